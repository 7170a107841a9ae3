// One application as its page shows it: what it asks, what was answered in words, what is new, which statuses there are.

import { clockText, lengthNote } from '@rampa/forms/domain';
import { useLocation } from 'react-router';
import {
  ApplicationMessageGetByApplication,
  ApplicationDataGetByApplicationGuid,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationsFieldsHistoryGetNewByApplication,
  ChildConsentGetByApplication,
  CompetitionBlockStatusGetByCompetitionGuid,
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
  type AnswerOf,
} from '@rampa/contract';
import { useLive } from '@rampa/platform/web/base';
import { isQuiet, pageOf, PAGE_ROWS, saidOf, useFollow, useRead, type Asked } from '@rampa/platform/web/desk';
import { headFacts } from './head-facts.ts';

export type Sheet = AnswerOf<typeof ApplicationGetApplicationJsonForOrganizer>;
export type SheetSection = Sheet['items'][number];
export type SheetBlock = SheetSection['blocks'][number];
export type SheetField = SheetSection['fields'][number];
export type News = AnswerOf<typeof ApplicationsFieldsHistoryGetNewByApplication>;

const DRAFT_MS = 15_000;
const FOLLOWED = [
  ApplicationMessageGetByApplication,
  ChildConsentGetByApplication,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationDataGetByApplicationGuid,
  ApplicationsFieldsHistoryGetNewByApplication,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionBlockStatusGetByCompetitionGuid,
];

export function useSheet(competitionGuid: string, applicationGuid: string) {
  const query = { applicationGuid };
  const sheet = useRead(ApplicationGetApplicationJsonForOrganizer, { query });
  // What a member types before he has sent it is told to nobody.
  const isDraft = sheet.data?.application.number === null;
  const often = isDraft ? { everyMs: DRAFT_MS } : {};
  useRead(ApplicationGetApplicationJsonForOrganizer, { query }, { ...often, enabled: isDraft });
  const data = useRead(ApplicationDataGetByApplicationGuid, { query }, often);
  const news = useRead(ApplicationsFieldsHistoryGetNewByApplication, { query }, often);
  const live = useLive('applications', competitionGuid);
  useFollow(live, {
    calls: FOLLOWED,
    isOld(now, before) {
      const said = saidOf(now, applicationGuid);
      if (before !== null && isQuiet(now, before)) return true;
      return said !== undefined && said.revision !== sheet.data?.application.revision;
    },
  });
  const statuses = useRead(CompetitionStatusGetAllByCompetitionGuid, { query: { competitionGuid } });
  const blockStatuses = useRead(CompetitionBlockStatusGetByCompetitionGuid, { query: { competitionGuid } });
  const words = new Map(
    data.data?.blocks.flatMap(({ applicationBlockGuid, answers }) =>
      answers.map(({ fieldGuid, text }): [string, string] => [`${applicationBlockGuid} ${fieldGuid}`, text]),
    ),
  );
  return {
    live,
    facts: headFacts(data.data?.blocks ?? []),
    ...{ sheet, news: news.data ?? null, statuses: statuses.data ?? [], blockStatuses: blockStatuses.data ?? [] },
    /** Of recordings in the answer: how long each is, and what is too long. */
    recordingsOf: ({ applicationBlockGuid, guid, option }: SheetField) =>
      (sheet.data?.files ?? [])
        .filter((file) => file.applicationBlockGuid === applicationBlockGuid && file.fieldGuid === guid)
        .flatMap(({ seconds }) => {
          if (seconds === null) return [];
          const note = lengthNote(option, seconds);
          return [{ text: note ?? clockText(seconds), isLong: note !== null }];
        }),
    wordsOf: ({ applicationBlockGuid, guid }: SheetField) => words.get(`${applicationBlockGuid} ${guid}`) ?? '',
  };
}

type List = typeof CompetitionGetSubscribedApplicationsByCompetition;

/** What the table hands on to the page that it opens. */
export interface FromTable {
  asking: Asked<List>;
  at: number;
  total: number;
}

export function useNeighbours() {
  const { state } = useLocation() as { state: { table?: FromTable } | null };
  const table = state?.table ?? null;
  const at = table?.at ?? 0;
  const pageAsked = (index: number): Asked<List> => ({
    ...table?.asking,
    body: { ...table?.asking.body, pageNumber: pageOf(index), pageSize: PAGE_ROWS },
  });
  const isIn = (index: number) => table !== null && index >= 0 && index < table.total;
  const before = useRead(CompetitionGetSubscribedApplicationsByCompetition, isIn(at - 1) ? pageAsked(at - 1) : {}, {
    enabled: isIn(at - 1),
    staleTime: Infinity,
  });
  const after = useRead(CompetitionGetSubscribedApplicationsByCompetition, isIn(at + 1) ? pageAsked(at + 1) : {}, {
    enabled: isIn(at + 1),
    staleTime: Infinity,
  });
  const step = (read: typeof before, index: number) => {
    const row = isIn(index) ? read.data?.collection[index % PAGE_ROWS] : undefined;
    return row && table ? { guid: row.guid, state: { table: { ...table, at: index } } } : null;
  };
  return table && { at, total: table.total, before: step(before, at - 1), after: step(after, at + 1) };
}
