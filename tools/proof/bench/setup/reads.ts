// The reads of an event's setting up and of its applications, as their pages make them.

import {
  ApplicationDataGetByApplicationGuid,
  ApplicationFormGetByCompetition,
  ApplicationFormGetChanges,
  ApplicationGetAllToMemberByCompetitionGuid,
  ApplicationGetApplicationJson,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationViewGetByCompetition,
  CompetitionGetCompetitionParticipants,
  CompetitionGetReadiness,
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionGetUploadedFilesByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
  FestivalGetFestivals,
  ReferenceBookGetByOrganizer,
  ReferenceBookGetUses,
  ReferenceBookItemGetByReferenceBookGuid,
  TemplateMessageGetByOrganizer,
  type CallDefinition,
} from '@rampa/contract';
import type { BigPlace, Ask } from '../../../run/seed/big.ts';
import type { Sent } from '../../../../libs/platform/testing/caller.ts';

export interface SetupRead {
  title: string;
  ask(): Promise<unknown>;
}

interface Readers {
  organizer: Ask;
  member: Ask;
  /** Those that the table shows beside its own columns. */
  fields: string[];
}

const of =
  (who: Ask) =>
  <C extends CallDefinition>(title: string, call: C, sent: Sent<C>): SetupRead => ({
    title,
    ask: () => who(call, sent),
  });

export function readsOf({ event, formGuid, bookGuid, events, applications }: BigPlace, readers: Readers): SetupRead[] {
  const query = { competitionGuid: event };
  const desk = of(readers.organizer);
  return [
    desk('мероприятия, первая страница', FestivalGetFestivals, { body: { pageSize: 20 } }),
    desk('мероприятия, страница из ста', FestivalGetFestivals, { body: { pageSize: 100 } }),
    desk('мероприятия, поиск «жар птица»', FestivalGetFestivals, { query: { searchText: 'жар птица' }, body: {} }),
    desk('мероприятия, последняя страница', FestivalGetFestivals, { body: { pageNumber: Math.ceil(events.length / 20), pageSize: 20 } }), // prettier-ignore
    desk('готовность', CompetitionGetReadiness, { query }),
    desk('статусы', CompetitionStatusGetAllByCompetitionGuid, { query }),
    desk('документы', CompetitionGetUploadedFilesByCompetition, { query }),
    desk('участники', CompetitionGetCompetitionParticipants, { query }),
    desk('шаблоны писем', TemplateMessageGetByOrganizer, {}),
    desk('справочники', ReferenceBookGetByOrganizer, { body: {} }),
    desk('справочник целиком', ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid: bookGuid } }),
    desk('где указан справочник', ReferenceBookGetUses, { query: { referenceBookGuid: bookGuid } }),
    desk('форма', ApplicationFormGetByCompetition, { query }),
    desk('кто что менял в форме', ApplicationFormGetChanges, { query: { formGuid } }),
    desk('из чего собирают таблицу', ApplicationViewGetByCompetition, { query }),
    ...applicationReads({ event, count: applications.length, application: applications[0]! }, readers),
  ];
}

/** Of the event's table and of one application, which is the member's. */
export function applicationReads(
  {
    event,
    count,
    application,
    sought = 'березка',
  }: { event: string; count: number; application: string; sought?: string },
  { organizer, member, fields }: Readers,
): SetupRead[] {
  const query = { competitionGuid: event };
  const one = { query: { applicationGuid: application } };
  const [desk, own] = [of(organizer), of(member)];
  const pages = (size: number) => Math.max(1, Math.ceil(count / size));
  const rows = (pageNumber: number) => ({ pageNumber, pageSize: 50, columns: fields });
  return [
    desk('таблица, первая страница', CompetitionGetSubscribedApplicationsByCompetition, { query, body: rows(1) }),
    desk('таблица, последняя страница', CompetitionGetSubscribedApplicationsByCompetition, { query, body: rows(pages(50)) }), // prettier-ignore
    desk(`таблица, поиск «${sought}»`, CompetitionGetSubscribedApplicationsByCompetition, { query: { ...query, searchText: sought }, body: rows(1) }), // prettier-ignore
    desk('заявка у организатора', ApplicationGetApplicationJsonForOrganizer, one),
    desk('заявка словами', ApplicationDataGetByApplicationGuid, one),
    desk('история заявки', ApplicationsFieldsHistoryGetAllByApplication, one),
    own('заявки участника', ApplicationGetAllToMemberByCompetitionGuid, { query, body: {} }),
    own('заявка у участника', ApplicationGetApplicationJson, one),
  ];
}
