// The order of rows after a move. Moved rows stay together in their former order; null: they stand there already. Pure.

import type { Side } from './use-order-drag.ts';

/** Past one neighbour, up or down. */
export function movedBy(ids: readonly string[], moved: ReadonlySet<string>, by: 1 | -1): string[] | null {
  const at = ids.flatMap((id, index) => (moved.has(id) ? [index] : []));
  const edge = by === 1 ? at.at(-1) : at[0];
  if (edge === undefined) return null;
  const before = ids.slice(0, edge).filter((id) => !moved.has(id)).length;
  return put(ids, moved, before + by);
}

/** Beside another row; without one at the end. */
export function movedBeside(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  side: Side,
  ofId: string | null,
): string[] | null {
  const rest = ids.filter((id) => !moved.has(id));
  if (ofId === null) return put(ids, moved, rest.length);
  const at = rest.indexOf(ofId);
  return at < 0 ? null : put(ids, moved, side === 'before' ? at : at + 1);
}

function put(ids: readonly string[], moved: ReadonlySet<string>, at: number): string[] | null {
  const rest = ids.filter((id) => !moved.has(id));
  const place = Math.max(0, Math.min(at, rest.length));
  const next = rest.toSpliced(place, 0, ...ids.filter((id) => moved.has(id)));
  return next.every((id, index) => id === ids[index]) ? null : next;
}

/** Rows in the order of `ids`; rows that came meanwhile follow in their own order. */
export function inOrder<Row>(rows: readonly Row[], idOf: (row: Row) => string, ids: readonly string[]): readonly Row[] {
  const places = new Map(ids.map((id, at) => [id, at]));
  const place = (row: Row) => places.get(idOf(row)) ?? ids.length;
  return rows.toSorted((left, right) => place(left) - place(right));
}
