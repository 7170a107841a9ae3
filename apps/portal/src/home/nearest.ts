// The events on the organizer's home: running and coming ones, and if these are few the last ones. Pure.

import type { FestivalView } from '@rampa/contract';

const SHOWN = 4;

type Dated = { readonly details: Pick<FestivalView['details'], 'beginDate' | 'endDate'> };

/** Coming ones by date, past ones from the latest; `today` as a date. */
export function nearest<E extends Dated>(events: readonly E[], today: string): { coming: E[]; past: E[] } {
  const byDate = events.toSorted((a, b) => a.details.beginDate.localeCompare(b.details.beginDate));
  const coming = byDate.filter(({ details }) => details.endDate >= today).slice(0, SHOWN);
  const past = byDate.filter(({ details }) => details.endDate < today).toReversed();
  return { coming, past: past.slice(0, SHOWN - coming.length) };
}
