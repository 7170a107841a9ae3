import { dayIn, type Day } from './day.ts';
import type { Price, PriceRevision } from './price-types.ts';

/** The list at the instant of subscribing, or a later one that was applied to all by the day asked for. */
export function listOf(
  first: readonly Price[],
  revisions: readonly PriceRevision[],
  subscribedAt: string,
  day: Day,
  timeZone: string,
): readonly Price[] {
  let list = first;
  const subscribed = Date.parse(subscribedAt);
  for (const { at, applyTo, prices } of revisions.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    if (Date.parse(at) <= subscribed) list = prices;
    else if (applyTo === 'all' && dayIn(at, timeZone) <= day) list = prices;
  }
  return list;
}
