// Planned and likely starts of items, from the plan and past steps, without a clock.

import type { ItemRow, ProgramRow } from './rows.ts';

/** Least number of real gaps for a forecast, and the most that are used. */
const GAPS_NEEDED = 3;
const GAPS_HEARD = 8;
/** A longer gap is a break that nobody recorded. */
const LONGEST_GAP_S = 600;

export interface ItemTimes {
  plannedAt: number | null;
  forecastAt: number | null;
}

/** Of the items of one program in their order. */
export function timesOf({ begins_at, replanned_at, gap_s }: ProgramRow, items: readonly ItemRow[]): ItemTimes[] {
  const planned = plannedOf(items, (replanned_at ?? begins_at)?.getTime() ?? null, gap_s);
  const forecast = forecastOf(items, planned, gap_s);
  return items.map((_, i) => ({ plannedAt: planned[i]!, forecastAt: forecast[i]! }));
}

/** A gap follows performances only. */
const takes = ({ kind, duration_s }: ItemRow, gap: number): number =>
  1000 * (kind === 'performance' ? duration_s + gap : duration_s);

function plannedOf(items: readonly ItemRow[], begin: number | null, gap: number): (number | null)[] {
  let at = begin;
  return items.map((item) => {
    if (item.is_withdrawn) return null;
    // An item that had begun before a recount keeps its time.
    if (item.planned_at) return item.planned_at.getTime();
    const start = at;
    if (at !== null) at += takes(item, gap);
    return start;
  });
}

function forecastOf(items: readonly ItemRow[], planned: readonly (number | null)[], gap: number): (number | null)[] {
  const present = items.filter(({ is_withdrawn }) => !is_withdrawn);
  const onStage = present.find((item) => item.activity === 'OnStage' && item.on_stage_at);
  const ends = present.flatMap((item) => (isOver(item) ? [item.done_at!.getTime()] : []));
  const isKnown = onStage !== undefined || ends.length > 0;
  const usual = usualGap(items, gap);
  let at = 1000 * usual + (onStage ? onStage.on_stage_at!.getTime() + 1000 * onStage.duration_s : Math.max(...ends));
  const starts = new Map<ItemRow, number | null>();
  for (const item of inTurn(items.filter((_, i) => isToCome(items, i)))) {
    starts.set(item, isKnown ? at : planned[items.indexOf(item)]!);
    at += takes(item, usual);
  }
  return items.map((item) => starts.get(item) ?? null);
}

const performs = (item: ItemRow): boolean => item.kind === 'performance' && !item.is_withdrawn;
const isWaiting = ({ activity }: ItemRow): boolean => activity === 'Waiting' || activity === 'Ready';

/** A break is over when a performance after it has begun and neither of its neighbours waits. */
function isToCome(items: readonly ItemRow[], at: number): boolean {
  const item = items[at]!;
  if (item.is_withdrawn) return false;
  if (performs(item)) return isWaiting(item);
  const placed = (one: ItemRow) => performs(one) && one.activity !== 'Skipped';
  const before = items.slice(0, at).filter(placed);
  const after = items.slice(at).filter(placed);
  if (after.every(isWaiting)) return true;
  return [before.at(-1), after[0]].some((one) => one !== undefined && isWaiting(one));
}

/** Called performances take the first places of performances; breaks stay where they are. */
function inTurn(toCome: readonly ItemRow[]): ItemRow[] {
  const order = toCome
    .filter(performs)
    .toSorted((a, b) => Number(b.activity === 'Ready') - Number(a.activity === 'Ready'));
  return toCome.map((item) => (performs(item) ? order.shift()! : item));
}

const isOver = ({ activity, is_withdrawn, done_at }: ItemRow): boolean =>
  activity === 'Done' && !is_withdrawn && done_at !== null;

/** Median of the last real gaps between neighbours, in whole seconds. */
function usualGap(items: readonly ItemRow[], gap: number): number {
  const real = items.flatMap((item, i) => {
    const before = items[i - 1];
    if (!before || before.kind !== 'performance' || item.kind !== 'performance') return [];
    if (!item.on_stage_at || !isOver(before)) return [];
    const at = item.on_stage_at.getTime();
    const seconds = (at - before.done_at!.getTime()) / 1000;
    return seconds >= 0 && seconds <= LONGEST_GAP_S ? [{ at, seconds }] : [];
  });
  if (real.length < GAPS_NEEDED) return gap;
  const last = real.toSorted((a, b) => a.at - b.at).slice(-GAPS_HEARD);
  const sorted = last.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)]!);
}
