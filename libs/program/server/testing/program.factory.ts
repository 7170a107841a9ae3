// An event with a program for tests, made by the organizer's own calls.

import {
  CompetitionProgramCreate,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemCreateRange,
  FestivalCreateFestival,
  type ProgramView,
  type SentBody,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { TestApi } from '@rampa/platform/testing';

type Item = SentBody<typeof CompetitionProgramItemCreateRange>['items'][number];

export interface MadeProgram {
  competition: Guid;
  program: Guid;
  items: Guid[];
}

export async function makeEvent(api: TestApi, as: string, title = 'Светлояр'): Promise<Guid> {
  const details = { title, beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Нижний Новгород' };
  const { guid } = await api.call(FestivalCreateFestival, { body: { details, typeTourCompetition: 2 }, as });
  return guid;
}

/** Performers or whole items, in the order of the program. */
export async function makeProgram(
  api: TestApi,
  as: string,
  items: readonly (string | Item)[],
  given: { competition?: Guid; dateTimeBegin?: string } = {},
): Promise<MadeProgram> {
  const competition = given.competition ?? (await makeEvent(api, as));
  const { guid: program } = await api.call(CompetitionProgramCreate, {
    query: { competitionGuid: competition },
    body: { title: 'II отделение', ...(given.dateTimeBegin ? { dateTimeBegin: given.dateTimeBegin } : {}) },
    as,
  });
  if (items.length === 0) return { competition, program, items: [] };
  const { guids } = await api.call(CompetitionProgramItemCreateRange, {
    query: { competitionProgramGuid: program },
    body: { items: items.map((item) => (typeof item === 'string' ? { performer: item } : item)) },
    as,
  });
  return { competition, program, items: guids };
}

export function readProgram(api: TestApi, as: string, program: Guid): Promise<ProgramView> {
  return api.call(CompetitionProgramGetProgramColumnsDataForModerator, {
    query: { competitionProgramGuid: program },
    as,
  });
}
