// The judge's sheet as he sees it: what the server says, with what lies on this device laid over it. Pure.

import type { CriterionView, JudgeSheetView } from '@rampa/contract';
import { serves, type Decimals } from '@rampa/jury/domain';
import { hasGivenAll, judgeTotal } from '@rampa/judging/domain';
import type { Sync } from '@rampa/platform/web/base';
import { cellOf, type Entry } from '../outbox/index.ts';

export type SheetItem = JudgeSheetView['items'][number];

export interface Cell {
  /** In force as far as this device knows; thousandths. */
  value: number | null;
  /** Version on the sheet, for the next tap. */
  version: number;
  sync: Sync | null;
  /** What the judge gave and the server did not take, until he has read why. */
  refused: { value: number | null; guid: string } | null;
}

export interface Comment {
  text: string;
  sync: Sync | null;
  refused: { text: string; guid: string } | null;
}

export interface Abstained {
  isOn: boolean;
  sync: Sync | null;
  refused: { isOn: boolean; guid: string } | null;
}

/** One of his own prizes at one performance. */
export interface PrizeHere {
  isOn: boolean;
  sync: Sync | null;
  refused: { isOn: boolean; guid: string } | null;
}

export interface SheetOverlay {
  cell(item: SheetItem, criterion: CriterionView): Cell;
  comment(item: SheetItem): Comment;
  abstained(item: SheetItem): Abstained;
  prize(item: SheetItem, prize: JudgeSheetView['prizes'][number]): PrizeHere;
}

/** `epoch` and `revision` are the sheet's: what it has seen it says itself, and of another epoch it knows nothing. */
export function overlayOf(entries: readonly Entry[], epoch: string | null, revision: number | null): SheetOverlay {
  const byCell = new Map<string, Entry[]>();
  for (const entry of entries) {
    const cell = cellOf(entry.submission);
    byCell.set(cell, [...(byCell.get(cell) ?? []), entry]);
  }
  const lastOf = (item: SheetItem, what: string) => byCell.get(`${item.guid} ${what}`)?.at(-1) ?? null;

  /** Answered at a revision that the sheet has not reached. */
  const isAhead = (entry: Entry, at: number | null | undefined) =>
    entry.epoch === epoch && at !== null && at !== undefined && at > (revision ?? -1);
  /** The last word of a comment or an abstention: `known` is the sheet's, `own` was tapped, `answered` met by a conflict. */
  const wordOf = <T>(last: Entry, known: T, own: T, answered: T | undefined) => {
    const { reply, state } = last;
    if (state === 'onDevice') return { value: own, refused: null };
    if (state === 'accepted') return { value: isAhead(last, reply?.revision) ? own : known, refused: null };
    const isNewer = answered !== undefined && last.epoch === epoch && (reply?.version ?? Infinity) > (revision ?? -1);
    const guid = last.submission.submissionGuid;
    return { value: isNewer ? answered : known, refused: last.isSeen ? null : { value: own, guid } };
  };
  const reasonOf = (last: Entry): Sync => ({ state: 'refused', reason: last.reply?.message ?? '' });

  return {
    cell(item, criterion) {
      const [value, version] = item.marks[criterion.guid] ?? [null, 0];
      const last = lastOf(item, criterion.guid);
      const known: Cell = { value, version, sync: value === null ? null : { state: 'accepted' }, refused: null };
      if (!last) return known;
      if (last.state === 'onDevice') {
        return { ...known, value: last.submission.value ?? null, sync: { state: 'onDevice' } };
      }
      const { reply } = last;
      // The sheet may be behind the answer; or ahead of it, when the mark was corrected or cleared since.
      if (last.state === 'accepted') {
        const given = isAhead(last, reply?.revision) ? (last.submission.value ?? null) : value;
        return { ...known, value: given, sync: given === null ? null : { state: 'accepted' } };
      }
      if (last.isSeen) return known;
      const isNewer = last.epoch === epoch && reply !== null && (reply.version ?? 0) > version;
      const isTakenSince =
        last.epoch === epoch && version > (reply?.version ?? Infinity) && value === (last.submission.value ?? null);
      return {
        ...known,
        value: isNewer ? (reply.value ?? null) : value,
        // The organizer has taken it since: the mark stands, and only the note waits to be read.
        sync: isTakenSince ? known.sync : reasonOf(last),
        refused: { value: last.submission.value ?? null, guid: last.submission.submissionGuid },
      };
    },
    comment(item) {
      const last = lastOf(item, 'comment');
      const inForce = (text: string): Sync | null => (text === '' ? null : { state: 'accepted' });
      if (!last) return { text: item.comment, sync: inForce(item.comment), refused: null };
      const { value, refused } = wordOf(last, item.comment, last.submission.comment ?? '', last.reply?.comment);
      if (refused) return { text: value, sync: reasonOf(last), refused: { text: refused.value, guid: refused.guid } };
      return { text: value, sync: last.state === 'onDevice' ? { state: 'onDevice' } : inForce(value), refused: null };
    },
    abstained(item) {
      const last = lastOf(item, 'abstain');
      if (!last) return { isOn: item.abstained, sync: null, refused: null };
      const own = last.submission.abstain ?? false;
      const { value, refused } = wordOf(last, item.abstained, own, last.reply?.abstain);
      if (refused) return { isOn: value, sync: reasonOf(last), refused: { isOn: refused.value, guid: refused.guid } };
      return { isOn: value, sync: last.state === 'onDevice' ? { state: 'onDevice' } : null, refused: null };
    },
    prize(item, { guid: prizeGuid, itemGuids }) {
      const known = itemGuids.includes(item.guid);
      const last = lastOf(item, prizeGuid);
      if (!last) return { isOn: known, sync: null, refused: null };
      const { value, refused } = wordOf(last, known, last.submission.isBound ?? false, undefined);
      if (refused) return { isOn: value, sync: reasonOf(last), refused: { isOn: refused.value, guid: refused.guid } };
      return { isOn: value, sync: last.state === 'onDevice' ? { state: 'onDevice' } : null, refused: null };
    },
  };
}

export function criteriaOf(sheet: JudgeSheetView, item: SheetItem): CriterionView[] {
  return sheet.criteria
    .filter(({ nominationGuids }) => serves(nominationGuids, item.nominationGuid))
    .sort((one, other) => one.order - other.order);
}

export interface Progress {
  given: number;
  expected: number;
  missing: readonly CriterionView[];
  isComplete: boolean;
}

export function progressOf(sheet: JudgeSheetView, item: SheetItem, overlay: SheetOverlay): Progress {
  const required = criteriaOf(sheet, item).filter((criterion) => criterion.isRequired);
  const missing = required.filter((criterion) => overlay.cell(item, criterion).value === null);
  const [given, expected] = [required.length - missing.length, required.length];
  const isComplete = hasGivenAll({ given, expected, abstained: overlay.abstained(item).isOn });
  return { given, expected, missing, isComplete };
}

/**
 * Whether the hall has seen a total that this tap changes. An empty cell tells: once he has given all that is asked, what
 * he gives besides moves the total; before that there was none to see.
 */
export function changesShown(
  sheet: JudgeSheetView,
  item: SheetItem,
  overlay: SheetOverlay,
  criterion: CriterionView,
  to: number | null,
): boolean {
  const from = overlay.cell(item, criterion).value;
  if (!item.isShown || from === to) return false;
  return from !== null || progressOf(sheet, item, overlay).isComplete;
}

export interface OwnTotal {
  /** Thousandths. */
  value: number;
  decimals: number;
}

/** What the judge's own marks make together, by the rules of the performance's nomination; null while it cannot be told. */
export function ownTotal(sheet: JudgeSheetView, item: SheetItem, overlay: SheetOverlay): OwnTotal | null {
  const rule = sheet.totals.find(({ nominationGuid }) => nominationGuid === item.nominationGuid);
  if (!rule) return null;
  const own = criteriaOf(sheet, item);
  const criteria = own.map((one) => ({ ...one, key: one.guid, required: one.isRequired }));
  // A mark that is not there yet is not a zero before the protocol closes.
  if (own.some((one) => one.isRequired && overlay.cell(item, one).value === null)) return null;
  const { perJudge, missing, rounding, decimals } = rule;
  const judge = rounding === null ? {} : { judge: rounding as Decimals };
  const marks = own.map((criterion) => overlay.cell(item, criterion).value);
  const value = judgeTotal({ criteria, perJudge, missing, rounding: judge }, marks);
  return value === null ? null : { value, decimals };
}

/** Why the performance cannot be marked now; null when it can. `isBlind`: the sheet is old, the server will decide. */
export function closedBecause(sheet: JudgeSheetView, item: SheetItem, isBlind: boolean): string | null {
  if (sheet.state === 'Draft') return 'Протокол ещё не открыт. Подождите организатора.';
  if (sheet.state !== 'Open') return 'Протокол закрыт: оценки больше не принимаются.';
  if (item.isWithdrawn) return 'Выступление снято: оценка не нужна.';
  if (item.activity === 'Skipped') return 'Выступление пропущено: оценка не нужна.';
  if (item.activity === 'OnStage' || item.activity === 'Done' || sheet.markAhead || isBlind) return null;
  return 'Выступление ещё не вышло на сцену: оценивать рано.';
}

export function isWanted(item: SheetItem): boolean {
  return !item.isWithdrawn && item.activity !== 'Skipped';
}

export function onStage(sheet: JudgeSheetView): SheetItem | null {
  return sheet.items.find((item) => item.activity === 'OnStage') ?? null;
}

/** The performance after this one that is to be marked. */
export function nextAfter(sheet: JudgeSheetView, item: SheetItem): SheetItem | null {
  const at = sheet.items.findIndex((one) => one.guid === item.guid);
  return sheet.items.slice(at + 1).find(isWanted) ?? null;
}

/** Where the judge begins: on stage, else the first unmarked that has been there, else the first of all. */
export function firstToShow(sheet: JudgeSheetView, overlay: SheetOverlay): SheetItem | null {
  const wanted = sheet.items.filter(isWanted);
  const waiting = wanted.find((item) => item.activity === 'Done' && !progressOf(sheet, item, overlay).isComplete);
  return onStage(sheet) ?? waiting ?? wanted.find((item) => item.activity !== 'Done') ?? wanted.at(-1) ?? null;
}
