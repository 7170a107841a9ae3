// The links printed after the start: how to enter as each person of the demo contest.

import {
  CompetitionDisplaySettingGetByCompetition,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionPresenterGetByCompetitionGuid,
  CompetitionProgramGetByCompetition,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Caller } from './inject.ts';

export interface DemoLinks {
  organizer: { url: string; login: string; password: string };
  judges: { name: string; url: string }[];
  presenter: { name: string; url: string } | null;
  display: { name: string; url: string } | null;
  /** Every hall screen, the first one included. */
  displays: { name: string; url: string }[];
  /** The published programs, which everybody may open. */
  programs: { name: string; url: string }[];
}

export async function demoLinks(
  call: Caller,
  competitionGuid: Guid,
  organizer: DemoLinks['organizer'],
): Promise<DemoLinks> {
  const query = { competitionGuid };
  const [judges, presenters, displays, programs] = await Promise.all([
    call(CompetitionJudgeGetByCompetitionGuid, { query, body: { pageSize: 100 } }),
    call(CompetitionPresenterGetByCompetitionGuid, { query }),
    call(CompetitionDisplaySettingGetByCompetition, { query }),
    call(CompetitionProgramGetByCompetition, { query }),
  ]);
  return {
    organizer,
    judges: judges.collection.flatMap((judge) =>
      judge.fastLoginUrl ? [{ name: judge.fullName, url: judge.fastLoginUrl }] : [],
    ),
    presenter: presenters[0]?.url ? { name: presenters[0].name, url: presenters[0].url } : null,
    display: displays[0] ? { name: displays[0].title, url: displays[0].url } : null,
    displays: displays.map(({ title, url }) => ({ name: title, url })),
    programs: programs
      .filter(({ isPublished }) => isPublished)
      .map(({ guid, title }) => ({ name: title, url: new URL(`/program/${guid}`, organizer.url).href })),
  };
}
