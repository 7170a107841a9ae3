import { GroupFieldGetByCompetition, GroupFieldUpdate, VotingProtocolChangeState } from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

it('group fields stand while results are written by them; a title may be mended, and a reopened protocol frees them', async () => {
  const contest = await LiveContest.create(api);
  const { as, query } = contest;
  const age = { guid: contest.ageField, title: 'Возраст', tag: 'ageCategory' as const };
  const update = (fields: object[]) => api.send(GroupFieldUpdate, { as, query, body: { fields: fields as never } });
  const move = (state: 'Open' | 'Locked' | 'Confirmed' | 'Published' | 'Withdrawn') =>
    api.call(VotingProtocolChangeState, {
      as,
      query: { competitionProgramGuid: contest.program },
      body: { state, reason: 'Проверка' },
    });
  await contest.markAll([9000, 8000, 7000]);
  for (const [state, word] of [
    ['Locked', 'закрыт'],
    ['Confirmed', 'утверждён'],
    ['Published', 'опубликован'],
  ] as const) {
    await move(state);
    for (const fields of [[], [{ ...age, isGrouping: false }], [age, { title: 'Форма', tag: 'form' }]]) {
      const { status, envelope } = await update(fields);
      expect([status, envelope.errors[0]!.code]).toEqual([409, 'protocolLocked']);
      expect(envelope.errors[0]!.message).toContain(`Протокол «День первый» ${word}: места и звания`);
    }
    expect((await update([{ ...age, title: 'Возрастная группа' }])).status).toBe(200);
  }
  expect(await api.call(GroupFieldGetByCompetition, { as, query })).toMatchObject([{ title: 'Возрастная группа' }]);
  await move('Withdrawn');
  expect((await update([age, { title: 'Форма', tag: 'form' }])).status).toBe(200);
});
