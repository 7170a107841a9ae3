// The plan of a program: when each item should begin if everything before it takes as long as it should. Milliseconds
// of the epoch; what happens on the day itself does not move the plan.

import type { ItemKind } from '@rampa/kernel';

/** Time between two performances: leaving, entering, announcing. */
export const DEFAULT_GAP_S = 30;

export interface PlannedItem {
  kind: ItemKind;
  durationS: number;
  isWithdrawn: boolean;
}

/**
 * Planned starts in the order of the items, or null for the withdrawn (they take no time) and for all while the
 * program has no beginning. A performance is followed by a gap; a pause and whatever else is not performed lasts what
 * it lasts.
 */
export function plannedTimes(
  beginMs: number | null,
  items: readonly PlannedItem[],
  gapS: number = DEFAULT_GAP_S,
): (number | null)[] {
  let at = beginMs;
  return items.map((item) => {
    if (at === null || item.isWithdrawn) return null;
    const start = at;
    at += (item.durationS + (item.kind === 'performance' ? gapS : 0)) * 1000;
    return start;
  });
}
