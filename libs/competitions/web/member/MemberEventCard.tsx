// «Положения и списки»: what the event's organizer has published for those who take part.

import { CompetitionGetUploadedFilesByCompetition, CompetitionProgramGetByCompetition } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Page, PageHead, RowsSkeleton, Section, useRead } from '@rampa/platform/web/desk';
import { useMemberEvent } from './member-event.ts';
import { NextStep } from './NextStep.tsx';
import { PublishedDocuments } from './PublishedDocuments.tsx';
import { PublishedPrograms } from './PublishedPrograms.tsx';

export function MemberEventCard() {
  const event = useMemberEvent();
  const query = { competitionGuid: event.guid };
  const documents = useRead(CompetitionGetUploadedFilesByCompetition, { query });
  const programs = useRead(CompetitionProgramGetByCompetition, { query });
  const isEmpty = documents.data?.length === 0 && programs.data?.length === 0;
  return (
    <Page isPaper>
      <PageHead title="Положения и списки" documentTitle={event.details.title} />
      <NextStep competition={event.guid} />
      {isEmpty ? (
        <EmptyState>
          Организатор ещё ничего не опубликовал. Положение и программа выступлений появятся здесь, когда будут готовы.
        </EmptyState>
      ) : (
        <>
          <Answer of={documents} skeleton={<RowsSkeleton rows={2} height="3.5rem" />}>
            {(list) =>
              list.length === 0 ? null : (
                <Section title="Документы">
                  <PublishedDocuments documents={list} />
                </Section>
              )
            }
          </Answer>
          <Answer of={programs} skeleton={<RowsSkeleton rows={3} height="3.5rem" />}>
            {(list) =>
              list.length === 0 ? null : (
                <Section title="Программы выступлений">
                  <PublishedPrograms programs={list} timeZone={event.details.timeZone} />
                </Section>
              )
            }
          </Answer>
        </>
      )}
    </Page>
  );
}
