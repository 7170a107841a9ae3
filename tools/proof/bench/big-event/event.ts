// An event of the largest allowed size, made by its organizer's calls: five programs in five nominations each, three
// ages, five judges, three criteria. The last program is marked completely and published; in the others every second
// performance is marked. Only the marks bypass the tablets and are written by SQL.

import {
  CompetitionDisplaySettingCreate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  FestivalCreateFestival,
  GroupFieldGetByCompetition,
  GroupFieldUpdate,
  JudgeFastLogin,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ScoringSchemeUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetPublication,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
  type AnswerOf,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call, type Sent } from '../../../../libs/platform/testing/caller.ts';
import { keyOf } from '../../client/contest.ts';

export const PROGRAMS = 5;
const NOMINATIONS_EACH = 5;
const JUDGES = 5;
const AGES = ['9–12 лет', '13–15 лет', '16–18 лет'];
const SCHEME = {
  method: { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 },
  ...{ perJudge: 'mean', rounding: { total: 2 }, missing: 'block', numbering: 'competition' },
  ties: [{ kind: 'sharedPlace' }],
};
const AT_ONCE = 500;

/** A portal and one of its organizers. */
export interface Place {
  url: string;
  token: string;
  sql(text: string, values: unknown[]): Promise<unknown>;
}

type Desk = <C extends CallDefinition>(definition: C, sent?: Sent<C>) => Promise<AnswerOf<C>>;

export interface BigEvent {
  guid: Guid;
  /** The last one is published. */
  programs: readonly Guid[];
  /** Of the first program. */
  items: readonly Guid[];
  judge: { guid: Guid; token: string; link: string };
  presenter: string;
  presenterLink: string;
  display: string;
  /** The key of the published protocol. */
  published: string;
  /** Milliseconds that closing the last program took. */
  closing: number;
}

export async function makeBigEvent({ url, token, sql }: Place, itemsEach: number): Promise<BigEvent> {
  const desk: Desk = (definition, sent = {}) => call(url, definition, { ...sent, as: token });
  const { guid } = await desk(FestivalCreateFestival, {
    body: { details: { title: 'Светлояр', beginDate: '2026-04-01', endDate: '2026-04-05', city: 'Кострома' } },
  });
  const query = { competitionGuid: guid };
  await desk(GroupFieldUpdate, { query, body: { fields: [{ title: 'Возраст', tag: 'ageCategory' }] } });
  const [age] = await desk(GroupFieldGetByCompetition, { query });
  const judge = await seatJury(url, desk, guid);
  for (const title of ['Мастерство', 'Артистизм', 'Репертуар'])
    await desk(PointCreate, { query, body: { title, min: 1000, max: 10_000, step: 100 } });
  await desk(ScoringSchemeUpdate, { query, body: { scheme: SCHEME, markAhead: true, seeingOthers: 'named' } });

  const programs: Guid[] = [];
  const made: Guid[][] = [];
  for (let day = 1; day <= PROGRAMS; day++) {
    const nominations = await nominationsOf(desk, day);
    const program = await desk(CompetitionProgramCreate, {
      query,
      body: { title: `День ${day}`, dateTimeBegin: `2026-04-0${day}T06:00:00.000Z`, place: 'Большой зал' },
    });
    made.push(await fill(desk, { program: program.guid, nominations, age: age!.guid }, itemsEach));
    const open = { competitionProgramGuid: program.guid, isPublished: true };
    await desk(CompetitionProgramUpdate, { query, body: open });
    await desk(VotingProtocolChangeState, {
      query: { competitionProgramGuid: program.guid },
      body: { state: 'Open' },
    });
    programs.push(program.guid);
  }
  await sql(MARK_MOST, [guid, programs.at(-1)]);
  const display = await desk(CompetitionDisplaySettingCreate, {
    query,
    body: { title: 'Экран', programGuid: programs[0]!, scene: 'leaders', reveal: 'atOnce' },
  });
  return {
    ...{ guid, programs, items: made[0]!, judge, display: display.key },
    ...(await presenterOf(url, desk, guid)),
    ...(await publish(desk, programs.at(-1)!)),
  };
}

/** Every mark of the program that is published, and of each second performance of the others. */
const MARK_MOST = `
  insert into judging.mark (item_guid, judge_guid, criterion_guid, value)
  select i.guid, j.guid, c.guid, 5000 + 100 * ((hashtext(i.guid::text || j.guid || c.guid) & 1023) % 51)
    from program.item i
    join judging.judge j using (competition_guid)
    join judging.criterion c using (competition_guid)
   where i.competition_guid = $1 and (i.program_guid = $2 or i.order_key % 2 = 0)`;

async function seatJury(url: string, desk: Desk, guid: Guid): Promise<BigEvent['judge']> {
  const jury: BigEvent['judge'][] = [];
  for (let n = 1; n <= JUDGES; n++) {
    const judge = await desk(CompetitionJudgeCreate, {
      query: { competitionGuid: guid },
      body: { fullName: `Берестов Андрей ${n}` },
    });
    const link = { query: { competitionJudgeGuid: judge.guid }, body: {} };
    const made = await desk(CompetitionJudgeCreateFastLoginUrl, link);
    const entered = { query: { key: keyOf(made.url), device: 'bench' } };
    jury.push({ guid: judge.guid, token: (await call(url, JudgeFastLogin, entered)).token, link: made.url });
  }
  return jury[0]!;
}

async function presenterOf(
  url: string,
  desk: Desk,
  guid: Guid,
): Promise<Pick<BigEvent, 'presenter' | 'presenterLink'>> {
  const query = { competitionGuid: guid };
  const made = await desk(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Ведущая' } });
  const entered = { query: { key: keyOf(made.url), device: 'bench' } };
  return { presenter: (await call(url, CompetitionPresenterFastLogin, entered)).token, presenterLink: made.url };
}

async function nominationsOf(desk: Desk, day: number): Promise<Guid[]> {
  const { collection } = await desk(ReferenceBookGetByOrganizer, { body: { pageSize: 100 } });
  const book = collection.find(({ systemKey }) => systemKey === 'nominations')!.guid;
  const guids: Guid[] = [];
  for (let n = 1; n <= NOMINATIONS_EACH; n++) {
    const body = { referenceBookGuid: book, title: `Номинация ${day}.${n} · ${newGuid().slice(-6)}` };
    guids.push((await desk(ReferenceBookItemCreate, { body })).guid);
  }
  return guids;
}

interface Part {
  program: Guid;
  nominations: readonly Guid[];
  age: Guid;
}

async function fill(desk: Desk, { program, nominations, age }: Part, count: number): Promise<Guid[]> {
  const items = Array.from({ length: count }, (_, index) => ({
    number: String(index + 1),
    performer: `Образцовый ансамбль народного танца «Околица» ${index + 1}`,
    city: 'Кострома',
    institution: 'Дворец детского и юношеского творчества',
    teachers: 'Громова Лариса Павловна',
    pieceTitle: 'Калинка',
    duration: 180,
    block: `Отделение ${1 + Math.floor((5 * index) / count)}`,
    nominationGuid: nominations[index % nominations.length]!,
    groupValues: { [age]: AGES[Math.floor(index / nominations.length) % AGES.length]! },
  }));
  const guids: Guid[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const given = { competitionProgramGuid: program };
    const part = items.slice(from, from + AT_ONCE);
    guids.push(...(await desk(CompetitionProgramItemCreateRange, { query: given, body: { items: part } })).guids);
  }
  return guids;
}

async function publish(desk: Desk, program: Guid): Promise<{ published: string; closing: number }> {
  const query = { competitionProgramGuid: program };
  const from = performance.now();
  await desk(VotingProtocolLock, { query, body: { isLocked: true } });
  const closing = performance.now() - from;
  for (const state of ['Confirmed', 'Published'] as const)
    await desk(VotingProtocolChangeState, { query, body: { state } });
  await desk(VotingProtocolSettingPermissionForParticipant, {
    query,
    body: { audience: 'link', showPlaces: true, showTotals: true },
  });
  const { url } = await desk(VotingProtocolGetPublication, { query });
  return { published: new URL(url!, 'http://localhost').pathname.split('/').at(-1)!, closing };
}
