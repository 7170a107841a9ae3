// A reminder reaches the judge's own tablet and ends when he gives the marks that it asks for.

import {
  CompetitionJudgeCreate,
  CompetitionJudgeDeleteFastLoginUrl,
  CompetitionProgramItemSetActivity,
  CompetitionProgramUpdate,
  VotingProtocolDismissNudge,
  VotingProtocolGetJudgeNow,
  VotingProtocolGetReach,
  VotingProtocolLock,
  VotingProtocolNudgeJudge,
} from '@rampa/contract';
import type { Activity, Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest, type Judge } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let judge: Judge;
let item: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  contest = await LiveContest.create(api, { judges: 2 });
  judge = contest.judges[0]!;
  item = contest.items[0]!;
});

const nudge = (of = judge.guid, about = item) =>
  api.send(VotingProtocolNudgeJudge, {
    as: contest.as,
    body: { competitionJudgeGuid: of, competitionProgramItemGuid: about },
  });
const now = (of: Judge = judge) =>
  api.call(VotingProtocolGetJudgeNow, { as: of.token, query: { competitionJudgeGuid: of.guid } });
const reminded = async (of?: Judge) => (await now(of)).nudges.map(({ itemGuid }) => itemGuid);
const stage = (about: Guid, activity: Activity, program = contest.program) =>
  api.call(CompetitionProgramItemSetActivity, {
    as: contest.as,
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid: about, activity },
  });

describe('a reminder', () => {
  it('is the judge’s own, and stays until all that is wanted is marked', async () => {
    expect((await nudge()).status).toBe(200);
    expect(await reminded()).toEqual([item]);
    expect(await reminded(contest.judges[1])).toEqual([]);
    const [technique, artistry] = contest.criteria as [Guid, Guid];
    await contest.send(judge, [contest.tap(judge, item, { pointGuid: technique, value: 9000 })]);
    expect(await reminded()).toEqual([item]);
    await contest.send(judge, [contest.tap(judge, item, { pointGuid: artistry, value: 9000 })]);
    expect(await reminded()).toEqual([]);
  });

  it('is gone when he dismisses it, and comes again with the next', async () => {
    await nudge();
    await api.call(VotingProtocolDismissNudge, { as: judge.token, body: { competitionProgramItemGuid: item } });
    expect(await reminded()).toEqual([]);
    await api.database.query(`update judging.nudge set at = at - interval '1 minute' where judge_guid = $1`, [
      judge.guid,
    ]);
    await nudge();
    expect(await reminded()).toEqual([item]);
  });

  it('is one, however often it is pressed within a moment', async () => {
    const first = (await nudge()).envelope.data;
    const head = await contest.head();
    expect((await nudge()).envelope.data).toEqual(first);
    expect(await contest.head()).toBe(head);
  });

  it('is about what he can mark now, and has not marked', async () => {
    await contest.mark(judge, item, 9000);
    expect((await nudge()).envelope.errors[0]?.code).toBe('judgeHasMarked');
    await stage(contest.items[1]!, 'Waiting');
    expect((await nudge(judge.guid, contest.items[1])).envelope.errors[0]?.code).toBe('markEarly');
    await stage(contest.items[1]!, 'Skipped');
    expect((await nudge(judge.guid, contest.items[1])).envelope.errors[0]?.code).toBe('markWithdrawn');
    await contest.mark(judge, contest.items[2]!, 9000);
    const other = contest.judges[1]!;
    await contest.mark(other, item, 9000);
    await contest.mark(other, contest.items[2]!, 9000);
    await api.call(VotingProtocolLock, {
      as: contest.as,
      query: { competitionProgramGuid: contest.program },
      body: { isLocked: true },
    });
    expect((await nudge(other.guid)).envelope.errors[0]?.code).toBe('protocolLocked');
  });

  it('is for whoever the protocol tells to be waited for, marked or not', async () => {
    const [first, second] = contest.judges as [Judge, Judge];
    await contest.mark(first, item, 9000);
    await contest.send(second, [contest.tap(second, item, { pointGuid: contest.criteria[0]!, value: 9000 })]);
    const given = async (about: Guid) => {
      const row = (await contest.rows()).find(({ itemGuid }) => itemGuid === about)!;
      return row.byJudge.map((one) => [one.given, one.expected]);
    };
    expect(await given(item)).toEqual([
      [2, 2],
      [1, 2],
    ]);
    expect(await given(contest.items[1]!)).toEqual([
      [0, 2],
      [0, 2],
    ]);
    await contest.send(second, [contest.tap(second, contest.items[1]!, { abstain: true })]);
    expect(await given(contest.items[1]!)).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });
});

it('a judge is told what is on stage in every program of his, the last one first, and where he cannot mark yet', async () => {
  const second = await contest.addProgram('День второй', ['10–12 лет']);
  const third = await contest.addProgram('День третий', ['10–12 лет'], false);
  expect((await now()).stage).toEqual([]);
  await stage(item, 'OnStage');
  await stage(second.items[0]!, 'OnStage', second.program);
  await stage(third.items[0]!, 'OnStage', third.program);
  expect((await now()).stage.map(({ programTitle, itemGuid, isOpen }) => [programTitle, itemGuid, isOpen])).toEqual([
    ['День третий', third.items[0], false],
    ['День второй', second.items[0], true],
    ['День первый', item, true],
  ]);
});

it('the desk knows whom a reminder reaches: not a judge without a link, and later one whose tablet is away', async () => {
  const [away, revoked] = contest.judges as [Judge, Judge];
  const { guid: strange } = await api.call(CompetitionJudgeCreate, {
    ...{ as: contest.as, query: contest.query },
    body: { fullName: 'Судья без ссылки' },
  });
  const reach = async () => {
    const known = await api.call(VotingProtocolGetReach, { as: contest.as, query: contest.query });
    return new Map(known.map(({ judgeGuid, ...one }) => [judgeGuid, one]));
  };
  expect((await reach()).get(away.guid)).toMatchObject({ link: 'open', isHere: true });
  expect((await nudge(away.guid)).envelope.data).toMatchObject({ isHere: true });

  await api.call(CompetitionJudgeDeleteFastLoginUrl, {
    as: contest.as,
    query: { competitionJudgeGuid: revoked.guid },
  });
  await api.database.query(
    `update accounts.fast_link_device d set last_seen_at = '2026-11-21T04:46:00Z' from accounts.fast_link l
      where l.guid = d.link_guid and l.judge_guid = $1`,
    [away.guid],
  );
  const known = await reach();
  expect(known.get(away.guid)).toEqual({ link: 'open', isHere: false, lastSeenAt: '2026-11-21T04:46:00.000Z' });
  expect(known.get(revoked.guid)).toEqual({ link: 'revoked', isHere: false, lastSeenAt: null });
  expect(known.get(strange)?.link ?? 'none').toBe('none');

  expect((await nudge(away.guid, contest.items[1])).envelope.data).toMatchObject({ isHere: false });
  for (const unreached of [revoked.guid, strange]) {
    expect((await nudge(unreached)).envelope.errors[0]?.code).toBe('judgeWithoutLink');
  }
});

it('tells a judge that his list of programs is old: renamed, opened, one more; marks and the stage say nothing of it', async () => {
  const { programs } = await now();
  const told = [programs];
  await stage(item, 'OnStage');
  await contest.send(judge, [contest.tap(judge, item, { pointGuid: contest.criteria[0]!, value: 9000 })]);
  told.push((await now()).programs);
  expect(new Set(told).size).toBe(1);
  const changes = [
    () =>
      api.call(CompetitionProgramUpdate, {
        as: contest.as,
        query: { competitionGuid: contest.competition },
        body: { competitionProgramGuid: contest.program, title: 'Вечер первый' },
      }),
    () => contest.addProgram('День второй', ['10–12 лет']),
    () =>
      api.call(VotingProtocolLock, {
        as: contest.as,
        query: { competitionProgramGuid: contest.program },
        body: { isLocked: true },
      }),
  ];
  await contest.markAll([9000, 9000, 9000]);
  for (const change of changes) {
    await change();
    told.push((await now()).programs);
  }
  expect(new Set(told).size).toBe(4);
  expect((await now(contest.judges[1])).programs).toBe(told.at(-1));
});
