// Tours: who goes on takes the former total along, or nothing.

import {
  AdjustmentGetByProgram,
  CompetitionProgramExtract,
  CompetitionProgramGetProgramColumnsDataForModerator,
  FestivalUpdateFestival,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolLock,
} from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  const details = { title: 'Светлояр', beginDate: '2026-05-01', endDate: '2026-05-02' };
  const query = { festivalGuid: contest.competition };
  await api.call(FestivalUpdateFestival, { as: contest.as, query, body: { details, typeTourCompetition: 2 } });
});
afterAll(() => api?.stop());

const asked = (carry: 'nothing' | 'sum') => ({
  as: contest.as,
  query: { competitionProgramGuid: contest.program },
  body: { competitionProgramItemGuids: contest.items.slice(0, 2), title: 'Второй тур', carry },
});

it('adds the total of the protocol to the next tour, with its reason, and not before it is written', async () => {
  const { as, program } = contest;
  const early = await api.send(CompetitionProgramExtract, asked('sum'));
  expect(early.envelope.errors[0]!.code).toBe('carryUnready');
  await contest.markAll([9000, 8000, 7000]);
  await api.call(VotingProtocolLock, { as, query: { competitionProgramGuid: program }, body: { isLocked: true } });
  const { guid: next } = await api.call(CompetitionProgramExtract, asked('sum'));
  const query = { competitionProgramGuid: next };
  const { items, tour } = await api.call(CompetitionProgramGetProgramColumnsDataForModerator, { as, query });
  expect(tour).toBe(2);
  const carried = await api.call(AdjustmentGetByProgram, { as, query });
  expect(carried.map(({ itemGuid, kind, amount, reason }) => [itemGuid, kind, amount, reason])).toEqual([
    [items[0]!.guid, 'bonus', 9000, 'Перенесено: «День первый», 9,00'],
    [items[1]!.guid, 'bonus', 8000, 'Перенесено: «День первый», 8,00'],
  ]);
  const former = await api.call(VotingProtocolGetVoitingProtocolJson, {
    as,
    query: { competitionProgramGuid: program },
  });
  expect(former.groups[0]!.rows.map(({ total }) => total)).toEqual([9000, 8000, 7000]);
  const { guid: anew } = await api.call(CompetitionProgramExtract, asked('nothing'));
  expect(await api.call(AdjustmentGetByProgram, { as, query: { competitionProgramGuid: anew } })).toEqual([]);
});

it('refuses to add totals where places are counted, and makes no program then', async () => {
  const { as } = contest;
  await contest.markAll([9000, 8000, 7000]);
  await api.call(VotingProtocolLock, {
    as,
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: true },
  });
  await api.database.query(
    `update judging.scheme set value = jsonb_set(value, '{method}', '{"kind": "sumOfPlaces"}') where competition_guid = $1`,
    [contest.competition],
  );
  expect((await api.send(CompetitionProgramExtract, asked('sum'))).envelope.errors[0]!.code).toBe('carryUnfit');
  const programs = await api.database.query('select guid from program.program where competition_guid = $1', [
    contest.competition,
  ]);
  expect(programs).toHaveLength(1);
});
