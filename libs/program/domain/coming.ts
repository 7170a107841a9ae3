// Who is on stage and who comes next: one answer for the desk, the presenter, the hall and the foyer.

import type { Activity, ItemKind } from '@rampa/kernel';

export interface StagedInOrder {
  kind: ItemKind;
  activity: Activity;
  isWithdrawn: boolean;
  /** ISO instant ending in Z, so that texts compare as times. */
  doneAt: string | null;
}

export interface Coming<Item> {
  onStage: Item | null;
  /** The performance on stage, or the last one done; the program goes on from here. */
  current: Item | null;
  /** Performances still to come, the next one first. */
  coming: Item[];
}

/**
 * Performances behind the current one come first, in the order of the program; those that the program has passed come
 * after them, so that nobody is lost or forced. Those who were called («Вызвать») go before those who were not.
 */
export function comingUp<Item extends StagedInOrder>(items: readonly Item[]): Coming<Item> {
  const performances = items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const onStage = performances.find(({ activity }) => activity === 'OnStage') ?? null;
  const current = onStage ?? lastDone(performances);
  const from = current ? performances.indexOf(current) + 1 : 0;
  const inTurn = [...performances.slice(from), ...performances.slice(0, from)];
  const as = (activity: Activity) => inTurn.filter((item) => item.activity === activity);
  return { onStage, current, coming: [...as('Ready'), ...as('Waiting')] };
}

function lastDone<Item extends StagedInOrder>(performances: readonly Item[]): Item | null {
  let last: Item | null = null;
  for (const item of performances) {
    if (item.activity === 'Done' && (item.doneAt ?? '') >= (last?.doneAt ?? '')) last = item;
  }
  return last;
}
