// A device and a server for the outbox's specs: storage that may break, a network that may lie.

import type { Submission, SubmissionReply } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import { cellOf, type Entry } from './entry.ts';
import { Outbox } from './outbox.ts';
import { Mirror } from './mirror.ts';
import { SafeStorage, type OutboxStorage } from './storage.ts';
import type { OutboxSurroundings } from './surroundings.ts';
import type { Transport } from './transport.ts';

export const JUDGE = '00000000-0000-7000-8000-0000000000aa';
export const COMPETITION = '00000000-0000-7000-8000-0000000000cc';
export const EPOCH = '00000000-0000-7000-8000-0000000000e1';
export const EPOCH_2 = '00000000-0000-7000-8000-0000000000e2';

/** IndexedDB as far as the outbox sees it; `isBroken` makes every operation throw. */
class FakeDatabase implements OutboxStorage {
  isBroken = false;
  #isMade = true;
  onLost?: () => void;
  kept = new Map<string, Entry>();
  async load(judgeGuid: string): Promise<Entry[]> {
    this.#check();
    return [...this.kept.values()]
      .filter((entry) => entry.submission.judgeGuid === judgeGuid)
      .map((one) => structuredClone(one));
  }
  async save(entries: readonly Entry[]): Promise<void> {
    this.#check();
    for (const entry of entries) this.kept.set(entry.submission.submissionGuid, structuredClone(entry));
  }
  async remove(entries: readonly Entry[]): Promise<void> {
    this.#check();
    for (const entry of entries) this.kept.delete(entry.submission.submissionGuid);
  }
  wasMade(): boolean {
    const made = this.#isMade;
    this.#isMade = false;
    return made;
  }
  /** The browser throws it away. */
  wipe(): void {
    this.kept.clear();
    this.#isMade = true;
    this.onLost?.();
  }
  #check(): void {
    if (this.isBroken) throw new Error('QuotaExceededError');
  }
}

class FakeTextStore {
  texts = new Map<string, string>();
  isBroken = false;
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isBroken) throw new Error('QuotaExceededError');
    this.texts.set(key, value);
  }
}

export type Weather =
  /** The request never arrives. */
  | 'lostThere'
  /** It arrives and takes effect; the answer is lost. */
  | 'lostBack'
  /** Somebody else answers 200. */
  | 'portal'
  /** 200 with our envelope's shape and not one reply of ours. */
  | 'silent'
  | 'fine';

interface FakeCell {
  value: number | null;
  version: number;
  /** The version that it had before the restore. */
  offered?: number | undefined;
}

/** The server's rules that matter to a client: idempotency by guid, versions, epochs. */
class FakeServer {
  epoch = EPOCH;
  revision = 0;
  weather: Weather[] = [];
  refusesCall: ApiFailure | null = null;
  /** A criterion whose presence makes the server refuse the call as a whole. */
  refusesCallWith: string | null = null;
  /** Marks that are refused, by value. */
  lockedAbove: number | null = null;
  calls: Submission[][] = [];
  effects: string[] = [];
  cells = new Map<string, FakeCell>();
  #answered = new Map<string, { body: string; reply: SubmissionReply }>();

  transport: Transport = async (_competition, submissions) => {
    this.calls.push(structuredClone(submissions));
    const weather = this.weather.shift() ?? 'fine';
    if (weather === 'lostThere') throw new ApiFailure(0, 'offline', 'Нет связи');
    if (weather === 'portal') throw new ApiFailure(200, 'foreignAnswer', 'Чужой ответ');
    if (weather === 'silent')
      return { epoch: this.epoch, replies: [{ submissionGuid: COMPETITION, status: 'accepted' }] };
    if (submissions.some((submission) => submission.pointGuid === this.refusesCallWith)) {
      throw new ApiFailure(400, 'badRequest', 'Неверный запрос.');
    }
    if (this.refusesCall) throw this.refusesCall;
    const replies = submissions.map((submission) => this.#take(submission));
    if (weather === 'lostBack') throw new ApiFailure(0, 'offline', 'Нет связи');
    return { epoch: this.epoch, replies };
  };

  /** A restore from a backup that knows nothing of the day. */
  restore(): void {
    this.epoch = EPOCH_2;
    this.cells.clear();
    this.#answered.clear();
  }

  #take(submission: Submission): SubmissionReply {
    const body = JSON.stringify(submission);
    const known = this.#answered.get(submission.submissionGuid);
    if (known) return known.body === body ? known.reply : this.#reply(submission, 'refused', 'guidReused');
    const reply = this.#judge(submission);
    this.#answered.set(submission.submissionGuid, { body, reply });
    return reply;
  }

  #judge(submission: Submission): SubmissionReply {
    const cell: FakeCell = this.cells.get(cellOf(submission)) ?? { value: null, version: 0, offered: 0 };
    const known = submission.acknowledged?.version;
    if (this.lockedAbove !== null && (submission.value ?? 0) > this.lockedAbove) {
      return this.#reply(submission, 'refused', 'protocolLocked');
    }
    const isBehind =
      known === undefined
        ? submission.baseVersion !== null && submission.baseVersion !== cell.version
        : cell.offered === undefined || cell.offered >= known;
    if (isBehind) {
      return { ...this.#reply(submission, 'conflict', 'markConflict'), value: cell.value, version: cell.version };
    }
    const next = { value: submission.value ?? null, version: cell.version + 1 };
    this.cells.set(cellOf(submission), { ...next, offered: known });
    this.effects.push(submission.submissionGuid);
    return { ...this.#reply(submission, 'accepted', null), ...next, revision: ++this.revision };
  }

  #reply(submission: Submission, status: SubmissionReply['status'], code: string | null): SubmissionReply {
    const { submissionGuid } = submission;
    return { submissionGuid, status, code, message: code, revision: null, version: null, value: null };
  }
}

class FakeDevice implements OutboxSurroundings {
  time = 1_000_000;
  waiting: (() => void)[] = [];
  returns = new Set<() => void>();
  others = new Set<() => void>();
  now = () => this.time;
  random = () => 0.5;
  later = (run: () => void) => {
    this.waiting.push(run);
    return () => {
      this.waiting = this.waiting.filter((one) => one !== run);
    };
  };
  onReturn = (run: () => void) => {
    this.returns.add(run);
    return () => this.returns.delete(run);
  };
  alone = (_name: string, work: () => Promise<void>) => work();
  tellOthers = () => undefined;
  onOther = (_judge: string, run: () => void) => {
    this.others.add(run);
    return () => this.others.delete(run);
  };
  /** Lets the waiting retries run, one after another, until the outbox rests. */
  async patience(outbox: Outbox): Promise<void> {
    await outbox.idle();
    for (let turn = 0; turn < 200 && this.waiting.length > 0; turn++) {
      this.waiting.shift()!();
      await outbox.idle();
    }
  }
}

/** With a server given: another device of the same day. */
export function scene(server = new FakeServer(), name = 'tablet') {
  const database = new FakeDatabase();
  const texts = new FakeTextStore();
  const device = new FakeDevice();
  /** What may go when the second copy has no room. */
  const spare: string[] = [];
  const makeRoom = () => spare.pop() !== undefined && ((texts.isBroken = spare.length > 0), true);
  const open = (judgeGuid = JUDGE) =>
    new Outbox({
      judgeGuid,
      device: name,
      storage: new SafeStorage(database, new Mirror(() => texts, makeRoom)),
      transport: server.transport,
      surroundings: device,
    });
  return { database, texts, server, device, open, spare };
}

const POINT = '00000000-0000-7000-8000-0000000000f1';
const ITEM = '00000000-0000-7000-8000-0000000000d1';

/** A tap of 9,5 on the first criterion of the first performance, unless said otherwise. */
export function tap(
  value: number | null = 9500,
  { item = ITEM, point = POINT, base = 0 as number | null, seen = 0, epoch = EPOCH } = {},
) {
  return {
    competitionGuid: COMPETITION,
    itemGuid: item,
    seenRevision: seen,
    seenEpoch: epoch,
    baseVersion: base,
    mark: { pointGuid: point, value },
  };
}
