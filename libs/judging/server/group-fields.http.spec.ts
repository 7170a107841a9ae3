import {
  GroupFieldGetByCompetition,
  GroupFieldGetValues,
  GroupFieldMergeValues,
  GroupFieldUpdate,
  GroupFieldUpdateValue,
  VotingProtocolChangeState,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
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

it('spellings of one group are one group, called as most of it is, and known as one value of the event', async () => {
  const ages = ['13-15 лет', '13–15 лет', '13 – 15', '13–15 ЛЕТ', '13–15 лет', '16–18 лет'];
  const contest = await LiveContest.create(api, { ages });
  const { as, query, ageField } = contest;
  await contest.markAll([6000, 7000, 8000, 9000, 5000, 4000]);
  const { groups } = await contest.protocol();
  expect(groups.map(({ subtitle, rows }) => [subtitle, rows.map(({ place }) => place)])).toEqual([
    ['13–15 лет', [1, 2, 3, 4, 5]],
    ['16–18 лет', [1]],
  ]);
  // A later spelling of a written value joins its group.
  await api.call(VotingProtocolChangeState, {
    as,
    query: { competitionProgramGuid: contest.program },
    body: { state: 'Locked', reason: '' },
  });
  const later = await contest.addProgram('День второй', ['13 - 15 лет', '7–9']);
  await contest.markAll([9500, 9000], later.items);
  const joined = (await contest.protocol(later.program)).groups;
  expect(joined.map(({ subtitle, isProvisional, rows }) => [subtitle, isProvisional, rows.length])).toEqual([
    ['7–9', false, 1],
    ['13–15 лет', false, 6],
  ]);
  expect(await api.call(GroupFieldGetValues, { as, query })).toMatchObject([
    {
      guid: ageField,
      isOrdered: false,
      values: [
        { title: '7–9', itemCount: 1 },
        { title: '13–15 лет', itemCount: 6 },
        { title: '16–18 лет', itemCount: 1 },
      ],
    },
  ]);
});

it('a value is renamed under a closed protocol, and its results stay; two become one only where it is open', async () => {
  const contest = await LiveContest.create(api, { ages: ['7–9', '7–9', '13–15'] });
  const { as, query, ageField } = contest;
  await contest.markAll([9000, 8000, 7000]);
  await api.call(VotingProtocolChangeState, {
    as,
    query: { competitionProgramGuid: contest.program },
    body: { state: 'Locked', reason: '' },
  });
  const later = await contest.addProgram('День второй', ['семь – девять']);
  await contest.markAll([9500], later.items);
  const seen = async (program: Guid = contest.program) =>
    (await contest.protocol(program)).groups.map(({ key, subtitle, rows }) => [
      key,
      subtitle,
      rows.map(({ total, place }) => [total, place]),
    ]);
  const [field] = await api.call(GroupFieldGetValues, { as, query });
  const guidOf = (title: string) => field!.values.find((value) => value.title === title)!.guid as Guid;
  const [young, teens, words] = ['7–9', '13–15', 'семь – девять'].map(guidOf) as [Guid, Guid, Guid];
  const before = await seen();
  await api.call(GroupFieldUpdateValue, { as, query, body: { groupValueGuid: young, title: '7–9 лет, младшие' } });
  expect(await seen()).toEqual(
    before.map(([key, title, rows]) => [key, title === '7–9' ? '7–9 лет, младшие' : title, rows]),
  );
  const merge = (groupValueGuid: Guid, otherGuids: Guid[]) =>
    api.send(GroupFieldMergeValues, { as, query, body: { groupValueGuid, otherGuids } });
  const { status, envelope } = await merge(teens, [young]);
  expect([status, envelope.errors[0]!.code]).toEqual([409, 'protocolLocked']);
  expect((await merge(young, [words])).status).toBe(200);
  const joined = (await contest.protocol(later.program)).groups;
  expect(joined.map(({ key, subtitle, rows }) => [key, subtitle, rows.length])).toEqual([
    [before[0]![0], '7–9 лет, младшие', 3],
  ]);
  expect(
    await api.database.query('select group_key as key from judging.result where item_guid = $1', [contest.items[0]]),
  ).toEqual([{ key: JSON.stringify(['1', contest.nominations[0], [ageField, young]]) }]);
});
