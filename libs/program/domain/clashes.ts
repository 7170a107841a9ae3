// Who has too little time between two performances, and the nearest exchange after which there is enough.

import { plannedTimes, type PlannedItem } from './planned-times.ts';

export interface StageItem extends PlannedItem {
  guid: string;
  /** Numbers of those who stand in it (`peopleOnStage`). */
  people: readonly number[];
  nominationGuid: string | null;
  block: string;
  /** It waits: only such ones change places. */
  isMovable: boolean;
  /** It is over or was skipped: nobody has to hurry from or to it. */
  isOver: boolean;
}

/** A performance of another program of the event. */
export interface ElsewhereItem {
  guid: string;
  person: number;
  startMs: number;
  endMs: number;
}

/** Fewer performances between two of one person, or fewer minutes, is too little. 0: not asked. */
export interface RestRule {
  items: number;
  minutes: number;
}

export interface Clash {
  person: number;
  /** The earlier one stands first; `second` may be in another program. */
  first: string;
  second: string;
  isElsewhere: boolean;
  /** Performances between them; null in different programs. */
  between: number | null;
  /** Between the end of one and the beginning of the other; negative: both at once; null: no time is known. */
  restMs: number | null;
}

export interface Stage {
  items: readonly StageItem[];
  elsewhere: readonly ElsewhereItem[];
  beginsMs: number | null;
  gapS: number;
}

const MINUTE_MS = 60_000;

export function clashesOf(stage: Stage, rule: RestRule): Clash[] {
  const { items, elsewhere, beginsMs, gapS } = stage;
  const starts = plannedTimes(beginsMs, items, gapS);
  const timed = items.flatMap((item, index) =>
    item.kind === 'performance' && !item.isWithdrawn
      ? [{ item, startMs: starts[index] ?? null, endMs: endOf(item, starts[index] ?? null) }]
      : [],
  );
  const found: Clash[] = [];
  const last = new Map<number, number>();
  timed.forEach(({ item, startMs }, at) => {
    for (const person of item.people) {
      const before = last.get(person);
      last.set(person, at);
      if (before === undefined) continue;
      const { item: first, endMs } = timed[before]!;
      const between = at - before - 1;
      const restMs = startMs === null || endMs === null ? null : startMs - endMs;
      const isTight = between < rule.items || (restMs !== null && restMs < rule.minutes * MINUTE_MS);
      if (isTight && !item.isOver)
        found.push({ person, first: first.guid, second: item.guid, isElsewhere: false, between, restMs });
    }
  });
  const away = Map.groupBy(elsewhere, ({ person }) => person);
  if (rule.minutes > 0)
    for (const { item, startMs, endMs } of timed)
      for (const person of item.people)
        for (const other of away.get(person) ?? []) {
          if (startMs === null || endMs === null || item.isOver) continue;
          const restMs = Math.max(other.startMs - endMs, startMs - other.endMs);
          if (restMs >= rule.minutes * MINUTE_MS) continue;
          found.push({ person, first: item.guid, second: other.guid, isElsewhere: true, between: null, restMs });
        }
  return found;
}

function endOf({ durationS }: StageItem, startMs: number | null): number | null {
  return startMs === null ? null : startMs + durationS * 1000;
}

export interface Exchange {
  first: string;
  second: string;
  /** How many clashes there are then. */
  left: number;
}

/** Neighbours that are tried to each side. */
const REACH = 40;
/** An exchange across nominations is as dear as so many places, across parts as so many. */
const OTHER_NOMINATION = 25;
const OTHER_PART = 60;

/**
 * The cheapest exchange of one of the two with another performance after which this clash is gone and there are fewer
 * clashes than before: the nearest one of the same nomination and part first. Null: there is none.
 */
export function exchangeFor(clash: Clash, stage: Stage, rule: RestRule): Exchange | null {
  const { items } = stage;
  const before = clashesOf(stage, rule).length;
  const tried = [clash.first, ...(clash.isElsewhere ? [] : [clash.second])].flatMap((guid) => {
    const at = items.findIndex((item) => item.guid === guid);
    return items[at]?.isMovable ? candidatesOf(items, at) : [];
  });
  for (const { at, to } of tried.toSorted((one, other) => one.cost - other.cost)) {
    const after = clashesOf({ ...stage, items: exchanged(items, at, to) }, rule);
    const isGone = !after.some((one) => one.person === clash.person && one.first === clash.first && one.second === clash.second); // prettier-ignore
    if (isGone && after.length < before) return { first: items[at]!.guid, second: items[to]!.guid, left: after.length };
  }
  return null;
}

function candidatesOf(items: readonly StageItem[], at: number): { at: number; to: number; cost: number }[] {
  const own = items[at]!;
  const from = Math.max(0, at - REACH);
  return items.slice(from, at + REACH + 1).flatMap((item, index) => {
    const to = from + index;
    if (to === at || item.kind !== 'performance' || !item.isMovable || item.isWithdrawn) return [];
    const cost =
      Math.abs(to - at) +
      (item.nominationGuid === own.nominationGuid ? 0 : OTHER_NOMINATION) +
      (item.block === own.block ? 0 : OTHER_PART);
    return [{ at, to, cost }];
  });
}

/** Each takes the other's place and part. */
export function exchanged<I extends { block: string }>(items: readonly I[], at: number, to: number): I[] {
  const [one, other] = [items[at]!, items[to]!];
  return items.map((item, index) =>
    index === at ? { ...other, block: one.block } : index === to ? { ...one, block: other.block } : item,
  );
}
