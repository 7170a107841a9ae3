// When everything still ahead is likely to begin, and how late the day is. Computed from past steps alone, so the
// server and every screen agree; a screen with a clock may add the current overrun.

import type { Activity, ItemKind } from '@rampa/kernel';
import { aheadOf } from './coming.ts';
import { lengthMs } from './planned-times.ts';

/** All instants are milliseconds of the epoch. */
export interface StagedItem {
  kind: ItemKind;
  durationS: number;
  isWithdrawn: boolean;
  activity: Activity;
  onStageAt: number | null;
  doneAt: number | null;
  plannedAt: number | null;
}

export interface Forecast {
  /**
   * In the order of the items; null for items that have begun, are skipped or withdrawn, and for all while nothing is
   * known.
   */
  starts: (number | null)[];
  /**
   * How much later than planned the next item begins, ms; negative: earlier; null before the beginning and after the
   * end.
   */
  delayMs: number | null;
}

/** Real gaps are used when there are at least so many; they say more than the planned one. */
const GAPS_HEARD = 8;
const GAPS_NEEDED = 3;
/** A longer gap was a break that nobody recorded, so it does not count. */
const LONGEST_GAP_S = 600;

/** `nowMs` null: only past steps count (a view has no clock). */
export function forecast(items: readonly StagedItem[], gapS: number, nowMs: number | null = null): Forecast {
  const ahead = aheadOf(items);
  const free = freeAt(items, gapS, nowMs);
  const startOf = new Map<StagedItem, number | null>();
  const starts = () => items.map((item) => startOf.get(item) ?? null);
  if (free === null) {
    for (const item of ahead) startOf.set(item, item.plannedAt);
    return { starts: starts(), delayMs: null };
  }
  const usual = usualGapS(items, gapS);
  let at = free;
  for (const item of ahead) {
    // A pause may begin by itself; a performance begins only when it is called.
    const start = item.kind === 'performance' ? Math.max(at, nowMs ?? at) : at;
    at = start + lengthMs(item, usual);
    startOf.set(item, start);
  }
  // An awarding or a pause is not ended by a press: after the last performance the clock ends it.
  const isOver = nowMs !== null && nowMs >= at && !items.some(isToPerform);
  return { starts: starts(), delayMs: isOver ? null : delayOf(items, ahead, startOf) };
}

/** When the stage is free for the next performance; null while nobody has been on it. */
function freeAt(items: readonly StagedItem[], gapS: number, nowMs: number | null): number | null {
  const usual = usualGapS(items, gapS) * 1000;
  const current = onStageNow(items);
  if (current) {
    const end = current.onStageAt! + current.durationS * 1000;
    return Math.max(end, nowMs ?? end) + usual;
  }
  const done = items.filter(isDone).map((item) => item.doneAt!);
  return done.length === 0 ? null : Math.max(...done) + usual;
}

function onStageNow(items: readonly StagedItem[]): StagedItem | null {
  return items.find((item) => item.activity === 'OnStage' && !item.isWithdrawn && item.onStageAt !== null) ?? null;
}

function isToPerform({ kind, activity, isWithdrawn }: StagedItem): boolean {
  return kind === 'performance' && !isWithdrawn && activity !== 'Done' && activity !== 'Skipped';
}

function isDone(item: StagedItem): boolean {
  return item.activity === 'Done' && !item.isWithdrawn && item.doneAt !== null;
}

/** Real seconds between two performances, by the median of the last gaps; before there are enough, the planned gap. */
export function usualGapS(items: readonly StagedItem[], gapS: number): number {
  const real: { at: number; gapS: number }[] = [];
  items.forEach((item, index) => {
    const before = items[index - 1];
    if (item.onStageAt === null || item.kind !== 'performance' || before?.kind !== 'performance') return;
    if (!isDone(before)) return;
    const gap = (item.onStageAt - before.doneAt!) / 1000;
    if (gap >= 0 && gap <= LONGEST_GAP_S) real.push({ at: item.onStageAt, gapS: gap });
  });
  if (real.length < GAPS_NEEDED) return gapS;
  const heard = real.sort((a, b) => a.at - b.at).slice(-GAPS_HEARD);
  const sorted = heard.map((one) => one.gapS).sort((a, b) => a - b);
  return Math.round(sorted[sorted.length >> 1]!);
}

/**
 * Measured by the next performance, else by the next other item, else by the one on stage; a finished day is not late.
 */
function delayOf(
  items: readonly StagedItem[],
  ahead: readonly StagedItem[],
  startOf: ReadonlyMap<StagedItem, number | null>,
): number | null {
  const known = ahead.filter(({ plannedAt }) => plannedAt !== null);
  const next = known.find(({ kind }) => kind === 'performance') ?? known[0];
  if (next !== undefined) return startOf.get(next)! - next.plannedAt!;
  const current = onStageNow(items);
  return current === null || current.plannedAt === null ? null : current.onStageAt! - current.plannedAt;
}
