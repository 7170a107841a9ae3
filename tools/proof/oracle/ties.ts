// Breaks ties step by step as the scheme says; whole sets at a time, because the chair decides about sets.

import type { DecisionRow, Tables } from './rows.ts';
import type { Standing } from './standing.ts';

/** A set that the rules leave to the chair. */
export interface ChairTie {
  set: readonly Standing[];
  decision: DecisionRow | null;
}

export interface Order {
  /** Best first; those who stay equal share an entry. */
  classes: readonly (readonly Standing[])[];
  ties: readonly ChairTie[];
}

/** Of those who are counted, in the order in which they appear. */
export function orderOf(tables: Tables, ranked: readonly Standing[]): Order {
  const ties: ChairTie[] = [];
  const classes = splitBy(ranked, ({ counted }) => counted.total!).flatMap((equal) => split(tables, equal, 0, ties));
  return { classes, ties };
}

function split(
  tables: Tables,
  set: readonly Standing[],
  at: number,
  ties: ChairTie[],
): readonly (readonly Standing[])[] {
  const step = set[0]!.scheme.ties[at];
  if (set.length === 1 || !step || step.kind === 'sharedPlace') return [set];
  const go = (part: readonly Standing[]) => split(tables, part, at + 1, ties);
  switch (step.kind) {
    case 'higherComponents':
      return splitBy(set, ({ counted }) => counted.components!).flatMap(go);
    case 'higherTechnical':
      return splitBy(set, ({ technical }) => technical).flatMap(go);
    case 'chairDecision': {
      const decision =
        tables.decisions.findLast(({ item_guids }) => set.every(({ item }) => item_guids.includes(item.guid))) ?? null;
      ties.push({ set, decision });
      if (!decision) return go(set);
      const rank = ({ item }: Standing): number => decision.item_guids.indexOf(item.guid);
      return set.toSorted((a, b) => rank(a) - rank(b)).map((one) => [one]);
    }
    default:
      throw new Error(`The oracle does not know the tie step ${step.kind}`);
  }
}

/** The greater value stands first. */
function splitBy(set: readonly Standing[], value: (one: Standing) => number): (readonly Standing[])[] {
  return [...Map.groupBy(set, value)].sort(([a], [b]) => b - a).map(([, equal]) => equal);
}
