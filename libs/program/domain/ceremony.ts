// The order of awarding: the presenter reads in it, and papers to be handed out are printed in it.

import type { PrizesAt } from '@rampa/kernel';

export interface Awarded {
  /** Key of the ranking group; its text would not do, because two groups may share it. */
  group: string;
  /** `rank` 0 is the highest title of its set; `isManual`: the jury gave it without a rule. */
  award: { rank: number; isManual: boolean } | null;
  place: number | null;
}

export interface CeremonyPart<A> {
  /** Null for titles that the jury gave without a rule. */
  group: string | null;
  rows: A[];
}

/**
 * Orders the rows: groups by their first performance on stage, in each group from the lowest title to the highest
 * (none, III → II → I), the worse place first. Titles that the jury gave itself (Гран-при) come last, whatever their
 * group. Equal rows keep the order of appearance.
 */
export function ceremonyOrder<A extends Awarded>(inOrder: readonly A[]): CeremonyPart<A>[] {
  const groups = new Map<string | null, A[]>(inOrder.map(({ group }) => [group, []]));
  groups.set(null, []);
  for (const row of inOrder) groups.get(row.award?.isManual ? null : row.group)!.push(row);
  return [...groups]
    .filter(([, rows]) => rows.length > 0)
    .map(([group, rows]) => ({ group, rows: rows.toSorted(lowestFirst) }));
}

/** Before which part special prizes are given; without the jury's own part `beforeGrandPrix` is the end. */
export function prizesIndex(groups: readonly (string | null)[], at: PrizesAt): number {
  const ofJury = groups.indexOf(null);
  if (at === 'first') return 0;
  return at === 'last' || ofJury === -1 ? groups.length : ofJury;
}

function lowestFirst(a: Awarded, b: Awarded): number {
  return below(a.award?.rank, b.award?.rank) || below(a.place, b.place);
}

/** A row without a title stands below all others. */
function below(one: number | null | undefined, other: number | null | undefined): number {
  return (other ?? Number.MAX_SAFE_INTEGER) - (one ?? Number.MAX_SAFE_INTEGER);
}

/** Heading of the jury's own part: its title, when all are the same. */
export function juryPartTitle(titles: readonly string[], many = 'Гран-при'): string {
  return new Set(titles).size === 1 ? titles[0]! : many;
}
