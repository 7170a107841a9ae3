import {
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  FestivalCreateFestival,
  ReferenceBookGetByOrganizer,
  CompetitionJudgeCreate,
  CompetitionProgramCreate,
  CompetitionProgramDelete,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  NominationUpdate,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReferenceBookItemGetByReferenceBookGuid,
  ReferenceBookItemUpdate,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let organizer: TestOrganizer;

beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
});
afterAll(() => api.stop());

const books = (as: string) => api.call(ReferenceBookGetByOrganizer, { body: {}, as });

async function nominationsOf(as: string) {
  const { collection } = await books(as);
  return collection.find(({ systemKey }) => systemKey === 'nominations')!.guid;
}

async function presenterOf(owner: TestOrganizer): Promise<string> {
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  const { guid } = await api.call(FestivalCreateFestival, { body: { details }, as: owner.token });
  const { url } = await api.call(CompetitionPresenterCreateFastLoginUrl, {
    query: { competitionGuid: guid },
    body: { name: 'Анна' },
    as: owner.token,
  });
  const key = new URL(url).hash.replace('#key=', '');
  return (await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'a' } })).token;
}

describe('the book «Номинации»', () => {
  it('is there with the first look, once, however many look at once', async () => {
    const looks = await Promise.all(Array.from({ length: 8 }, () => books(organizer.token)));
    const guids = new Set(looks.flatMap(({ collection }) => collection.map(({ guid }) => guid)));
    expect(guids.size).toBe(1);
    expect(looks[0]).toMatchObject({ totalCount: 1, collection: [{ title: 'Номинации', systemKey: 'nominations' }] });
  });

  it('takes items in order, also those made at once, and changes them', async () => {
    const referenceBookGuid = await nominationsOf(organizer.token);
    const titles = ['Народный танец', 'Эстрадный танец', 'Вокал', 'Хор'];
    const created = await Promise.all(
      titles.map((title) =>
        api.call(ReferenceBookItemCreate, { body: { referenceBookGuid, title }, as: organizer.token }),
      ),
    );
    const list = () =>
      api.call(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid }, as: organizer.token });
    expect((await list()).map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    const body = {
      referenceBookItemGuid: created[0]!.guid,
      title: 'Народный танец и пляска',
      shortTitle: 'Пляска',
      order: 9,
    };
    await api.call(ReferenceBookItemUpdate, { body, as: organizer.token });
    expect((await list()).at(-1)).toEqual({
      guid: created[0]!.guid,
      title: 'Народный танец и пляска',
      shortTitle: 'Пляска',
      order: 9,
      isArchived: false,
      ageFrom: null,
      ageTo: null,
    });
    const short = { referenceBookItemGuid: created[0]!.guid, shortTitle: 'Танец' };
    await api.call(ReferenceBookItemUpdate, { body: short, as: organizer.token });
    expect((await list()).at(-1)).toMatchObject({ title: 'Народный танец и пляска', shortTitle: 'Танец', order: 9 });
    expect((await books(organizer.token)).collection[0]!.itemCount).toBe(4);
  });

  it('of another organizer does not exist, neither for an organizer nor for a guest of another event', async () => {
    const referenceBookGuid = await nominationsOf(organizer.token);
    const stranger = await api.organizer();
    const read = (guid: string, as: string) =>
      api.send(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid: guid }, as });
    const foreign = await read(referenceBookGuid, stranger.token);
    expect(foreign.status).toBe(404);
    expect(foreign.envelope).toEqual((await read(newGuid(), stranger.token)).envelope);
    expect((await read(referenceBookGuid, await presenterOf(stranger))).status).toBe(404);
    expect((await read(referenceBookGuid, await presenterOf(organizer))).status).toBe(200);
    const body = { referenceBookGuid, title: 'Чужая' };
    expect((await api.send(ReferenceBookItemCreate, { body, as: stranger.token })).status).toBe(404);
  });

  it('keeps a line that is used, naming where, and loses one that is not', async () => {
    const owner = await api.organizer();
    const as = owner.token;
    const referenceBookGuid = await nominationsOf(as);
    const make = async (title: string) =>
      (await api.call(ReferenceBookItemCreate, { body: { referenceBookGuid, title }, as })).guid;
    const remove = (guid: string, by = as) =>
      api.send(ReferenceBookItemDelete, { query: { referenceBookItemGuid: guid }, as: by });
    const [dance, choir, spare] = [await make('Танец'), await make('Хор'), await make('Лишняя')];
    const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
    const query = { competitionGuid: (await api.call(FestivalCreateFestival, { body: { details }, as })).guid };
    const make1 = { title: 'День первый', nominationGuids: [dance] };
    const program = await api.call(CompetitionProgramCreate, { query, body: make1, as });
    const ofProgram = { competitionProgramGuid: program.guid };
    await api.call(CompetitionProgramItemCreateRange, {
      query: ofProgram,
      body: { items: [{ performer: 'Лель', nominationGuid: dance }] },
      as,
    });
    const judge = await api.call(CompetitionJudgeCreate, { query, body: { fullName: 'Иванова Анна' }, as });
    await api.call(NominationUpdate, {
      query: { ...query, competitionJudgeGuid: judge.guid },
      body: { nominationGuids: [choir] },
      as,
    });
    expect((await remove(spare, (await api.organizer()).token)).status).toBe(404);
    expect((await remove(spare)).status).toBe(200);
    expect((await remove(choir)).envelope.errors[0]!.message).toBe(
      'Удалить «Хор» нельзя: она указана у судьи Иванова Анна («Светлояр»). Сначала уберите её оттуда.',
    );
    const used = await remove(dance);
    expect([used.status, used.envelope.errors[0]!.code]).toEqual([409, 'bookItemInUse']);
    expect(used.envelope.errors[0]!.message).toBe(
      'Удалить «Танец» нельзя: она указана у 1\u00A0выступления («Светлояр»), в программе «День первый» («Светлояр»). Сначала уберите её оттуда.',
    );
    await api.call(CompetitionProgramUpdate, { query, body: { ...ofProgram, nominationGuids: [] }, as });
    await api.call(CompetitionProgramDelete, { query: ofProgram, as });
    expect((await remove(dance)).status).toBe(200);
    const lost = await api.send(CompetitionProgramCreate, { query, body: make1, as });
    expect(lost.envelope.errors[0]).toMatchObject({ code: 'badRequest', field: 'nominationGuids' });
  });
});
