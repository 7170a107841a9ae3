// The order in which awards are given: the presenter reads by it, and papers to be handed out lie in it.

import { CLOSED_STATES, type ProtocolState } from '@rampa/kernel';

export interface Awarded {
  /** The ranking group's key and not its words, which two groups may share. */
  group: string;
  /** `rank` 0 is the highest of its set; `isManual`: given by the jury's word. */
  award: { rank: number; isManual: boolean } | null;
  place: number | null;
}

/** Results are read aloud only after the protocol is closed and the organizer has allowed it. */
export function mayReadAloud(state: ProtocolState, isAllowed: boolean): boolean {
  return isAllowed && CLOSED_STATES.has(state);
}

export interface CeremonyPart<A> {
  /** Null for what the jury gave by its own word. */
  group: string | null;
  rows: A[];
}

/**
 * Of rows in the order of appearance: group by group, as their first performances stood on the stage, in each from the
 * lowest to the highest (without a title, III → II → I), the worse place first; what the jury gave by itself (Гран-при)
 * comes at the very end, whatever group it is of. Equals keep the order of appearance.
 */
export function ceremonyOrder<A extends Awarded>(inOrder: readonly A[]): CeremonyPart<A>[] {
  const groups = new Map<string | null, A[]>(inOrder.map(({ group }) => [group, []]));
  groups.set(null, []);
  for (const row of inOrder) groups.get(row.award?.isManual ? null : row.group)!.push(row);
  return [...groups]
    .filter(([, rows]) => rows.length > 0)
    .map(([group, rows]) => ({ group, rows: rows.toSorted(lowestFirst) }));
}

function lowestFirst(a: Awarded, b: Awarded): number {
  return below(a.award?.rank, b.award?.rank) || below(a.place, b.place);
}

/** Who has none stands below everybody. */
function below(one: number | null | undefined, other: number | null | undefined): number {
  return (other ?? Number.MAX_SAFE_INTEGER) - (one ?? Number.MAX_SAFE_INTEGER);
}

/** What the jury's own part is called: as all its titles are, if they are one. */
export function juryPartTitle(titles: readonly string[], many = 'Гран-при'): string {
  return new Set(titles).size === 1 ? titles[0]! : many;
}
