import {
  CompetitionArchiveOrUnarchive,
  FestivalCreateFestival,
  FestivalGetFestivalDetail,
  FestivalGetFestivals,
  FestivalUpdateFestival,
  GroupFieldGetByCompetition,
  GroupFieldUpdate,
  UserGetShort,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let organizer: TestOrganizer;

beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
});
afterAll(() => api.stop());

const details = (more: object = {}) => ({ title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', ...more });

async function newFestival(more: object = {}, as = organizer.token): Promise<Guid> {
  return (await api.call(FestivalCreateFestival, { body: { details: details(more) }, as })).guid;
}

const detail = (festivalGuid: Guid, as = organizer.token) =>
  api.send(FestivalGetFestivalDetail, { query: { festivalGuid }, as });

describe('an event', () => {
  it('is made with its stream, read back and changed', async () => {
    const festivalGuid = await newFestival({ city: 'Городец', timeZone: 'Asia/Vladivostok', description: 'Смотр' });
    expect((await detail(festivalGuid)).envelope.data).toEqual({
      guid: festivalGuid,
      typeTourCompetition: 1,
      isArchived: false,
      practiceOf: null,
      practiceGuid: null,
      details: {
        title: 'Светлояр',
        shortTitle: '',
        description: 'Смотр',
        beginDate: '2026-11-20',
        endDate: '2026-11-22',
        city: 'Городец',
        place: '',
        timeZone: 'Asia/Vladivostok',
        currency: 'RUB',
        extGuid: '',
        useFinances: false,
        logoPath: null,
      },
    });
    const body = { details: details({ title: 'Светлояр — 2026' }) };
    await api.call(FestivalUpdateFestival, { query: { festivalGuid }, body, as: organizer.token });
    expect((await detail(festivalGuid)).envelope.data!.details).toMatchObject({
      title: 'Светлояр — 2026',
      city: 'Городец',
    });
    const events = await api.database.query<{ kind: string }>(
      'select kind from live.event where stream_guid = $1 order by revision, n',
      [festivalGuid],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['competition.changed', 'competition.changed']);
  });

  it.each([
    ['no such zone', { timeZone: 'Europe/Gorodets' }, 'details.timeZone'],
    ['an offset, which knows no summer time', { timeZone: '+03:00' }, 'details.timeZone'],
    ['an end before the beginning', { endDate: '2026-11-19' }, 'details.endDate'],
    ['a date that does not exist', { beginDate: '2026-02-30' }, 'details.beginDate'],
    ['no title', { title: '  ' }, 'details.title'],
    ['a title with a control character', { title: 'Свет\u0000лояр' }, 'details.title'],
  ])('is refused with %s', async (_, more, field) => {
    const { status, envelope } = await api.send(FestivalCreateFestival, {
      body: { details: details(more) },
      as: organizer.token,
    });
    expect([status, envelope.errors[0]!.code, envelope.errors[0]!.field]).toEqual([400, 'badRequest', field]);
  });

  it('of another organizer does not exist: the same answer as for a random guid', async () => {
    const festivalGuid = await newFestival();
    const stranger = await api.organizer();
    const foreign = await detail(festivalGuid, stranger.token);
    const random = await detail(newGuid(), stranger.token);
    expect(foreign.status).toBe(404);
    expect(foreign.envelope).toEqual(random.envelope);
    const update = { query: { festivalGuid }, body: { details: details() }, as: stranger.token };
    expect((await api.send(FestivalUpdateFestival, update)).status).toBe(404);
  });

  it('keeps what another system calls it and whether it keeps money', async () => {
    const festivalGuid = await newFestival({ extGuid: 'АИС-2026/14', useFinances: true });
    expect((await detail(festivalGuid)).envelope.data!.details).toMatchObject({
      extGuid: 'АИС-2026/14',
      useFinances: true,
    });
  });

  it('keeps a field of groups that another has added while the list was changed', async () => {
    const competitionGuid = await newFestival();
    const write = (body: SentBody<typeof GroupFieldUpdate>) =>
      api.send(GroupFieldUpdate, { query: { competitionGuid }, body, as: organizer.token });
    const age = { title: 'Возраст', tag: 'ageCategory' as const };
    const guid = (await write({ fields: [age] })).envelope.data!.guids[0]!;
    const own = { fields: [{ ...age, guid, title: 'Возрастная группа' }], base: [guid] };
    const both = [
      { ...age, guid },
      { title: 'Форма', tag: 'form' as const },
    ];
    expect((await write({ fields: both, base: [guid] })).status).toBe(200);
    const late = await write(own);
    expect([late.status, late.envelope.errors[0]!.code]).toEqual([409, 'staleVersion']);
    // Whoever has seen it may leave it out.
    const seen = (await write({ fields: both, base: [guid] })).status;
    expect([seen, (await write({ fields: own.fields })).status]).toEqual([409, 200]);
  });

  it('in the archive is read, and no longer changed', async () => {
    const festivalGuid = await newFestival();
    const archive = (body: object) =>
      api.call(CompetitionArchiveOrUnarchive, { query: { competitionGuid: festivalGuid }, body, as: organizer.token });
    expect([await archive({ isArchived: true }), await archive({ isArchived: true })]).toEqual([
      { isArchived: true },
      { isArchived: true },
    ]);
    expect((await detail(festivalGuid)).envelope.data!.isArchived).toBe(true);
    const body = { details: details() };
    const update = await api.send(FestivalUpdateFestival, { query: { festivalGuid }, body, as: organizer.token });
    expect([update.status, update.envelope.errors[0]!.code]).toEqual([409, 'archived']);
    const fields = { query: { competitionGuid: festivalGuid }, body: { fields: [] }, as: organizer.token };
    expect((await api.send(GroupFieldUpdate, fields)).status).toBe(409);
    expect(await archive({})).toEqual({ isArchived: false });
    expect((await api.send(GroupFieldUpdate, fields)).status).toBe(200);
  });
});

describe('the list of events', () => {
  it('pages, searches what is typed as it stands, and knows what its organizer has archived', async () => {
    const { token: as } = await api.organizer();
    const year = new Date().getUTCFullYear();
    await newFestival({ title: '100 % танца', beginDate: `${year + 1}-05-01`, endDate: `${year + 1}-05-02` }, as);
    await newFestival(
      { title: 'Весна', city: 'Кострома', beginDate: `${year + 1}-06-01`, endDate: `${year + 1}-06-01` },
      as,
    );
    const past = await newFestival({ title: 'Давно', beginDate: '2020-05-01', endDate: '2020-05-02' }, as);
    const list = async (query: { isActive?: string; searchText?: string }, body = {}) => {
      const { collection, totalCount } = await api.call(FestivalGetFestivals, { query: query as never, body, as });
      return [collection.map((festival) => festival.details.title), totalCount];
    };
    expect(await list({})).toEqual([['100 % танца', 'Весна', 'Давно'], 3]);
    expect(await list({}, { pageNumber: 2, pageSize: 2 })).toEqual([['Давно'], 3]);
    // A past event is no archived one: it stays in sight, below what is to come.
    await newFestival({ title: 'С прошлого века', beginDate: '1999-01-01', endDate: `${year + 1}-01-01` }, as);
    expect(await list({ isActive: 'true' })).toEqual([['С прошлого века', '100 % танца', 'Весна', 'Давно'], 4]);
    expect(await list({ isActive: 'false' })).toEqual([[], 0]);
    await api.call(CompetitionArchiveOrUnarchive, { query: { competitionGuid: past }, body: { isArchived: true }, as });
    expect(await list({ isActive: 'true' })).toEqual([['С прошлого века', '100 % танца', 'Весна'], 3]);
    expect(await list({ isActive: 'false' })).toEqual([['Давно'], 1]);
    expect(await list({ searchText: 'вес' })).toEqual([['Весна'], 1]);
    expect(await list({ searchText: 'костр' })).toEqual([['Весна'], 1]);
    expect(await list({ searchText: '%' })).toEqual([['100 % танца'], 1]);
    expect(await list({ searchText: '_' })).toEqual([[], 0]);
  });
});

describe('group fields', () => {
  it('are replaced as a list; one that is named keeps its guid', async () => {
    const competitionGuid = await newFestival();
    const query = { competitionGuid };
    const update = (fields: object[]) =>
      api.call(GroupFieldUpdate, { query, body: { fields: fields as never }, as: organizer.token });
    const first = await update([
      { title: 'Возраст', tag: 'ageCategory' },
      { title: 'Форма', tag: 'form', isGrouping: false },
    ]);
    const second = await update([
      { title: 'Уровень', tag: 'level' },
      { guid: first.guids[0], title: 'Возрастная категория', tag: 'ageCategory' },
    ]);
    expect(second.guids[1]).toBe(first.guids[0]);
    expect(await api.call(GroupFieldGetByCompetition, { query, as: organizer.token })).toEqual([
      { guid: second.guids[0], title: 'Уровень', tag: 'level', isGrouping: true },
      { guid: first.guids[0], title: 'Возрастная категория', tag: 'ageCategory', isGrouping: true },
    ]);
    const foreign = await api.send(GroupFieldUpdate, {
      query: { competitionGuid: await newFestival() },
      body: { fields: [{ guid: first.guids[0]!, title: 'Чужое', tag: 'form' }] },
      as: organizer.token,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('an employee', () => {
  it('finds the events in which he has a section, and changes the one that he may', async () => {
    const boss = await api.organizer();
    const [seen, changed, closed] = [
      await newFestival({ title: 'Видимое' }, boss.token),
      await newFestival({ title: 'Своё' }, boss.token),
      await newFestival({ title: 'Чужое' }, boss.token),
    ];
    const { token } = await api.employee(boss.guid, {
      all: { program: 1 },
      [changed]: { settings: 2 },
      [closed]: {},
    });
    const list = async () => {
      const answer = await api.call(FestivalGetFestivals, { body: { pageNumber: 1, pageSize: 20 }, as: token });
      return { found: answer.collection.map(({ guid }) => guid).sort(), total: answer.totalCount };
    };
    expect(await list()).toEqual({ found: [seen, changed].sort(), total: 2 });
    const statusOf = async (festivalGuid: Guid) => {
      const body = { details: details({ title: 'Переименовано' }) };
      return (await api.send(FestivalUpdateFestival, { query: { festivalGuid }, body, as: token })).status;
    };
    expect(await Promise.all([seen, changed, closed, newGuid()].map(statusOf))).toEqual([403, 200, 404, 404]);
    const configOf = async (competitionGuid?: Guid) =>
      (await api.call(UserGetShort, { query: competitionGuid ? { competitionGuid } : {}, as: token })).config;
    expect(await configOf(changed)).toMatchObject({ settings: 2, program: 0 });
    expect(await configOf(seen)).toMatchObject({ settings: 0, program: 1 });
    // Where no event is named, a right in one of them lets him see, not change.
    expect(await configOf()).toMatchObject({ settings: 1, program: 1, finances: 0 });

    await api.database.query(
      `update accounts.account set employee_state = 'dismissed' where organizer_guid = $1
      and user_type = 'OrganizerEmployee'`,
      [boss.guid],
    );
    expect((await api.send(FestivalGetFestivals, { body: { pageNumber: 1, pageSize: 20 }, as: token })).status).toBe(
      401,
    );
  });
});
