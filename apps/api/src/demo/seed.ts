// The demo contest: an invented children's festival of 3 nominations, each a program of its own with 20 performances,
// 5 judges, a presenter and two screens of the hall.

import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionDisplaySettingCreate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionProgramCreate,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  FestivalCreateFestival,
  GroupFieldUpdate,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ReferenceBookItemGetByReferenceBookGuid,
  ScoringSchemeUpdate,
  VotingProtocolChangeState,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Caller } from './inject.ts';
import { DEMO_AWARDS, DEMO_CRITERIA, DEMO_JUDGES } from './jury.ts';
import { DEMO_PROGRAMS, type DemoProgram } from './performances.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Best and worst judge are dropped, the rest averaged; a judge's own total is the mean of his criteria. */
const SCHEME = {
  method: { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 },
  perJudge: 'mean',
  rounding: { total: 2, judge: 2 },
  missing: 'block',
  ties: [
    { kind: 'sumWithDropped' },
    { kind: 'pairwiseMajority' },
    { kind: 'chairMark' },
    { kind: 'chairDecision' },
    { kind: 'sharedPlace' },
  ],
  numbering: 'competition',
};

/** Today at ten in the festival's time zone (UTC+3). */
function beginsAt(now: Date): string {
  const day = Math.floor((now.getTime() + 3 * HOUR_MS) / DAY_MS) * DAY_MS;
  return new Date(day + 7 * HOUR_MS).toISOString();
}

export async function seedDemo(call: Caller, now: Date): Promise<Guid> {
  const begin = beginsAt(now);
  const { guid: competitionGuid } = await call(FestivalCreateFestival, {
    body: {
      details: {
        title: 'Светлояр',
        description:
          'XIV межрегиональный фестиваль-конкурс детского творчества. Он вымышлен от первого номера до последнего: чтобы познакомиться с порталом.',
        beginDate: begin.slice(0, 10),
        endDate: new Date(Date.parse(begin) + 2 * DAY_MS).toISOString().slice(0, 10),
        city: 'Ясногорье',
        place: 'Дворец детского творчества, Большой зал',
        timeZone: 'Europe/Moscow',
        currency: 'RUB',
      },
    },
  });
  const query = { competitionGuid };

  const fields = await call(GroupFieldUpdate, {
    query,
    body: {
      fields: [
        { title: 'Возраст', tag: 'ageCategory' },
        { title: 'Форма', tag: 'form' },
      ],
    },
  });
  const [ageField, formField] = fields.guids as [Guid, Guid];

  const books = await call(ReferenceBookGetByOrganizer, { body: {} });
  const book = books.collection.find((candidate) => candidate.systemKey === 'nominations');
  if (!book) throw new Error('The system book «Номинации» is missing');
  const known = await call(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid: book.guid } });
  const nominations = new Map<string, Guid>(known.map(({ title, guid }) => [title, guid]));
  for (const { nomination } of DEMO_PROGRAMS) {
    if (nominations.has(nomination)) continue;
    const { guid } = await call(ReferenceBookItemCreate, {
      body: { referenceBookGuid: book.guid, title: nomination },
    });
    nominations.set(nomination, guid);
  }

  for (const [order, title] of DEMO_CRITERIA.entries()) {
    await call(PointCreate, { query, body: { title, min: 1000, max: 10_000, step: 100, order } });
  }
  await call(ScoringSchemeUpdate, { query, body: { scheme: SCHEME } });

  const { guid: awardGroupGuid } = await call(AwardGroupCreate, { query, body: { title: 'Звания' } });
  for (const [order, award] of DEMO_AWARDS.entries()) {
    await call(AwardSettingCreate, { query, body: { awardGroupGuid, ...award, order } });
  }

  for (const judge of DEMO_JUDGES) {
    const { guid } = await call(CompetitionJudgeCreate, { query, body: judge });
    await call(CompetitionJudgeCreateFastLoginUrl, {
      query: { competitionJudgeGuid: guid },
      body: { deviceLimit: 10 },
    });
  }
  await call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Ведущая' } });

  for (const program of DEMO_PROGRAMS) {
    await seedProgram(call, competitionGuid, program, {
      begin: new Date(Date.parse(begin) + program.beginsAfter * MINUTE_MS).toISOString(),
      nominationGuid: nominations.get(program.nomination)!,
      ageField,
      formField,
    });
  }
  // A screen without a program of its own follows the one that is running.
  await call(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал, главный' } });
  await call(CompetitionDisplaySettingCreate, { query, body: { title: 'Фойе, лидеры', scene: 'leaders' } });
  return competitionGuid;
}

interface SeededEvent {
  begin: string;
  nominationGuid: Guid;
  ageField: Guid;
  formField: Guid;
}

async function seedProgram(
  call: Caller,
  competitionGuid: Guid,
  program: DemoProgram,
  event: SeededEvent,
): Promise<void> {
  const { guid: competitionProgramGuid } = await call(CompetitionProgramCreate, {
    query: { competitionGuid },
    body: { title: program.title, tour: 1, dateTimeBegin: event.begin, place: 'Большой зал' },
  });
  const query = { competitionProgramGuid };
  let last: Guid | undefined;
  for (const [index, { block, performances }] of program.blocks.entries()) {
    if (index > 0) {
      await call(CompetitionProgramItemCreatePause, {
        query,
        body: { title: 'Перерыв', minutes: 15, afterItemGuid: last ?? null },
      });
    }
    const { guids } = await call(CompetitionProgramItemCreateRange, {
      query,
      body: {
        items: performances.map(({ age, form, ...performance }) => ({
          ...performance,
          block,
          nominationGuid: event.nominationGuid,
          groupValues: { [event.ageField]: age, [event.formField]: form },
        })),
      },
    });
    last = guids.at(-1);
  }
  await call(CompetitionProgramItemCreateRange, {
    query,
    body: { items: [{ kind: 'award', title: 'Награждение', duration: 900, block: program.blocks.at(-1)!.block }] },
  });
  await call(CompetitionProgramUpdate, {
    query: { competitionGuid },
    body: { competitionProgramGuid, isPublished: true },
  });
  await call(VotingProtocolChangeState, { query, body: { state: 'Open' } });
}
