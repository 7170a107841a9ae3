// The events on the organizer's home: running and coming ones, and the last ones. Pure.

import type { FestivalView } from '@rampa/contract';

const SHOWN = 4;

type Dated = { readonly details: Pick<FestivalView['details'], 'beginDate' | 'endDate'> };

/** Coming ones by date, past ones from the latest: at least one, because its papers are still asked for. */
export function nearest<E extends Dated>(events: readonly E[], isPast: (event: E) => boolean): Nearest<E> {
  const byDate = events.toSorted((a, b) => a.details.beginDate.localeCompare(b.details.beginDate));
  const coming = byDate.filter((event) => !isPast(event)).slice(0, SHOWN);
  const past = byDate.filter(isPast).toReversed();
  return { coming, past: past.slice(0, Math.max(1, SHOWN - coming.length)) };
}

interface Nearest<E> {
  coming: E[];
  past: E[];
}
