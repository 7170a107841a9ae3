// «Пересчитать»: plans the items ahead anew from where the day really is, so that the delay becomes the plan.

import { forecast, type StagedItem } from './forecast.ts';

export interface Recount {
  /** When the plan of the items ahead begins; null: at the program's own beginning. */
  anchorMs: number | null;
  /** In the order of the items: the planned start that stays; null for items planned anew. */
  kept: (number | null)[];
}

/** Before anything has begun there is nothing to keep: the plan starts at the program's beginning. */
export function recount(items: readonly StagedItem[], gapS: number, nowMs: number): Recount {
  const hasBegun = items.some(({ onStageAt, doneAt, isWithdrawn }) => !isWithdrawn && (onStageAt ?? doneAt) !== null);
  if (!hasBegun) return { anchorMs: null, kept: items.map(() => null) };
  const { starts } = forecast(items, gapS, nowMs);
  const ahead = starts.filter((start) => start !== null);
  return {
    anchorMs: ahead.length === 0 ? nowMs : Math.min(...ahead),
    kept: items.map((item, index) => (starts[index] === null && !item.isWithdrawn ? item.plannedAt : null)),
  };
}
