// The journal of a judge's taps on this device, and what may be sent of it. Pure.

import type { Submission, SubmissionReply } from '@rampa/contract';

/** `onDevice`: to be sent; `accepted`: on the server; `parked`: finally not taken, kept with its reason. */
export type EntryState = 'onDevice' | 'accepted' | 'parked';

export interface Entry {
  submission: Submission;
  competitionGuid: string;
  /** Milliseconds of the tap. */
  madeAt: number;
  state: EntryState;
  /** The base version is not known until the tap before it in the same cell has its answer. */
  isChained: boolean;
  /** Epoch and time of the acceptance. */
  epoch: string | null;
  settledAt: number | null;
  /** Accepted once, under an epoch that is no more. */
  isOfferedAgain: boolean;
  reply: SubmissionReply | null;
  /** The judge has read why it was not taken. */
  isSeen: boolean;
  /** Made on another device and taken over by this one; its order number is that device's own. */
  isTaken?: boolean;
}

/** One tap as the page gives it; the outbox adds identity and order. */
export interface Tap {
  competitionGuid: string;
  itemGuid: string;
  seenRevision: number | null;
  /** Epoch of that sheet. */
  seenEpoch: string | null;
  /** Version of the cell on the sheet; null where the page does not know it. */
  baseVersion: number | null;
  /** Exactly one of these four. */
  mark?: { pointGuid: string; value: number | null };
  comment?: string;
  abstain?: boolean;
  prize?: { prizeGuid: string; isBound: boolean };
}

export const BATCH = 50;
/** Marks of the last day are offered again when the server starts a new epoch. */
const OFFER_AGAIN_MS = 24 * 3600 * 1000;
/** Accepted taps are kept so long; nothing else is ever removed. */
export const KEEP_MS = 7 * OFFER_AGAIN_MS;

/** What two taps must share to be about the same thing. */
export function cellOf(submission: Submission): string {
  const { pointGuid, prizeGuid, comment } = submission;
  const what = pointGuid ?? prizeGuid ?? (comment !== undefined ? 'comment' : 'abstain');
  return `${submission.competitionProgramItemGuid} ${what}`;
}

/** Still to be sent, or to be read by the judge: what may not be lost from the device. */
export function isOwed({ state, isSeen }: Entry): boolean {
  return state === 'onDevice' || (state === 'parked' && !isSeen);
}

export function byOrder(one: Entry, other: Entry): number {
  const order = one.submission.deviceSeq - other.submission.deviceSeq;
  return order !== 0 ? order : one.submission.submissionGuid < other.submission.submissionGuid ? -1 : 1;
}

export function newEntry(
  tap: Tap,
  own: Pick<Submission, 'submissionGuid' | 'judgeGuid' | 'device' | 'deviceSeq'>,
  before: readonly Entry[],
  now: number,
): Entry {
  const submission: Submission = {
    ...own,
    seenRevision: tap.seenRevision,
    seenEpoch: tap.seenEpoch,
    baseVersion: tap.mark ? tap.baseVersion : null,
    competitionProgramItemGuid: tap.itemGuid,
    ...(tap.mark ? { pointGuid: tap.mark.pointGuid, value: tap.mark.value } : {}),
    ...(tap.comment === undefined ? {} : { comment: tap.comment }),
    ...(tap.abstain === undefined ? {} : { abstain: tap.abstain }),
    ...tap.prize,
  };
  const same = before.filter((entry) => cellOf(entry.submission) === cellOf(submission));
  // The sheet may be behind an answer that this device has already. One that is not behind says itself what is in the
  // cell: a clearing may have taken the answered mark away.
  const answered = same
    .filter(({ state, epoch }) => state === 'accepted' && epoch === tap.seenEpoch)
    .filter(({ reply }) => (reply?.revision ?? 0) > (tap.seenRevision ?? 0))
    .map((entry) => entry.reply?.version ?? 0);
  if (submission.baseVersion !== null) submission.baseVersion = Math.max(submission.baseVersion, ...answered);
  return {
    submission,
    competitionGuid: tap.competitionGuid,
    madeAt: now,
    state: 'onDevice',
    isChained: same.some((entry) => entry.state === 'onDevice'),
    epoch: null,
    settledAt: null,
    isOfferedAgain: false,
    reply: null,
    isSeen: false,
  };
}

/**
 * What goes out next: in the order of the taps, of one event, and of each cell only the oldest tap, because a body must
 * not change once it was sent and the next one's base version is in this one's answer.
 */
export function nextBatch(entries: readonly Entry[], limit = BATCH): Entry[] {
  const cells = new Set<string>();
  const batch: Entry[] = [];
  for (const entry of [...entries].sort(byOrder)) {
    if (entry.state !== 'onDevice') continue;
    if (batch[0] && entry.competitionGuid !== batch[0].competitionGuid) continue;
    const cell = cellOf(entry.submission);
    if (cells.has(cell)) continue;
    cells.add(cell);
    batch.push(entry);
    if (batch.length === limit) break;
  }
  return batch;
}

/** The entry after the server's word about it. */
export function settled(entry: Entry, reply: SubmissionReply, epoch: string, now: number): Entry {
  // Offered again, the same guid with another body: the server still has what it accepted then.
  const isDouble = entry.isOfferedAgain && reply.status === 'refused' && reply.code === 'guidReused';
  const isAccepted = reply.status === 'accepted' || isDouble;
  return {
    ...entry,
    state: isAccepted ? 'accepted' : 'parked',
    isOfferedAgain: false,
    epoch,
    settledAt: now,
    reply: isDouble ? entry.reply : reply,
  };
}

/** Kept with its reason when the server refused the whole call because of it. */
export function parked(entry: Entry, code: string, message: string, now: number): Entry {
  const { submissionGuid } = entry.submission;
  const reply: SubmissionReply = {
    submissionGuid,
    status: 'refused',
    revision: null,
    version: null,
    value: null,
    code,
    message,
  };
  return { ...entry, state: 'parked', settledAt: now, reply };
}

/** A tap that built on another one of the same cell takes the version which that one was answered with. */
export function resolved(entry: Entry, entries: readonly Entry[]): Entry {
  if (!entry.isChained) return entry;
  const before = entries
    .filter((one) => cellOf(one.submission) === cellOf(entry.submission) && byOrder(one, entry) < 0)
    // What both devices may send must come out the same on both.
    .filter((one) => !entry.isTaken || one.submission.device === entry.submission.device)
    .sort(byOrder)
    .at(-1);
  const own = entry.submission;
  if (!before || own.pointGuid === undefined) return { ...entry, isChained: false };
  // After a conflict the later tap conflicts too: the judge has not seen the value that is in force.
  const refused = before.submission.baseVersion ?? own.baseVersion;
  const baseVersion = before.state === 'accepted' ? (before.reply?.version ?? null) : refused;
  return { ...entry, isChained: false, submission: { ...own, baseVersion } };
}

/** Accepted taps of the last day that a server of another epoch may not know. */
export function toOfferAgain(entries: readonly Entry[], epoch: string, now: number): Entry[] {
  return entries
    .filter(
      (entry) => entry.state === 'accepted' && entry.epoch !== epoch && now - (entry.settledAt ?? 0) <= OFFER_AGAIN_MS,
    )
    .map((entry) => ({
      ...entry,
      state: 'onDevice',
      isOfferedAgain: true,
      isChained: false,
      submission: offered(entry),
    }));
}

/**
 * With the version that it had, a comment or an abstention with its revision: of two devices' taps about the same thing
 * the later one wins, whichever is offered first.
 */
function offered({ submission, epoch, reply }: Entry): Submission {
  const version = submission.pointGuid === undefined ? reply?.revision : reply?.version;
  const isKnown = epoch !== null && version !== null && version !== undefined;
  return { ...submission, baseVersion: null, ...(isKnown ? { acknowledged: { epoch, version } } : {}) };
}

const RANK: Record<EntryState, number> = { onDevice: 0, accepted: 1, parked: 1 };

/** The union of two journals; of the same tap the later word holds. */
export function merged(one: readonly Entry[], other: readonly Entry[]): Entry[] {
  const byGuid = new Map<string, Entry>();
  for (const entry of [...one, ...other]) {
    const { submissionGuid } = entry.submission;
    const known = byGuid.get(submissionGuid);
    byGuid.set(submissionGuid, known ? later(known, entry) : entry);
  }
  return [...byGuid.values()].sort(byOrder);
}

function later(one: Entry, other: Entry): Entry {
  const [a, b] = [one.settledAt ?? 0, other.settledAt ?? 0];
  if (a !== b) return a > b ? one : other;
  if (one.isOfferedAgain !== other.isOfferedAgain) return one.isOfferedAgain ? one : other;
  return RANK[other.state] > RANK[one.state] || (one.isChained && !other.isChained) || other.isSeen ? other : one;
}
