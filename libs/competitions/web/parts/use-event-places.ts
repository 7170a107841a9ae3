// The open pages of one event for a list that may stand on any page.

import { FestivalGetFestivalDetail } from '@rampa/contract';
import { hasDiplomas, useHasPage, useRead, useSession } from '@rampa/platform/web/desk';
import { eventPlaces, type EventPlace } from './event-places.ts';

export interface EventPlaces {
  title: string;
  /** With whole addresses. */
  places: readonly EventPlace[];
}

/** Null: no event, it is not known yet, or it is another's. */
export function useEventPlaces(guid: string | undefined): EventPlaces | null {
  const query = { festivalGuid: guid ?? '' };
  const event = useRead(FestivalGetFestivalDetail, { query }, { staleTime: 30_000, enabled: guid !== undefined });
  const { data: session } = useSession(guid);
  const hasPage = useHasPage();
  if (guid === undefined || !event.data || !session) return null;
  const base = `/organizer/events/${guid}`;
  const at = (to: string) => (to === '' ? base : `${base}/${to}`);
  const { details, typeTourCompetition } = event.data;
  const places = eventPlaces({
    config: session.config,
    useFinances: details.useFinances,
    isJudged: typeTourCompetition !== 0,
    hasDiplomas: hasDiplomas(),
    hasPage: (to) => hasPage(at(to)),
  });
  return { title: details.title, places: places.map(({ to, label }) => ({ to: at(to), label })) };
}
