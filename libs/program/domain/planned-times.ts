// The plan of a program: when each item should begin if everything before it takes as long as it should. Milliseconds
// of the epoch. What happens on the day does not move the plan; only a recount does.

import type { ItemKind } from '@rampa/kernel';

/** Seconds between two performances, where the organizer has not said otherwise: leaving, entering, announcing. */
export const DEFAULT_GAP_S = 30;

export interface PlannedItem {
  kind: ItemKind;
  durationS: number;
  isWithdrawn: boolean;
  /** The planned start that a recount left as it was, since the item had begun by then. */
  keptAt?: number | null;
}

/**
 * Planned starts in the order of the items, or null for the withdrawn (they take no time) and for all while the
 * program has no beginning. A performance is followed by a gap; a pause and whatever else is not performed lasts what
 * it lasts. What a recount has kept stands apart from the sequence.
 */
export function plannedTimes(
  beginMs: number | null,
  items: readonly PlannedItem[],
  gapS: number = DEFAULT_GAP_S,
): (number | null)[] {
  let at = beginMs;
  return items.map((item) => {
    if (item.isWithdrawn) return null;
    if (item.keptAt != null) return item.keptAt;
    if (at === null) return null;
    const start = at;
    at += lengthMs(item, gapS);
    return start;
  });
}

/** How long the item holds the stage, the gap after a performance included. */
export function lengthMs({ kind, durationS }: Pick<PlannedItem, 'kind' | 'durationS'>, gapS: number): number {
  return (durationS + (kind === 'performance' ? gapS : 0)) * 1000;
}
