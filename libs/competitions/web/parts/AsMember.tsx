// «Как видит участник»: the event as its member has it, beside the card.

import { kindLabel, stemOf } from '@rampa/competitions/domain';
import { CompetitionGetFullInfoByGuid, CompetitionGetUploadedFilesByCompetition, CompetitionProgramGetByCompetition } from '@rampa/contract'; // prettier-ignore
import { listed } from '@rampa/platform/web/base';
import { Answer, ListRow, ListRows, Panel, RowsSkeleton, sizeText, useAccess, useRead } from '@rampa/platform/web/desk';
import { addressOfDocument } from '../documents/document-address.ts';
import { OrganizerContacts, OrganizerSign } from '../member/OrganizerContacts.tsx';
import { PublishedPrograms } from '../member/PublishedPrograms.tsx';
import { EventHead } from './EventHead.tsx';
import classes from '../style/as-member.module.css';

export function AsMember({ competitionGuid, onClose }: { competitionGuid: string; onClose(): void }) {
  const query = { competitionGuid };
  const event = useRead(CompetitionGetFullInfoByGuid, { query });
  const { sees } = useAccess(competitionGuid);
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
            {sees('settings') ? <Documents competitionGuid={competitionGuid} /> : null}
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

/** Of all members; whom accepted ones alone see is said. The member's own list opens them in the page, and is too large here. */
function Documents({ competitionGuid }: { competitionGuid: string }) {
  const documents = useRead(CompetitionGetUploadedFilesByCompetition, { query: { competitionGuid } });
  return (
    <Answer of={documents} skeleton={<RowsSkeleton rows={2} height="3.5rem" />}>
      {(list) =>
        list.length === 0 ? null : (
          <ListRows label="Документы">
            {list.map(({ guid, name, comment, type, size, audience }) => (
              <ListRow
                key={guid}
                title={
                  <a href={addressOfDocument(guid)} target="_blank" rel="noreferrer">
                    {stemOf(name)}
                  </a>
                }
                detail={listed(
                  comment,
                  kindLabel(type),
                  sizeText(size),
                  audience === 'accepted' ? 'видят только принятые' : '',
                )}
              />
            ))}
          </ListRows>
        )
      }
    </Answer>
  );
}
