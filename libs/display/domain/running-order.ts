// Where the program stands: who is (or was last) on stage, who comes next, and the footlights of the block.

import type { Activity, ItemKind } from '@rampa/kernel';

export interface OrderedItem {
  kind: ItemKind;
  block: string;
  activity: Activity;
  isWithdrawn: boolean;
  /** ISO instant ending in Z, so that texts compare as times. */
  doneAt: string | null;
}

export interface RunningOrder<Item> {
  /** On stage, or else the one done last. */
  current: Item | null;
  /** The next performance that waits, after the current one. */
  next: Item | null;
  /** Those who wait after it. */
  upcoming: Item[];
  block: string;
  lamps: { count: number; done: number; current: number };
}

/** `items` in the order of the program. */
export function runningOrder<Item extends OrderedItem>(items: readonly Item[]): RunningOrder<Item> {
  const performances = items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const current = performances.find(({ activity }) => activity === 'OnStage') ?? lastDone(performances);
  const after = current ? performances.slice(performances.indexOf(current) + 1) : performances;
  const [next = null, ...upcoming] = after.filter(({ activity }) => activity === 'Waiting' || activity === 'Ready');
  const block = (current ?? next)?.block ?? '';
  const lit = performances.filter((item) => item.block === block && item.activity !== 'Skipped');
  return {
    current,
    next,
    upcoming,
    block,
    lamps: {
      count: lit.length,
      done: lit.filter(({ activity }) => activity === 'Done').length,
      current: current ? lit.indexOf(current) : -1,
    },
  };
}

function lastDone<Item extends OrderedItem>(performances: readonly Item[]): Item | null {
  let last: Item | null = null;
  for (const item of performances) {
    if (item.activity === 'Done' && (item.doneAt ?? '') >= (last?.doneAt ?? '')) last = item;
  }
  return last;
}
