// Where a thing stands among those beside it. Places are far apart, so that one thing moves without the others.

import type { Guid } from '@rampa/kernel';

const STEP = 65_536;
const FURTHEST = 1 << 30;

interface Placed {
  guid: Guid;
  position: number;
}

/**
 * Places by guid of everything that has to move so that `guid` stands behind `after` (null: first; undefined: last).
 * `beside` is in order; `guid` itself may be among them.
 */
export function placesFor(
  beside: readonly Placed[],
  guid: Guid,
  after: Guid | null | undefined,
): ReadonlyMap<Guid, number> {
  const others = beside.filter((one) => one.guid !== guid);
  const found = after === undefined ? others.length - 1 : others.findIndex((one) => one.guid === after);
  const before = others[found]?.position;
  const next = others[found + 1]?.position;
  const place = between(before, next);
  if (place !== null) return new Map([[guid, place]]);
  const order = others.map((one) => one.guid).toSpliced(found + 1, 0, guid);
  return new Map(order.map((one, at) => [one, (at + 1) * STEP]));
}

/** Null: there is no room. */
function between(before: number | undefined, next: number | undefined): number | null {
  if (before === undefined && next === undefined) return STEP;
  if (next === undefined) return before! + STEP > FURTHEST ? null : before! + STEP;
  if (before === undefined) return next - STEP < -FURTHEST ? null : next - STEP;
  const middle = Math.floor((before + next) / 2);
  return middle > before && middle < next ? middle : null;
}
