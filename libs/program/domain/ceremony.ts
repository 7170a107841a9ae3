// What the presenter reads at the awarding, and when he may.

import { CLOSED_STATES, type ProtocolState } from '@rampa/kernel';

export interface Awarded {
  /** Ranking group, as people read it. */
  group: string;
  award: { title: string; color: string; /** 0 is the highest. */ rank: number; isManual: boolean } | null;
  place: number | null;
}

/** Results are read aloud only after the protocol is closed and the organizer has allowed it. */
export function mayReadAloud(state: ProtocolState, isAllowed: boolean): boolean {
  return isAllowed && CLOSED_STATES.has(state);
}

export interface CeremonyPart<A> {
  title: string;
  rows: A[];
}

/**
 * Group by group in the order given, in each from the lowest title to the highest (III → II → I), the worse place
 * first; what the jury gave by itself (Гран-при) comes at the very end, whatever group it is of.
 */
export function ceremonyOrder<A extends Awarded>(results: readonly A[], grand = 'Гран-при'): CeremonyPart<A>[] {
  const named = results.filter(({ award }) => award !== null);
  const last = named.filter(({ award }) => award!.isManual);
  const groups = new Map<string, A[]>();
  for (const row of named) {
    if (!row.award!.isManual) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  }
  const parts = [...groups].map(([title, rows]) => ({ title, rows: rows.toSorted(lowestFirst) }));
  return last.length === 0 ? parts : [...parts, { title: grandTitle(last, grand), rows: last.toSorted(lowestFirst) }];
}

function lowestFirst(a: Awarded, b: Awarded): number {
  const byTitle = b.award!.rank - a.award!.rank;
  return byTitle !== 0 ? byTitle : (b.place ?? 0) - (a.place ?? 0);
}

function grandTitle(rows: readonly Awarded[], grand: string): string {
  const titles = new Set(rows.map(({ award }) => award!.title));
  return titles.size === 1 ? [...titles][0]! : grand;
}
