// Who goes on into the next tour: a rule proposes, a person decides.

export interface Placed {
  readonly item: string;
  /** Ranking group: places are counted within it. */
  readonly group: string;
  readonly place: number | null;
  /** Integer thousandths. */
  readonly total: number | null;
}

/** `place`: the first so many places of each group. `mark`: a total of so much and above. `decision`: nobody by a rule. */
export type GoingRule =
  | { readonly kind: 'place'; readonly to: number }
  | { readonly kind: 'mark'; readonly from: number }
  | { readonly kind: 'decision' };

/**
 * Whoever shares the last place that goes on goes on too: a rule never parts equals. Without a result nobody goes on by a
 * rule.
 */
export function goingOn(placed: readonly Placed[], rule: GoingRule): string[] {
  if (rule.kind === 'decision') return [];
  return placed
    .filter(({ place, total }) =>
      rule.kind === 'place' ? place !== null && place <= rule.to : total !== null && total >= rule.from,
    )
    .map(({ item }) => item);
}
