// Places and totals of a group beside one of its performances: all of a small group, of a large one the top and those
// around it. Pure.

import type { ProtocolRow } from './rows.ts';

const WHOLE = 12;
const TOP = 3;
const AROUND = 2;

/** `skipped`: how many are left out before this row. */
export interface Nearby {
  row: ProtocolRow;
  skipped: number;
}

/** Those without a place follow in the order of the protocol. */
export function nearbyOf(rows: readonly ProtocolRow[], itemGuid: string): { shown: Nearby[]; rest: number } {
  const at = rows.findIndex((row) => row.itemGuid === itemGuid);
  const kept = rows.flatMap((_, index) =>
    rows.length <= WHOLE || index < TOP || Math.abs(index - at) <= AROUND ? index : [],
  );
  const shown = kept.map((index, n) => ({ row: rows[index]!, skipped: index - (kept[n - 1] ?? -1) - 1 }));
  return { shown, rest: rows.length - 1 - (kept.at(-1) ?? -1) };
}
