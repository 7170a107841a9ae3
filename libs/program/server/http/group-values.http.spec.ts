import {
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  GroupFieldArrangeValues,
  GroupFieldCreateValue,
  GroupFieldDeleteValue,
  GroupFieldGetValues,
  GroupFieldMergeValues,
  GroupFieldUpdate,
  GroupFieldUpdateValue,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEvent, makeProgram, readProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;
let competition: Guid;
let age: Guid;
let program: Guid;
let items: Guid[];

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api?.stop());

beforeEach(async () => {
  competition = await makeEvent(api, as);
  const body = { fields: [{ title: 'Возраст', tag: 'ageCategory' as const }] };
  [age] = (await api.call(GroupFieldUpdate, { query: { competitionGuid: competition }, body, as })).guids as [Guid];
  const said = ['13–15 лет', '7-9', '13 - 15', '10–12'].map((text) => ({
    performer: text,
    groupValues: { [age]: text },
  }));
  ({ program, items } = await makeProgram(api, as, said, { competition }));
});

const query = () => ({ competitionGuid: competition });
const view = () => readProgram(api, as, program);
const groups = async () => (await view()).items.map(({ group }) => group);

async function values(): Promise<Map<string, Guid>> {
  const [field] = await api.call(GroupFieldGetValues, { as, query: query() });
  return new Map(field!.values.map(({ title, guid }) => [title, guid as Guid]));
}

async function refusal(sent: Promise<{ status: number; envelope: { errors: { code: string; message: string }[] } }>) {
  const { status, envelope } = await sent;
  return [status, envelope.errors[0]!.code, envelope.errors[0]!.message];
}

describe('values of a field', () => {
  it('are rows of the event: words find theirs, a guid names it, and new words make one', async () => {
    expect([...(await values()).keys()]).toEqual(['7-9', '10–12', '13–15 лет']);
    const known = await values();
    const create = (said: string) =>
      api.send(CompetitionProgramItemCreateRange, {
        query: { competitionProgramGuid: program },
        body: { items: [{ performer: 'ещё', groupValues: { [age]: said } }] },
        as,
      });
    for (const said of [known.get('10–12')!, known.get('10–12')!.toUpperCase(), ' 10 — 12 ЛЕТ', '16–18', ' – '])
      expect((await create(said)).status).toBe(200);
    expect((await groups()).slice(4)).toEqual(['10–12', '10–12', '10–12', '16–18', '']);
    expect((await create(newGuid())).status).toBe(400);
    const shown = (await view()).groupValues.map(({ title, fieldGuid }) => [title, fieldGuid]);
    expect(shown).toEqual(['7-9', '10–12', '13–15 лет', '16–18'].map((title) => [title, age]));
  });

  it('are called otherwise everywhere by one write, but not as another is', async () => {
    const guid = (await values()).get('13–15 лет')!;
    const rename = (title: string) =>
      api.send(GroupFieldUpdateValue, { query: query(), body: { groupValueGuid: guid, title }, as });
    expect((await rename('Подростки, 13–15')).status).toBe(200);
    expect(await groups()).toEqual(['Подростки, 13–15', '7-9', 'Подростки, 13–15', '10–12']);
    expect(await refusal(rename('7 — 9 лет'))).toEqual([
      400,
      'badRequest',
      'Такая группа уже есть: «7-9». Чтобы стало одно, объедините их.',
    ]);
    expect((await rename(' – ')).status).toBe(400);
    // Its own spelling is not a conflict.
    expect((await rename('подростки, 13-15 лет')).status).toBe(200);
  });

  it('are named before any performance has them, once each, and stand by age', async () => {
    const create = (title: string) =>
      api.send(GroupFieldCreateValue, { query: query(), body: { groupFieldGuid: age, title }, as });
    const { status, envelope } = await create('5–6 лет');
    expect([status, [...(await values()).keys()][0]]).toEqual([200, '5–6 лет']);
    expect((await values()).get('5–6 лет')).toBe(envelope.data!.guid);
    expect(await refusal(create('7 – 9'))).toEqual([400, 'badRequest', 'Такая группа уже есть: «7-9».']);
    expect((await create(' – ')).status).toBe(400);
  });

  it('become one: the performances come to the one that stays', async () => {
    const known = await values();
    const merge = (into: Guid, others: Guid[]) =>
      api.send(GroupFieldMergeValues, { query: query(), body: { groupValueGuid: into, otherGuids: others }, as });
    expect((await merge(known.get('7-9')!, [known.get('7-9')!])).status).toBe(400);
    expect((await merge(known.get('7-9')!, [known.get('13–15 лет')!, known.get('10–12')!])).status).toBe(200);
    expect(await groups()).toEqual(['7-9', '7-9', '7-9', '7-9']);
    expect([...(await values()).keys()]).toEqual(['7-9']);
    // A page that still names a deleted value is told so, and nothing is written.
    const stale = { competitionProgramItemGuid: items[0]!, groupValues: { [age]: known.get('10–12')! } };
    const { status } = await api.send(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: program },
      body: stale,
      as,
    });
    expect(status).toBe(400);
  });

  it('go when no performance names them', async () => {
    const remove = async (title: string) => {
      const groupValueGuid = (await values()).get(title)!;
      return api.send(GroupFieldDeleteValue, { query: { ...query(), groupValueGuid }, as });
    };
    expect(await refusal(remove('13–15 лет'))).toEqual([
      409,
      'groupValueInUse',
      'Удалить нельзя: эта группа указана у 2\u00A0выступлений.',
    ]);
    await api.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: items[1]!, groupValues: {} },
      as,
    });
    expect((await remove('7-9')).status).toBe(200);
    expect([...(await values()).keys()]).toEqual(['10–12', '13–15 лет']);
  });

  it('stand by age until the organizer puts them otherwise, and by age again when he takes that back', async () => {
    const known = await values();
    const place = (groupValueGuids: Guid[]) =>
      api.send(GroupFieldArrangeValues, { query: query(), body: { groupFieldGuid: age, groupValueGuids }, as });
    expect((await place([known.get('13–15 лет')!, known.get('7-9')!])).status).toBe(200);
    expect([...(await values()).keys()]).toEqual(['10–12', '13–15 лет', '7-9']);
    expect((await place([])).status).toBe(200);
    expect([...(await values()).keys()]).toEqual(['7-9', '10–12', '13–15 лет']);
  });

  it('stay with their field when its title or its neighbours change, and go with it', async () => {
    const update = (fields: { guid?: Guid; title: string; tag: 'ageCategory' | 'form' }[]) =>
      api.call(GroupFieldUpdate, { query: query(), body: { fields }, as });
    await update([
      { title: 'Форма', tag: 'form' },
      { guid: age, title: 'Возрастная группа', tag: 'ageCategory' },
    ]);
    expect(await groups()).toEqual(['13–15 лет', '7-9', '13–15 лет', '10–12']);
    await update([]);
    expect(await groups()).toEqual(['', '', '', '']);
    // A value of a deleted field is not a change of groups.
    await api.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: items[0]!, groupValues: {} },
      as,
    });
    expect((await view()).groupValues).toEqual([]);
  });
});

it('values of another event are nobody’s here', async () => {
  const foreign = (await values()).get('7-9')!;
  const own = competition;
  competition = await makeEvent(api, as);
  const rename = api.send(GroupFieldUpdateValue, {
    query: query(),
    body: { groupValueGuid: foreign, title: 'чужое' },
    as,
  });
  expect((await rename).status).toBeGreaterThanOrEqual(400);
  competition = own;
  expect([...(await values()).keys()]).toContain('7-9');
});
