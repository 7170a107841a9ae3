// The organizer's list of events: coming and past where they are held, what each lacks, and an event made with its form.

import {
  ApplicationBuilderBuildTemplate,
  ApplicationFormGetByCompetition,
  CompetitionArchiveOrUnarchive,
  CompetitionJudgeCreateRange,
  CompetitionProgramCreate,
  FestivalCreateFestival,
  FestivalGetFestivals,
  PointCreate,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let boss: TestOrganizer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  boss = await api.organizer();
});
afterAll(() => api?.stop());

const DAY_MS = 86_400_000;
/** The day there, so many days from now. */
const dayIn = (timeZone: string, days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + days * DAY_MS);

async function made(title: string, beginDate: string, endDate: string, more: object = {}): Promise<Guid> {
  const body = { details: { title, beginDate, endDate, ...more } };
  return (await api.call(FestivalCreateFestival, { body, as: boss.token })).guid;
}

async function found(query: object, as = boss.token) {
  const { collection, totalCount } = await api.call(FestivalGetFestivals, { query: query as never, body: {}, as });
  expect(totalCount).toBe(collection.length);
  return collection;
}
const titles = async (query: object) => (await found(query)).map(({ details }) => details.title);

describe('the list', () => {
  it('has the soonest first of what is coming, the latest first of what is over, each by its own clock', async () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    await made('Через год', dayIn('UTC', 365), dayIn('UTC', 366));
    await made('Через месяц', dayIn('UTC', 30), dayIn('UTC', 31));
    await made('Идёт', dayIn('UTC', -20), dayIn('UTC', 20));
    await made('Давно', '2019-05-01', '2019-05-02');
    await made('Недавно', '2020-05-01', '2020-05-02');
    // There the day after is a day further on, or a day behind.
    await made('Кончилось вчера на востоке', dayIn(east, -3), dayIn(east, -1), { timeZone: east });
    await made('Последний день на западе', dayIn(west, -2), dayIn(west, 0), { timeZone: west });
    const archived = await made('Убрано', dayIn('UTC', 50), dayIn('UTC', 51));
    const query = { competitionGuid: archived };
    await api.call(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true }, as: boss.token });
    const coming = { isActive: 'true', time: 'coming' };
    const ahead = ['Идёт', 'Последний день на западе', 'Через месяц', 'Через год'];
    expect(await titles(coming)).toEqual(ahead);
    const past = ['Кончилось вчера на востоке', 'Недавно', 'Давно'];
    // As a page shows them: both together, what is over below.
    expect(await titles({ isActive: 'true' })).toEqual([...ahead, ...past]);
    expect(await titles({ isActive: 'false' })).toEqual(['Убрано']);
    expect(await titles({ ...coming, searchText: 'идЕт' })).toEqual(['Идёт']);
    expect(await titles({ ...coming, searchText: 'едни' })).toEqual(['Последний день на западе']);
    for (const time of ['soon', 'past']) {
      const bad = { query: { time } as never, body: {}, as: boss.token };
      expect((await api.send(FestivalGetFestivals, bad)).status).toBe(400);
    }
  });

  it('says in one line what each lacks before it can open, until it is there', async () => {
    const day = dayIn('UTC', 30);
    const guid = await made('Светлояр', day, day);
    await made('Идёт', dayIn('UTC', -20), dayIn('UTC', 20));
    await made('Давно', '2019-05-01', '2019-05-02');
    const lines = async (as?: string) =>
      Object.fromEntries((await found({}, as)).map(({ details, attention }) => [details.title, attention]));
    const all = { Светлояр: 'Нет города, площадки и ещё 5', Идёт: '', Давно: '' };
    expect(await lines()).toEqual(all);
    const { token: program } = await api.employee(boss.guid, { [guid]: { program: 1 } });
    expect(await lines(program)).toEqual({ Светлояр: 'Нет программы' });
    const query = { competitionGuid: guid };
    const as = boss.token;
    await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала' }, as });
    await api.call(CompetitionJudgeCreateRange, { query, body: { judges: [{ fullName: 'Белова Вера' }] }, as });
    await api.call(PointCreate, { query, body: { title: 'Оценка', min: 0, max: 10_000, step: 100 }, as });
    expect(await lines()).toEqual({ ...all, Светлояр: 'Нет города, площадки и ещё 2' });
    expect(await lines(program)).toEqual({ Светлояр: '' });
    await api.database.query(`update competitions.status set is_accepted = false where competition_guid = $1`, [guid]);
    expect((await lines()).Светлояр).toBe('Нет города, площадки и ещё 3');
  });
});

describe('an event made with its form', () => {
  const details = { title: 'Светлояр', beginDate: '2030-05-18', endDate: '2030-05-19', city: 'Кострома', place: 'ДК' };
  const create = (form: object) =>
    api.send(FestivalCreateFestival, { body: { details, form: form as never }, as: boss.token });
  const formOf = (competitionGuid: Guid) =>
    api.call(ApplicationFormGetByCompetition, { query: { competitionGuid }, as: boss.token });

  it('has a ready one with its books, or a copy of one of the library', async () => {
    const ready = (await create({ readyKey: 'vocal' })).envelope.data!.guid;
    const { form } = await formOf(ready);
    expect([form!.faults, form!.fields.length > 10]).toEqual([[], true]);
    const template = await api.call(ApplicationBuilderBuildTemplate, {
      body: { title: 'Наша форма', readyKey: 'theatre' },
      as: boss.token,
    });
    const own = (await create({ templateGuid: template.guid })).envelope.data!.guid;
    expect((await formOf(own)).form!.title).toBe('Наша форма');
    const rows = await found({});
    expect(rows.map(({ attention }) => attention.includes('формы'))).toEqual([false, false]);
  });

  it('is not made at all where the form cannot be had', async () => {
    const stranger = await api.organizer();
    const { guid: foreign } = await api.call(ApplicationBuilderBuildTemplate, {
      body: { title: 'Чужая', readyKey: 'vocal' },
      as: stranger.token,
    });
    expect((await create({ templateGuid: foreign })).status).toBe(404);
    expect((await create({ readyKey: 'circus' })).status).toBe(400);
    expect((await create({ readyKey: 'vocal', templateGuid: foreign })).status).toBe(400);
    expect(await found({})).toEqual([]);
  });
});
