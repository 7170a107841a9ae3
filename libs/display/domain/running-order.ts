// The program for a hall screen: who is (or was last) on stage, who comes next, and the block's footlights.

import { comingUp, type StagedInOrder } from '@rampa/program/domain';

export interface OrderedItem extends StagedInOrder {
  block: string;
}

export interface RunningOrder<Item> {
  /** The performance on stage, or the last one done. */
  current: Item | null;
  /** The next performance, the same that the desk and the presenter name. */
  next: Item | null;
  /** The performances after the next one. */
  upcoming: Item[];
  block: string;
  lamps: { count: number; done: number; current: number };
}

/** `items` in the order of the program. */
export function runningOrder<Item extends OrderedItem>(items: readonly Item[]): RunningOrder<Item> {
  const performances = items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const {
    current,
    coming: [next = null, ...upcoming],
  } = comingUp(items);
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
