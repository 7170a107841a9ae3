// «Положения и списки»: what the event's organizer has published for those who take part.

import { CompetitionProgramGetByCompetition } from '@rampa/contract';
import { Answer, Page, PageHead, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { useMemberEvent } from './member-event.ts';
import { PublishedPrograms } from './PublishedPrograms.tsx';

export function MemberEventCard() {
  const event = useMemberEvent();
  const programs = useRead(CompetitionProgramGetByCompetition, { query: { competitionGuid: event.guid } });
  return (
    <Page isPaper>
      <PageHead title="Положения и списки" documentTitle={event.details.title} />
      <Answer of={programs} skeleton={<RowsSkeleton rows={3} height="3.5rem" />}>
        {(list) => <PublishedPrograms programs={list} timeZone={event.details.timeZone} />}
      </Answer>
    </Page>
  );
}
