// The closed vote: sealed until it is released, counted then without names.

import {
  GrandPrixChangeState,
  GrandPrixDelete,
  GrandPrixGetByCompetition,
  GrandPrixGetCandidates,
  GrandPrixGetForJudge,
  GrandPrixOpen,
  GrandPrixVote,
  VotingProtocolGetJudgeNow,
  VotingProtocolLock,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LiveContest, type Judge } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const opening = () => ({
  ...{ as: contest.as, query: contest.query },
  body: { title: 'Абсолютный Гран-при', competitionProgramItemGuids: contest.items.slice(0, 2) },
});
const seen = async () => (await api.call(GrandPrixGetByCompetition, { as: contest.as, query: contest.query }))[0]!;
const voting = ({ token }: Judge, ballotGuid: Guid, item: Guid | null) => ({
  ...{ as: token, query: { ballotGuid }, body: { competitionProgramItemGuid: item } },
});
const become = (ballotGuid: Guid, state: 'Sealed' | 'Released') => ({
  ...{ as: contest.as, query: { ballotGuid }, body: { state } },
});
const codeOf = async (answer: Promise<{ envelope: { errors: { code: string }[] } }>) =>
  (await answer).envelope.errors[0]?.code;

it('is voted on tablets, read by nobody before its release, and counted then without names', async () => {
  const { as, items } = contest;
  const [first, second, third] = contest.judges as [Judge, Judge, Judge];
  expect(await api.call(GrandPrixGetCandidates, { as, query: contest.query })).toEqual([]);
  await contest.markAll([9000, 8000, 7000]);
  await api.call(VotingProtocolLock, {
    as,
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: true },
  });
  const candidates = await api.call(GrandPrixGetCandidates, { as, query: contest.query });
  expect(candidates.map(({ place, award }) => [place, award])).toEqual([
    [1, 'Лауреат'],
    [2, 'Дипломант'],
    [3, 'Дипломант'],
  ]);
  const { guid } = await api.call(GrandPrixOpen, opening());
  expect(await codeOf(api.send(GrandPrixOpen, opening()))).toBe('ballotRuns');
  const now = { as: first.token, query: { competitionJudgeGuid: first.guid } };
  expect((await api.call(VotingProtocolGetJudgeNow, now)).ballot).toEqual({ guid, title: 'Абсолютный Гран-при' });
  expect(await codeOf(api.send(GrandPrixVote, voting(first, guid, items[2]!)))).toBe('ballotCandidate');
  await api.call(GrandPrixVote, voting(first, guid, items[1]!));
  await api.call(GrandPrixVote, voting(first, guid, items[0]!));
  await api.call(GrandPrixVote, voting(second, guid, items[0]!));
  expect(await api.call(GrandPrixGetForJudge, { as: first.token })).toMatchObject({
    ballot: { own: { itemGuid: items[0] } },
  });
  expect(await api.call(GrandPrixGetForJudge, { as: third.token })).toMatchObject({ ballot: { own: null } });

  const open = await seen();
  expect(open.voters.map(({ hasVoted }) => hasVoted)).toEqual([true, true, false]);
  const told = { winnerGuid: null, tiedGuids: [], abstained: null };
  expect(open).toMatchObject({ state: 'Open', ...told });
  expect(open.candidates.map(({ votes }) => votes)).toEqual([null, null]);
  expect(await codeOf(api.send(GrandPrixChangeState, become(guid, 'Released')))).toBe('ballotState');
  await api.call(GrandPrixChangeState, become(guid, 'Sealed'));
  expect(await codeOf(api.send(GrandPrixVote, voting(third, guid, items[1]!)))).toBe('ballotState');
  expect(await api.call(GrandPrixGetForJudge, { as: first.token })).toEqual({ ballot: null });
  expect(await seen()).toMatchObject({ state: 'Sealed', ...told, candidates: [{ votes: null }, { votes: null }] });
  // Nothing that the log keeps says who voted how.
  const deeds = await api.database.query(
    `select e.payload from live.v_deed e where e.stream_guid = $1 and e.kind = 'ballot.changed'`,
    [contest.competition],
  );
  expect(deeds.length).toBeGreaterThan(0);
  expect(deeds).toEqual(deeds.map(() => ({ payload: {} })));

  await api.call(GrandPrixChangeState, become(guid, 'Released'));
  const released = await seen();
  expect(released).toMatchObject({ state: 'Released', winnerGuid: items[0], abstained: 0 });
  expect(released.candidates.map(({ itemGuid, votes }) => [itemGuid, votes])).toEqual([
    [items[0], 2],
    [items[1], 0],
  ]);
  expect(await codeOf(api.send(GrandPrixDelete, { as, query: { ballotGuid: guid } }))).toBe('ballotState');
});

it('is won by nobody where votes are equal, and thrown away unread before its release', async () => {
  const { as, items } = contest;
  const [first, second, third] = contest.judges as [Judge, Judge, Judge];
  const { guid } = await api.call(GrandPrixOpen, opening());
  await api.call(GrandPrixVote, voting(first, guid, items[0]!));
  await api.call(GrandPrixVote, voting(second, guid, items[1]!));
  await api.call(GrandPrixVote, voting(third, guid, null));
  await api.call(GrandPrixChangeState, become(guid, 'Sealed'));
  await api.call(GrandPrixChangeState, become(guid, 'Released'));
  expect(await seen()).toMatchObject({ winnerGuid: null, tiedGuids: items.slice(0, 2), abstained: 1 });
  const { guid: again } = await api.call(GrandPrixOpen, opening());
  await api.call(GrandPrixVote, voting(first, again, items[0]!));
  await api.call(GrandPrixDelete, { as, query: { ballotGuid: again } });
  expect(await api.database.query('select 1 from judging.ballot_vote where ballot_guid = $1', [again])).toEqual([]);
  expect((await seen()).guid).toBe(guid);
});
