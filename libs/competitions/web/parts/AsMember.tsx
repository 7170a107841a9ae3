// «Как видит участник»: the event as its member has it, beside the card.

import { CompetitionGetFullInfoByGuid, CompetitionProgramGetByCompetition } from '@rampa/contract';
import { Answer, Panel, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { OrganizerContacts, OrganizerSign } from '../member/OrganizerContacts.tsx';
import { PublishedPrograms } from '../member/PublishedPrograms.tsx';
import { EventHead } from './EventHead.tsx';
import classes from '../style/as-member.module.css';

export function AsMember({ competitionGuid, onClose }: { competitionGuid: string; onClose(): void }) {
  const query = { competitionGuid };
  const event = useRead(CompetitionGetFullInfoByGuid, { query });
  const programs = useRead(CompetitionProgramGetByCompetition, { query });
  return (
    <Panel isOpen title="Как видит участник" onClose={onClose}>
      <Answer of={event} skeleton={<RowsSkeleton rows={4} height="3rem" />}>
        {(whole) => (
          <div className={classes.member}>
            <OrganizerSign organizer={whole.organizer} />
            <EventHead event={whole} phone={whole.organizer.phone} isMembers />
            <OrganizerContacts organizer={whole.organizer} />
            <h3>Положения и списки</h3>
            <Answer of={programs} skeleton={<RowsSkeleton rows={2} height="3.5rem" />}>
              {(list) => (
                <PublishedPrograms
                  programs={list.filter(({ isPublished }) => isPublished)}
                  timeZone={whole.details.timeZone}
                />
              )}
            </Answer>
          </div>
        )}
      </Answer>
    </Panel>
  );
}
