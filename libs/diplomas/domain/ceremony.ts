// The order in which awards are given: group by group, in each from the last place up to the first (III → II → I); what
// the jury gave by hand, such as the Гран-при, comes after all groups.

export interface Awarded {
  /** Of its ranking group in the protocol. */
  group: number;
  /** Null where nobody is ranked. */
  place: number | null;
  /** Order of the title in its set, the highest first; null without a title. */
  rank: number | null;
  isByJury: boolean;
  /** Order of appearance. */
  order: number;
}

export function ceremonyOrder<T extends Awarded>(rows: readonly T[]): T[] {
  return rows.toSorted(
    (a, b) =>
      Number(a.isByJury) - Number(b.isByJury) ||
      a.group - b.group ||
      lowest(b.rank) - lowest(a.rank) ||
      lowest(b.place) - lowest(a.place) ||
      a.order - b.order,
  );
}

/** Who has none stands below everybody. */
function lowest(value: number | null): number {
  return value ?? Number.MAX_SAFE_INTEGER;
}
