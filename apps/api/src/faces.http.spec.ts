// Previews in a messenger of links that people send each other: nothing before the organizer publishes it, and never a
// performer or a result.

import {
  CompetitionProgramUpdate,
  FestivalUpdateFestival,
  VotingProtocolChangeState,
  VotingProtocolGetPublication,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { newGuid } from '@rampa/kernel';
import { PageFaces } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Городец' };
  await api.call(FestivalUpdateFestival, {
    as: contest.as,
    query: { festivalGuid: contest.competition },
    body: { details },
  });
  await api.database.query(`update program.item set performer = 'Арина Мельникова' where guid = any ($1::uuid[])`, [
    contest.items,
  ]);
});
afterAll(() => api?.stop());

const faceOf = (path: string) => api.nodes[0]!.app.get(PageFaces).of(path);

it('a program has one while it is published, with the event, the town and the day', async () => {
  const path = `/program/${contest.program}`;
  const show = (isPublished: boolean) =>
    api.call(CompetitionProgramUpdate, {
      as: contest.as,
      query: { competitionGuid: contest.competition },
      body: { competitionProgramGuid: contest.program, isPublished },
    });
  expect(await faceOf(path)).toBe('missing');
  await show(true);
  const face = await faceOf(path);
  expect(face).toMatchObject({
    title: expect.stringMatching(/^День первый: Светлояр$/),
    description: expect.stringMatching(/^Программа, Городец/),
  });
  expect(JSON.stringify(face)).not.toContain('Мельников');
  await show(false);
  expect([await faceOf(path), await faceOf(`/program/${newGuid()}`), await faceOf('/program/%E0')]).toEqual(
    Array(3).fill('missing'),
  );
});

it('a protocol has one while it is published and its link opens it, without a name and a mark', async () => {
  const query = { competitionProgramGuid: contest.program };
  const move = (state: 'Confirmed' | 'Published' | 'Withdrawn') =>
    api.call(VotingProtocolChangeState, { as: contest.as, query, body: { state, reason: 'ошибка' } });
  await contest.markAll([9000, 8000, 8500]);
  await api.call(VotingProtocolLock, { as: contest.as, query, body: { isLocked: true } });
  await move('Confirmed');
  await move('Published');
  const { url } = await api.call(VotingProtocolGetPublication, { as: contest.as, query });
  const path = new URL(url!).pathname;
  expect(await faceOf(path)).toBe('missing');
  const body = { audience: 'link' as const, showTitles: true, showTotals: true };
  await api.call(VotingProtocolSettingPermissionForParticipant, { as: contest.as, query, body });
  const face = await faceOf(path);
  expect(face).toMatchObject({
    title: 'Протокол: День первый',
    description: expect.stringMatching(/^Светлояр, Городец/),
  });
  expect(JSON.stringify(face)).not.toMatch(/Мельников|Лауреат|9,00|8,50/);
  await move('Withdrawn');
  expect(await faceOf(path)).toBe('missing');
});

it('an invitation says who invites where', async () => {
  const face = await faceOf(`/member/invite/${contest.competition}`);
  expect(face).toMatchObject({
    title: 'Светлояр',
    description: expect.stringMatching(/ приглашает участвовать, Городец$/),
  });
  expect([await faceOf(`/member/invite/${newGuid()}`), await faceOf('/member/invite/nobody')]).toEqual([
    ...['missing', 'missing'],
  ]);
  expect(await faceOf('/member/invite')).toBeNull();
});
