// The event's own choice of a book's lines, and bounds of ages.

import {
  CompetitionArchiveOrUnarchive,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  FestivalCreateFestival,
  NominationGetNominationsByCompetition,
  OrganizerAddBookItem,
  ReferenceBookChangeEventSet,
  ReferenceBookCreate,
  ReferenceBookDelete,
  ReferenceBookGetByGuid,
  ReferenceBookGetByOrganizer,
  ReferenceBookGetEventSet,
  ReferenceBookGetUses,
  ReferenceBookItemArchive,
  ReferenceBookItemCreate,
  ReferenceBookItemCreateRange,
  ReferenceBookItemDelete,
  ReferenceBookItemGetByReferenceBookGuid,
  ReferenceBookItemMerge,
  ReferenceBookItemRestore,
  ReferenceBookItemUpdate,
  ReferenceBookUpdate,
  type CallDefinition,
  type SentBody,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let boss: TestOrganizer;
let event: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  boss = await api.organizer();
  event = await makeEvent('Светлояр');
});

const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { ...sent, as: boss.token });
async function refusal<C extends CallDefinition>(call: C, sent: Sent<C>, as = boss.token) {
  const { status, envelope } = await api.send(call, { ...sent, as });
  const [error] = envelope.errors;
  return { status, code: error?.code, field: error?.field, message: error?.message };
}

async function makeEvent(title: string): Promise<Guid> {
  const details = { title, beginDate: '2026-11-20', endDate: '2026-11-22' };
  return (await desk(FestivalCreateFestival, { body: { details } })).guid;
}

async function makeBook(title: string, items: readonly string[], hasAges = false) {
  const { guid: book } = await desk(ReferenceBookCreate, { body: { title, hasAges } });
  const body = { referenceBookGuid: book, items: items.map((one) => ({ title: one })) };
  return { book, guids: (await desk(ReferenceBookItemCreateRange, { body })).guids };
}

type Change = Omit<SentBody<typeof ReferenceBookChangeEventSet>, 'referenceBookGuid'>;
const change = (book: Guid, body: Change, competitionGuid = event) =>
  desk(ReferenceBookChangeEventSet, { query: { competitionGuid }, body: { referenceBookGuid: book, ...body } });
const setOf = async (book: Guid, competitionGuid = event) =>
  (await desk(ReferenceBookGetEventSet, { query: { referenceBookGuid: book, competitionGuid } }))
    .referenceBookItemGuids;
async function offered(book: Guid, competitionGuid?: Guid) {
  const query = { referenceBookGuid: book, ...(competitionGuid ? { competitionGuid } : {}) };
  return (await desk(ReferenceBookItemGetByReferenceBookGuid, { query })).map(({ title }) => title);
}

describe('an event', () => {
  it('offers the whole book until it has a set of its own, and the whole book again without it', async () => {
    const { book, guids } = await makeBook('Формы', ['Соло', 'Дуэт', 'Трио']);
    const other = await makeEvent('Другое');
    expect([await setOf(book), await offered(book, event)]).toEqual([null, ['Соло', 'Дуэт', 'Трио']]);
    await change(book, { isWhole: false, withheldGuids: [guids[1]!] });
    expect(await setOf(book)).toEqual([guids[0], guids[2]]);
    expect(await offered(book, event)).toEqual(['Соло', 'Трио']);
    expect([await offered(book, other), await offered(book)]).toEqual([
      ['Соло', 'Дуэт', 'Трио'],
      ['Соло', 'Дуэт', 'Трио'],
    ]);
    const { sets, events } = await desk(ReferenceBookGetUses, { query: { referenceBookGuid: book } });
    expect(sets).toEqual([{ competitionGuid: event, title: 'Светлояр', itemCount: 2 }]);
    expect(events).toEqual([]);
    await change(book, { isWhole: true });
    expect([await setOf(book), await offered(book, event)]).toEqual([null, ['Соло', 'Дуэт', 'Трио']]);
  });

  it('with a set does not offer a new line by itself; without one a line that is added makes no set', async () => {
    const { book, guids } = await makeBook('Формы', ['Соло', 'Дуэт']);
    await change(book, { offeredGuids: [guids[0]!] });
    expect(await setOf(book)).toBeNull();
    await change(book, { isWhole: false, withheldGuids: guids });
    expect([await setOf(book), await offered(book, event)]).toEqual([[], []]);
    const { guid } = await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: 'Трио' } });
    expect(await offered(book, event)).toEqual([]);
    await change(book, { offeredGuids: [guid] });
    expect(await offered(book, event)).toEqual(['Трио']);
  });

  it('two who change different lines of it at once both get what they wanted', async () => {
    const { book, guids } = await makeBook('Формы', ['Соло', 'Дуэт', 'Трио']);
    await Promise.all([
      change(book, { isWhole: false, withheldGuids: [guids[0]!] }),
      change(book, { isWhole: false, withheldGuids: [guids[2]!] }),
    ]);
    expect(await setOf(book)).toEqual([guids[1]]);
  });

  it('a line comes back to the set from the archive and from among the deleted, and a merged one stands for both', async () => {
    const { book, guids } = await makeBook('Формы', ['Соло', 'Дуэт', 'Трио', 'Три']);
    await change(book, { isWhole: false, withheldGuids: [guids[0]!, guids[3]!] });
    const archive = (isArchived: boolean) =>
      desk(ReferenceBookItemArchive, { body: { referenceBookItemGuids: [guids[1]!], isArchived } });
    await archive(true);
    expect(await offered(book, event)).toEqual(['Трио']);
    await archive(false);
    expect(await offered(book, event)).toEqual(['Дуэт', 'Трио']);
    await desk(ReferenceBookItemDelete, { query: { referenceBookItemGuid: guids[1]! } });
    expect(await setOf(book)).toEqual([guids[2]]);
    await desk(ReferenceBookItemRestore, { body: { referenceBookItemGuids: [guids[1]!] } });
    expect(await offered(book, event)).toEqual(['Дуэт', 'Трио']);
    await desk(ReferenceBookItemMerge, { body: { referenceBookItemGuid: guids[3]!, otherGuids: [guids[2]!] } });
    expect(await offered(book, event)).toEqual(['Дуэт', 'Три']);
  });

  it('is asked for its nominations by its set, and for those that it names anyway', async () => {
    const { collection } = await desk(ReferenceBookGetByOrganizer, { body: {} });
    const book = collection.find(({ systemKey }) => systemKey === 'nominations')!.guid;
    const items = ['Танец', 'Хор', 'Вокал'].map((title) => ({ title }));
    const { guids } = await desk(ReferenceBookItemCreateRange, { body: { referenceBookGuid: book, items } });
    const query = { competitionGuid: event };
    const titles = async () => (await desk(NominationGetNominationsByCompetition, { query })).map(({ title }) => title);
    await change(book, { isWhole: false, withheldGuids: [guids[0]!, guids[1]!] });
    expect(await titles()).toEqual(['Вокал']);
    const program = await desk(CompetitionProgramCreate, { query, body: { title: 'День первый' } });
    await desk(CompetitionProgramItemCreateRange, {
      query: { competitionProgramGuid: program.guid },
      body: { items: [{ performer: 'Лель', nominationGuid: guids[0]! }] },
    });
    expect(await titles()).toEqual(['Танец', 'Вокал']);
  });

  it('refuses lines of another book, what is gone, another organizer’s things and an archived event', async () => {
    const [one, other] = [await makeBook('Один', ['А', 'Б']), await makeBook('Два', ['В'])];
    const query = { competitionGuid: event };
    const mixed = { referenceBookGuid: one.book, isWhole: false, withheldGuids: [one.guids[0]!, other.guids[0]!] };
    expect((await refusal(ReferenceBookChangeEventSet, { query, body: mixed })).code).toBe('bookItemsOfOther');
    expect(await setOf(one.book)).toBeNull();
    const stranger = await api.organizer();
    const body = { referenceBookGuid: one.book, isWhole: false };
    expect((await refusal(ReferenceBookChangeEventSet, { query, body }, stranger.token)).status).toBe(404);
    await desk(ReferenceBookDelete, { query: { referenceBookGuid: other.book } });
    const gone = { ...query, referenceBookGuid: other.book };
    expect((await refusal(ReferenceBookGetEventSet, { query: gone })).status).toBe(404);
    await desk(CompetitionArchiveOrUnarchive, { query });
    expect(await refusal(ReferenceBookChangeEventSet, { query, body })).toMatchObject({ status: 409 });
  });
});

describe('a book of ages', () => {
  const linesOf = async (book: Guid) =>
    (await desk(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid: book } })).map(
      ({ title, ageFrom, ageTo }) => [title, ageFrom, ageTo],
    );

  it('reads bounds out of titles, also of those that come by the former call', async () => {
    const { book } = await makeBook('Возраст', ['до 6 лет', '7–9 лет', 'Смешанная'], true);
    await desk(OrganizerAddBookItem, { body: { bookKey: book, title: '18 лет и старше' } });
    expect(await linesOf(book)).toEqual([
      ['до 6 лет', null, 6],
      ['7–9 лет', 7, 9],
      ['Смешанная', null, null],
      ['18 лет и старше', 18, null],
    ]);
    const plain = await makeBook('Формы', ['7–9 лет']);
    expect(await linesOf(plain.book)).toEqual([['7–9 лет', null, null]]);
    await desk(ReferenceBookUpdate, { body: { referenceBookGuid: plain.book, title: 'Годы', hasAges: true } });
    expect(await linesOf(plain.book)).toEqual([['7–9 лет', 7, 9]]);
    expect(await desk(ReferenceBookGetByGuid, { query: { referenceBookGuid: plain.book } })).toMatchObject({
      ...{ title: 'Годы', hasAges: true },
    });
  });

  it('bounds follow a new title until somebody has set them', async () => {
    const { book, guids } = await makeBook('Возраст', ['7–9 лет'], true);
    const update = (body: Omit<SentBody<typeof ReferenceBookItemUpdate>, 'referenceBookItemGuid'>) =>
      desk(ReferenceBookItemUpdate, { body: { referenceBookItemGuid: guids[0]!, ...body } });
    await update({ title: '7–10 лет' });
    expect(await linesOf(book)).toEqual([['7–10 лет', 7, 10]]);
    await update({ title: '7–10 лет', ageTo: 11 });
    await update({ title: '8–12 лет' });
    expect(await linesOf(book)).toEqual([['8–12 лет', 7, 11]]);
    await update({ title: '8–12 лет', ageFrom: null, ageTo: null });
    expect(await linesOf(book)).toEqual([['8–12 лет', null, null]]);
  });

  it('refuses what is no bound at its field, and nothing stored changes', async () => {
    const { book, guids } = await makeBook('Возраст', ['7–9 лет'], true);
    const turned = { referenceBookItemGuid: guids[0]!, title: '9–7', ageFrom: 9, ageTo: 7 };
    const words = { status: 400, field: 'ageTo', message: 'Не может быть меньше, чем «от»: там 9.' };
    expect(await refusal(ReferenceBookItemUpdate, { body: turned })).toMatchObject(words);
    // The other bound is the one that is stored.
    const low = { referenceBookItemGuid: guids[0]!, title: '7–9 лет', ageTo: 6 };
    expect(await refusal(ReferenceBookItemUpdate, { body: low })).toMatchObject({ status: 400, field: 'ageTo' });
    for (const ageFrom of [-1, 121, 7.5]) {
      const body = { referenceBookGuid: book, title: 'Новая', ageFrom };
      expect(await refusal(ReferenceBookItemCreate, { body })).toMatchObject({ status: 400, field: 'ageFrom' });
    }
    const items = [{ title: 'Одна' }, { title: 'Другая', ageFrom: 9, ageTo: 7 }];
    const range = { referenceBookGuid: book, items };
    expect(await refusal(ReferenceBookItemCreateRange, { body: range })).toMatchObject({ field: 'items.1.ageTo' });
    expect(await linesOf(book)).toEqual([['7–9 лет', 7, 9]]);
  });
});
