// The running order as the organizer reads it: what is next, how late the day is, where parts begin.

import type { ProgramItemView } from '@rampa/contract';
import { comingUp, delayMinutes, forecastOf, FOREIGN_DAY_MINUTES, type ViewedItem } from '@rampa/program/domain';

export function isPerformance(item: ProgramItemView): boolean {
  return item.kind === 'performance';
}

export function onStage(items: readonly ProgramItemView[]): ProgramItemView | null {
  return comingUp(items).onStage;
}

export type TimedItem = ViewedItem & { guid: string };

export interface ProgramTimes {
  /** Minutes behind the plan (negative: ahead); null while nothing has begun or nothing is planned. */
  late: number | null;
  /**
   * Forecast by item guid, rounded to minutes, so that a row changes once a minute; only where it differs from the
   * plan.
   */
  forecasts: ReadonlyMap<string, string>;
  /** When the last item ends; null while nothing is ahead or known. */
  ends: { planned: string | null; forecast: string } | null;
}

/** The program's times by the organizer's clock. */
export function timesOf(items: readonly TimedItem[], gapS: number, nowMs: number): ProgramTimes {
  const { starts, delayMs } = forecastOf(items, gapS, nowMs);
  const minutes = delayMinutes(delayMs);
  const late = minutes !== null && Math.abs(minutes) <= FOREIGN_DAY_MINUTES ? minutes : null;
  const forecasts = new Map<string, string>();
  items.forEach((item, index) => {
    const start = starts[index];
    if (start == null || late === null) return;
    const minute = toMinute(start);
    if (item.plannedAt === null || toMinute(Date.parse(item.plannedAt)) !== minute) forecasts.set(item.guid, minute);
  });
  return { late, forecasts, ends: endsOf(items, starts) };
}

function endsOf(items: readonly TimedItem[], starts: readonly (number | null)[]): ProgramTimes['ends'] {
  const last = starts.reduce<number>(
    (most, start, at) => (start !== null && start >= (starts[most] ?? 0) ? at : most),
    -1,
  );
  if (last < 0) return null;
  const { plannedAt, duration } = items[last]!;
  return {
    planned: plannedAt === null ? null : toMinute(Date.parse(plannedAt) + duration * 1000),
    forecast: toMinute(starts[last]! + duration * 1000),
  };
}

/** When the last of these items ends: the end of a part. */
export function endOf(
  items: readonly TimedItem[],
  guids: ReadonlySet<string>,
  gapS: number,
  nowMs: number,
): ProgramTimes['ends'] {
  const { starts } = forecastOf(items, gapS, nowMs);
  return endsOf(
    items,
    starts.map((start, index) => (guids.has(items[index]!.guid) ? start : null)),
  );
}

function toMinute(ms: number): string {
  return new Date(Math.floor(ms / 60_000) * 60_000).toISOString();
}

export interface OrderBlock {
  /** The title with its index among equal titles, so that parts keep their identity when others come before them. */
  key: string;
  title: string;
  items: { item: ProgramItemView; index: number }[];
  performances: number;
  done: number;
}

export function blocksOf(items: readonly ProgramItemView[]): OrderBlock[] {
  const blocks: OrderBlock[] = [];
  const named = new Map<string, number>();
  items.forEach((item, index) => {
    let block = blocks.at(-1);
    // A pause without a part belongs to the part in which it stands.
    const continues = block && (item.block === block.title || (item.block === '' && !isPerformance(item)));
    if (!block || !continues) {
      const nth = (named.get(item.block) ?? 0) + 1;
      named.set(item.block, nth);
      block = { key: `${nth} ${item.block}`, title: item.block, items: [], performances: 0, done: 0 };
      blocks.push(block);
    }
    block.items.push({ item, index });
    if (isPerformance(item) && !item.isWithdrawn) {
      block.performances++;
      if (item.activity === 'Done') block.done++;
    }
  });
  return blocks;
}

/** Parts count all their items and show the found ones. */
export function foundBlocks(items: readonly ProgramItemView[], found: readonly ProgramItemView[]): OrderBlock[] {
  const blocks = blocksOf(items);
  if (found.length === items.length) return blocks;
  const shown = new Set(found);
  return blocks
    .map((block) => ({ ...block, items: block.items.filter(({ item }) => shown.has(item)) }))
    .filter((block) => block.items.length > 0);
}
