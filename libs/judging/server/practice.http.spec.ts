// A practice event: the same set-up, nobody real, shown to nobody, thrown away whole.

import {
  CompetitionCreatePractice,
  CompetitionDiscardPractice,
  CompetitionProgramCreate,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramUpdate,
  CompetitionSetAccessToMobileProgram,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  ParticipantInviteMember,
  VotingProtocolSettingPermissionForParticipant,
  VotingProtocolSavingByCompetitionProtocol,
  CompetitionJudgeGetByCompetitionGuid,
  PointGetByCompetition,
  VotingProtocolChangeState,
} from '@rampa/contract';

import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let practice: Guid;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  ({ guid: practice } = await api.call(CompetitionCreatePractice, { as: contest.as, query: contest.query, body: {} }));
});
afterAll(() => api?.stop());

const of = () => ({ competitionGuid: practice });
const detail = (festivalGuid: Guid) => api.call(FestivalGetFestivalDetail, { as: contest.as, query: { festivalGuid } });
const codeOf = async (answer: Promise<{ envelope: { errors: { code: string }[] } }>) =>
  (await answer).envelope.errors[0]?.code;

it('has the set-up of the real one and invented performers, and says by every name what it is', async () => {
  const { as } = contest;
  expect(await detail(practice)).toMatchObject({
    practiceOf: contest.competition,
    details: { title: 'Репетиция: Светлояр', shortTitle: 'Репетиция: Светлояр', beginDate: '2026-05-01' },
  });
  expect(await detail(contest.competition)).toMatchObject({ practiceOf: null, practiceGuid: practice });
  // Asked again it is the same one; a practice has none of its own.
  expect(await api.call(CompetitionCreatePractice, { as, query: contest.query, body: {} })).toEqual({ guid: practice });
  expect(await codeOf(api.send(CompetitionCreatePractice, { as, query: of(), body: {} }))).toBe('practiceOfPractice');
  const [day] = await api.call(CompetitionProgramGetByCompetition, { as, query: of() });
  expect(day!.title).toBe('Репетиция: День первый');
  const query = { competitionProgramGuid: day!.guid };
  const { items } = await api.call(CompetitionProgramGetProgramColumnsDataForModerator, { as, query });
  expect(items).toHaveLength(3);
  expect(items.map(({ nominationGuid }) => nominationGuid)).toEqual(Array(3).fill(contest.nominations[0]));
  expect(items.every(({ group }) => group.includes('10–12'))).toBe(true);
  expect(JSON.stringify(items)).not.toContain('Участник');
  await api.call(CompetitionProgramCreate, { as, query: of(), body: { title: 'Гала' } });
  await api.call(CompetitionProgramUpdate, { as, query: of(), body: { ...query, title: 'Утро' } });
  const details = { title: 'Проба', beginDate: '2026-05-01', endDate: '2026-05-02' };
  await api.call(FestivalUpdateFestival, { as, query: { festivalGuid: practice }, body: { details } });
  expect((await detail(practice)).details.title).toBe('Репетиция: Проба');
  const titles = (await api.call(CompetitionProgramGetByCompetition, { as, query: of() })).map(({ title }) => title);
  expect(titles).toEqual(['Репетиция: Утро', 'Репетиция: Гала']);
});

it('is shown to nobody and takes nobody in', async () => {
  const { as } = contest;
  const [day] = await api.call(CompetitionProgramGetByCompetition, { as, query: of() });
  const query = { competitionProgramGuid: day!.guid };
  const { token } = await api.member();
  const refusals = [
    api.send(CompetitionProgramUpdate, { as, query: of(), body: { ...query, isPublished: true } }),
    api.send(CompetitionSetAccessToMobileProgram, {
      as,
      query: of(),
      body: { isOpen: true, programGuids: [day!.guid] },
    }),
    api.send(VotingProtocolSettingPermissionForParticipant, {
      as,
      query,
      body: { audience: 'link', showTitles: true },
    }),
    api.send(ParticipantInviteMember, { as: token, query: of(), body: {} }),
  ];
  for (const refusal of refusals) expect(await codeOf(refusal)).toBe('practiceClosed');
});

it('is thrown away with its marks; a real event is not', async () => {
  const { as } = contest;
  const [day] = await api.call(CompetitionProgramGetByCompetition, { as, query: of() });
  const query = { competitionProgramGuid: day!.guid };
  await api.call(VotingProtocolChangeState, { as, query, body: { state: 'Open' } });
  const { items } = await api.call(CompetitionProgramGetProgramColumnsDataForModerator, { as, query });
  const { collection: judges } = await api.call(CompetitionJudgeGetByCompetitionGuid, { as, query: of() });
  const points = await api.call(PointGetByCompetition, { as, query: of() });
  const mark = {
    ...{ competitionProgramItemGuid: items[0]!.guid, competitionJudgeGuid: judges[0]!.guid, value: 9000 },
    ...{ pointGuid: points[0]!.guid, reason: 'Проба' },
  };
  await api.call(VotingProtocolSavingByCompetitionProtocol, { as, query: of(), body: { marks: [mark] } });
  expect(await codeOf(api.send(CompetitionDiscardPractice, { as, query: contest.query }))).toBe('practiceOnly');
  await api.call(CompetitionDiscardPractice, { as, query: of() });
  expect((await api.send(FestivalGetFestivalDetail, { as, query: { festivalGuid: practice } })).status).toBe(404);
  expect(await detail(contest.competition)).toMatchObject({ practiceGuid: null });
  const left = await api.database.query('select 1 from judging.mark where judge_guid = $1', [judges[0]!.guid]);
  expect(left).toEqual([]);
  const again = await api.call(CompetitionCreatePractice, { as, query: contest.query, body: {} });
  expect(again.guid).not.toBe(practice);
});
