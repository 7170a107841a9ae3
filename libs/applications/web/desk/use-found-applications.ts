// Applications of one event by a word, for a list that may stand on any page.

import { CompetitionGetSubscribedApplicationsByCompetition } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { useAccess, useRead } from '@rampa/platform/web/desk';

/** A letter alone would find half of them. */
const LEAST = 2;

export interface FoundApplication {
  label: string;
  /** Who has sent it. */
  note: string;
  to: string;
}

/** Those that were sent. `asked`: the question once the typing rests. */
export function useFoundApplications(
  competitionGuid: string | undefined,
  asked: string,
  most: number,
): FoundApplication[] {
  const { sees } = useAccess(competitionGuid);
  const isAsked = competitionGuid !== undefined && sees('requests') && asked.length >= LEAST;
  const { data } = useRead(
    CompetitionGetSubscribedApplicationsByCompetition,
    { query: { competitionGuid: competitionGuid ?? '', searchText: asked }, body: { pageSize: most } },
    { enabled: isAsked },
  );
  return (isAsked ? (data?.collection ?? []) : []).map(({ guid, number, title, member, ownerEmail }) => ({
    label: [number === null ? '' : numberSign(number), title || 'без названия'].filter(Boolean).join(' '),
    note: member?.fullName ?? ownerEmail ?? '',
    to: `/organizer/events/${competitionGuid}/applications/${guid}`,
  }));
}
