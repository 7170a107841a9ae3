// The demo contest: an invented children's festival of 3 nominations, 60 performances and 5 judges.

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
  FestivalCreateFestival,
  GroupFieldUpdate,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ScoringSchemeUpdate,
  VotingProtocolChangeState,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Caller } from './inject.ts';
import { DEMO_AWARDS, DEMO_BLOCKS, DEMO_CRITERIA, DEMO_JUDGES } from './performances.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Best and worst judge dropped, the rest averaged; a judge's own total is the mean of his criteria. */
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

/** Today at ten in the festival's zone (UTC+3). */
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
          'XIV межрегиональный фестиваль-конкурс детского творчества. Вымышленный: для знакомства с порталом.',
        beginDate: begin.slice(0, 10),
        endDate: new Date(Date.parse(begin) + 2 * DAY_MS).toISOString().slice(0, 10),
        city: 'Нижний Новгород',
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
  const nominations = new Map<string, Guid>();
  for (const { nomination } of DEMO_BLOCKS) {
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

  const { guid: competitionProgramGuid } = await call(CompetitionProgramCreate, {
    query,
    body: { title: 'Конкурсный день', tour: 1, dateTimeBegin: begin, place: 'Большой зал' },
  });
  let last: Guid | undefined;
  for (const [index, { block, nomination, performances }] of DEMO_BLOCKS.entries()) {
    if (index > 0) {
      await call(CompetitionProgramItemCreatePause, {
        query: { competitionProgramGuid },
        body: { title: 'Перерыв', minutes: 20, afterItemGuid: last ?? null },
      });
    }
    const { guids } = await call(CompetitionProgramItemCreateRange, {
      query: { competitionProgramGuid },
      body: {
        items: performances.map(({ age, form, ...performance }) => ({
          ...performance,
          block,
          nominationGuid: nominations.get(nomination)!,
          groupValues: { [ageField]: age, [formField]: form },
        })),
      },
    });
    last = guids.at(-1);
  }
  await call(VotingProtocolChangeState, { query: { competitionProgramGuid }, body: { state: 'Open' } });
  await call(CompetitionDisplaySettingCreate, {
    query,
    body: { title: 'Зал, главный', programGuid: competitionProgramGuid },
  });
  return competitionGuid;
}
