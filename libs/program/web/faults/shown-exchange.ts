// An exchange as it is shown before it is made: when each of the two performs now and then, and in which part.

import { exchanged, plannedTimes, type Exchange, type Stage, type StageItem } from '@rampa/program/domain';

export interface MovedPlace {
  guid: string;
  /** From 1. */
  place: readonly [before: number, after: number];
  startMs: readonly [before: number | null, after: number | null];
  block: readonly [before: string, after: string];
}

/** Null: one of the two is not there any more. */
export function movedPlaces(stage: Stage, { first, second }: Pick<Exchange, 'first' | 'second'>): MovedPlace[] | null {
  const { items } = stage;
  const [at, to] = [first, second].map((guid) => items.findIndex((item) => item.guid === guid)) as [number, number];
  if (at < 0 || to < 0) return null;
  const after = exchanged(items, at, to);
  const times = (order: readonly StageItem[]) => plannedTimes(stage.beginsMs, order, stage.gapS);
  const [now, then] = [times(items), times(after)];
  return [
    [at, to],
    [to, at],
  ].map(([from, into]) => ({
    guid: items[from!]!.guid,
    place: [from! + 1, into! + 1],
    startMs: [now[from!] ?? null, then[into!] ?? null],
    block: [items[from!]!.block, after[into!]!.block],
  }));
}
