// Which events the organizer's home shows: what runs and comes, and beside few of those what was last. Pure.

import type { FestivalView } from '@rampa/contract';

const SHOWN = 4;

type Dated = { readonly details: Pick<FestivalView['details'], 'beginDate' | 'endDate'> };

/** The soonest first, and the latest of the past first; `today` as a date. */
export function nearest<E extends Dated>(events: readonly E[], today: string): { coming: E[]; past: E[] } {
  const byDate = events.toSorted((a, b) => a.details.beginDate.localeCompare(b.details.beginDate));
  const coming = byDate.filter(({ details }) => details.endDate >= today).slice(0, SHOWN);
  const past = byDate.filter(({ details }) => details.endDate < today).toReversed();
  return { coming, past: past.slice(0, SHOWN - coming.length) };
}
