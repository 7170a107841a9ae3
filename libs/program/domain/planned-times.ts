// The plan of a program: when each item begins if everything before it takes as long as planned. Milliseconds of the
// epoch. Only a recount moves the plan; the day itself does not.

import type { ItemKind } from '@rampa/kernel';

/** Default seconds between two performances: leaving, entering, announcing. */
export const DEFAULT_GAP_S = 30;

export interface PlannedItem {
  kind: ItemKind;
  durationS: number;
  isWithdrawn: boolean;
  /** The planned start that a recount kept, because the item had begun. */
  keptAt?: number | null;
}

/**
 * Planned starts in the order of the items; null for withdrawn items (they take no time), and for all while the program
 * has no beginning. A gap follows each performance; a pause and other items last their own length. Starts kept by a
 * recount do not depend on the sequence.
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

/** How long the item holds the stage, ms, with the gap after a performance. */
export function lengthMs({ kind, durationS }: Pick<PlannedItem, 'kind' | 'durationS'>, gapS: number): number {
  return (durationS + (kind === 'performance' ? gapS : 0)) * 1000;
}
