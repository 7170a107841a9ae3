// The other judges' marks: nothing before the lock, whatever the switch says, and then what the organizer allows.

import {
  ScoringSchemeUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetJudgeNow,
  VotingProtocolGetOthersMarks,
  VotingProtocolGetUsingForProtocol,
  VotingProtocolGetVoitingProtocolByJudgeJson,
} from '@rampa/contract';
import { SEEING_OTHERS, type ProtocolState, type SeeingOthers } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LiveContest, type Judge } from './testing/judging.factory.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

/** The mark of the other judge that nobody else gives. */
const OTHERS = 3_700;

it('a judge sees the others after the lock alone, by name or by number, as the organizer allows', async () => {
  const contest = await LiveContest.create(api);
  const other = await contest.addJudge('Белова Вера');
  const [self] = contest.judges as [Judge];
  await contest.markAll([9000, 8000, 7000]);
  for (const item of contest.items) await contest.mark(other, item, OTHERS);
  const ofProgram = { competitionProgramGuid: contest.program };

  const allow = (seeingOthers: SeeingOthers) =>
    api.call(ScoringSchemeUpdate, { as: contest.as, query: contest.query, body: { seeingOthers } });
  const others = (as = self.token) => api.send(VotingProtocolGetOthersMarks, { as, query: ofProgram });
  const sheet = () =>
    api.call(VotingProtocolGetVoitingProtocolByJudgeJson, {
      as: self.token,
      query: { ...ofProgram, competitionJudgeGuid: self.guid },
    });
  /** All else that he reads has none of it, in any state. */
  const expectSilence = async () => {
    const now = { as: self.token, query: { competitionJudgeGuid: self.guid } };
    const read = [
      await sheet(),
      await api.call(VotingProtocolGetUsingForProtocol, { as: self.token }),
      await api.call(VotingProtocolGetJudgeNow, now),
    ];
    expect(JSON.stringify(read)).not.toMatch(/3700|Белова/);
  };
  const expectSeen = async (isClosed: boolean) => {
    for (const seeing of SEEING_OTHERS) {
      await allow(seeing);
      const sees = isClosed && seeing !== 'none';
      expect((await sheet()).seesOthers).toBe(sees);
      const { status, envelope } = await others();
      expect([status, envelope.errors[0]?.code]).toEqual(sees ? [200, undefined] : [409, 'othersHidden']);
      const sent = JSON.stringify(envelope);
      expect(sent.includes('3700')).toBe(sees);
      expect(sent.includes('Белова')).toBe(sees && seeing === 'named');
      expect(sent).not.toContain(other.guid);
      await expectSilence();
    }
  };

  await expectSeen(false);
  const move = (state: Exclude<ProtocolState, 'Draft'>) =>
    api.call(VotingProtocolChangeState, { as: contest.as, query: ofProgram, body: { state, reason: 'Ошибка' } });
  for (const state of ['Locked', 'Confirmed', 'Published'] as const) {
    await move(state);
    await expectSeen(true);
  }
  await move('Withdrawn');
  await expectSeen(false);
  await move('Open');
  await expectSeen(false);
  await move('Locked');

  await allow('named');
  const { data } = (await others()).envelope;
  expect(data!.judges.map(({ name, isSelf }) => [name, isSelf])).toEqual([
    ['Судья 1', true],
    ['Судья 2', false],
    ['Судья 3', false],
    ['Белова Вера', false],
  ]);
  expect(data!.items.map(({ guid }) => guid).toSorted()).toEqual([...contest.items].toSorted());
  const first = data!.items.find(({ guid }) => guid === contest.items[0])!;
  expect(first.byJudge.map(({ total }) => total)).toEqual([9000, 9000, 9000, OTHERS]);
  expect(first.byJudge.at(-1)).toEqual({ judge: 3, total: OTHERS, abstained: false, marks: [OTHERS, OTHERS] });

  const stranger = await LiveContest.create(api);
  expect((await others(stranger.judges[0]!.token)).status).toBe(404);
  for (const as of [contest.as, '']) expect((await others(as)).status).toBe(as === '' ? 401 : 403);
});
