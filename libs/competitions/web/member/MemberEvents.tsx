// The events that a member takes part in.

import { CompetitionGetCompetitionsByParticipant } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead } from '@rampa/platform/web/desk';
import { WaitingEvents } from './WaitingEvents.tsx';
import { EventsList } from '../parts/EventsList.tsx';

export function MemberEvents() {
  return (
    <Page isPaper>
      <PageHead title="Мероприятия" />
      <WaitingEvents />
      <EventsList
        call={CompetitionGetCompetitionsByParticipant}
        base="/member/competition"
        empty={
          <EmptyState>
            Мероприятий пока нет. Организатор пришлёт ссылку-приглашение: откройте её, и мероприятие появится здесь.
          </EmptyState>
        }
      />
    </Page>
  );
}
