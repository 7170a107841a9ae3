// Books and their lines: what both families of calls do, and what they refuse.

import {
  BOOK_ITEMS_MAX,
  OrganizerAddBookItem,
  OrganizerCreateBook,
  OrganizerDeleteBook,
  OrganizerDeleteBookItem,
  OrganizerGetBook,
  OrganizerGetReferenceBooksList,
  OrganizerRenameBook,
  OrganizerUpdateBookItem,
  PASTED_AT_ONCE,
  ReferenceBookCreate,
  ReferenceBookDelete,
  ReferenceBookGetByGuid,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemArchive,
  ReferenceBookItemArrange,
  ReferenceBookItemCreate,
  ReferenceBookItemCreateRange,
  ReferenceBookItemDelete,
  ReferenceBookItemDeleteRange,
  ReferenceBookItemGetByGuid,
  ReferenceBookItemGetByReferenceBookGuid,
  ReferenceBookItemGetByReferenceBookItemGuids,
  ReferenceBookItemRestore,
  ReferenceBookItemUpdate,
  ReferenceBookRestore,
  ReferenceBookUpdate,
  type CallDefinition,
  type SentBody,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { foldedTitle, placesOf } from '@rampa/reference-books/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let boss: TestOrganizer;

beforeAll(async () => {
  // As in production: a whole book is pasted within a minute.
  api = await startTestApi({ rateLimits: 1 });
});
afterAll(() => api?.stop());
beforeEach(async () => {
  boss = await api.organizer();
});

const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { ...sent, as: boss.token });
async function refusal<C extends CallDefinition>(call: C, sent: Sent<C>) {
  const { status, envelope } = await api.send(call, { ...sent, as: boss.token });
  const [error] = envelope.errors;
  return { status, code: error?.code, field: error?.field, message: error?.message };
}

async function makeBook(title: string, items: readonly string[] = []): Promise<{ book: Guid; guids: Guid[] }> {
  const { guid: book } = await desk(ReferenceBookCreate, { body: { title } });
  if (items.length === 0) return { book, guids: [] };
  const body = { referenceBookGuid: book, items: items.map((one) => ({ title: one })) };
  return { book, guids: (await desk(ReferenceBookItemCreateRange, { body })).guids };
}

const itemsOf = (referenceBookGuid: Guid) =>
  desk(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid } });
const titlesOf = async (book: Guid) => (await itemsOf(book)).map(({ title }) => title);

describe('both families', () => {
  it('do the same with books and lines', async () => {
    const { guid } = await desk(OrganizerCreateBook, { body: { title: 'Возраст' } });
    await desk(OrganizerRenameBook, { body: { bookKey: guid, title: 'Возрастные категории' } });
    const { guid: item } = await desk(OrganizerAddBookItem, { body: { bookKey: guid, title: '7–9 лет' } });
    await desk(OrganizerUpdateBookItem, { body: { itemKey: item, title: '7–10 лет' } });
    const face = {
      guid,
      title: 'Возрастные категории',
      systemKey: null,
      hasAges: false,
      itemCount: 1,
      archivedCount: 0,
    };
    const line = {
      ...{ guid: item, title: '7–10 лет', shortTitle: '', order: 0, isArchived: false },
      ...{ ageFrom: null, ageTo: null },
    };
    expect(await desk(OrganizerGetBook, { query: { guid } })).toEqual({ ...face, items: [line] });
    expect(await desk(ReferenceBookGetByGuid, { query: { referenceBookGuid: guid } })).toEqual(face);
    const named = { ...line, referenceBookGuid: guid };
    expect(await desk(ReferenceBookItemGetByGuid, { query: { referenceBookItemGuid: item } })).toEqual(named);
    expect(await desk(ReferenceBookItemGetByReferenceBookItemGuids, { body: [item, item] })).toEqual([named]);
    const all = await desk(OrganizerGetReferenceBooksList);
    expect(all.map(({ title, eventCount }) => [title, eventCount])).toEqual([
      ['Номинации', 0],
      ['Возрастные категории', 0],
    ]);
    await desk(OrganizerDeleteBookItem, { query: { itemKey: item } });
    await desk(OrganizerDeleteBook, { query: { bookKey: guid } });
    expect((await desk(ReferenceBookGetByOrganizer, { body: {} })).totalCount).toBe(1);
    expect((await refusal(ReferenceBookGetByGuid, { query: { referenceBookGuid: guid } })).status).toBe(404);
  });

  it('lines that are sent in parallel stand as they were typed', async () => {
    const { book } = await makeBook('Формы');
    const titles = Array.from({ length: 24 }, (_, index) => `Форма ${index + 1}`);
    await Promise.all(
      titles.map((title, order) => desk(OrganizerAddBookItem, { body: { bookKey: book, title, order } })),
    );
    expect(await titlesOf(book)).toEqual(titles);
  });
});

it('a book of 5,000 lines is pasted by portions at once, in the order of the list', async () => {
  const { book } = await makeBook('Большой');
  const titles = Array.from({ length: BOOK_ITEMS_MAX }, (_, index) => `Строка ${index + 1}`);
  const starts = Array.from({ length: BOOK_ITEMS_MAX / PASTED_AT_ONCE }, (_, at) => at * PASTED_AT_ONCE);
  await Promise.all(
    starts.map((order) => {
      const items = titles.slice(order, order + PASTED_AT_ONCE).map((title) => ({ title }));
      return desk(ReferenceBookItemCreateRange, { body: { referenceBookGuid: book, items, order } });
    }),
  );
  expect(await titlesOf(book)).toEqual(titles);
});

describe('the list of books', () => {
  it('is searched by a part of a word, ё as е, sorted and paged; the portal’s own stands first', async () => {
    for (const title of ['Ёлочки', 'Возраст', 'Берёзки']) await makeBook(title);
    await makeBook('Формы', ['Соло', 'Дуэт']);
    const list = async (body: SentBody<typeof ReferenceBookGetByOrganizer>) => {
      const { collection, totalCount } = await desk(ReferenceBookGetByOrganizer, { body });
      return [totalCount, ...collection.map(({ title }) => title)];
    };
    expect(await list({ searchText: 'елоч' })).toEqual([1, 'Ёлочки']);
    expect(await list({ searchText: 'БЕРЁЗ' })).toEqual([1, 'Берёзки']);
    expect(await list({ pageSize: 2 })).toEqual([5, 'Номинации', 'Берёзки']);
    expect(await list({ pageSize: 2, pageNumber: 3 })).toHaveLength(2);
    expect((await list({ sort: 'itemCount', isDescending: true }))[1]).toBe('Формы');
    expect((await list({ sort: 'createdAt', isDescending: true }))[1]).toBe('Формы');
  });
});

describe('refused, and nothing stored changes', () => {
  it('a title that is taken, empty or of 5,000 characters, at its field', async () => {
    const { book, guids } = await makeBook('Звёзды', ['Первая звёздочка', 'Вторая']);
    const taken = { status: 409, code: 'bookTitleTaken', field: 'title', message: 'Справочник «Звёзды» уже есть.' };
    expect(await refusal(ReferenceBookCreate, { body: { title: ' ЗВЕЗДЫ ' } })).toEqual(taken);
    const { book: other } = await makeBook('Другой');
    expect(await refusal(ReferenceBookUpdate, { body: { referenceBookGuid: other, title: 'звезды' } })).toEqual(taken);
    expect((await refusal(ReferenceBookCreate, { body: { title: 'номинации' } })).code).toBe('bookTitleTaken');
    for (const title of ['', ' \u200b', 'а'.repeat(5_000)]) {
      expect(await refusal(ReferenceBookCreate, { body: { title } })).toMatchObject({ status: 400, field: 'title' });
      const item = { referenceBookGuid: book, title };
      expect(await refusal(ReferenceBookItemCreate, { body: item })).toMatchObject({ status: 400, field: 'title' });
    }
    const twice = { referenceBookGuid: book, title: 'первая\u00a0 ЗВЕЗДОЧКА' };
    const known = {
      ...{ status: 409, code: 'bookItemTaken', field: 'title' },
      message: '«Первая звёздочка» уже есть в справочнике.',
    };
    expect(await refusal(ReferenceBookItemCreate, { body: twice })).toEqual(known);
    const renamed = { referenceBookItemGuid: guids[1]!, title: twice.title };
    expect(await refusal(ReferenceBookItemUpdate, { body: renamed })).toEqual(known);
    const range = { referenceBookGuid: book, items: [{ title: 'Третья' }, { title: 'вторая' }] };
    expect(await refusal(ReferenceBookItemCreateRange, { body: range })).toMatchObject({ field: 'items.1.title' });
    const doubled = { referenceBookGuid: book, items: [{ title: 'Ёж' }, { title: 'еж' }] };
    expect(await refusal(ReferenceBookItemCreateRange, { body: doubled })).toMatchObject({
      ...{ code: 'bookItemTaken', field: 'items.1.title', message: '«еж» стоит здесь дважды.' },
    });
    expect(await titlesOf(book)).toEqual(['Первая звёздочка', 'Вторая']);
    await desk(ReferenceBookItemUpdate, { body: { referenceBookItemGuid: guids[0]!, title: 'ПЕРВАЯ ЗВЕЗДОЧКА' } });
    expect(await titlesOf(book)).toEqual(['ПЕРВАЯ ЗВЕЗДОЧКА', 'Вторая']);
  });

  it('the 5,001st line, also of a portion', async () => {
    const { book } = await makeBook('Большой');
    await api.database.query(
      `insert into reference_books.item (guid, book_guid, title, position)
       select gen_random_uuid(), $1, 'Строка ' || n, n from generate_series(1, 4999) n`,
      [book],
    );
    const two = { referenceBookGuid: book, items: [{ title: 'Предпоследняя' }, { title: 'Последняя' }] };
    expect(await refusal(ReferenceBookItemCreateRange, { body: two })).toMatchObject({
      ...{ status: 409, code: 'bookFull', field: 'items.0.title' },
    });
    await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: 'Пятитысячная' } });
    const more = { referenceBookGuid: book, title: 'Лишняя' };
    expect(await refusal(ReferenceBookItemCreate, { body: more })).toMatchObject({
      ...{ code: 'bookFull', field: 'title', message: 'В справочнике уже 5000 строк: больше не поместится.' },
    });
    expect(await itemsOf(book)).toHaveLength(5_000);
  });

  it('the portal’s own book neither changes its name nor goes', async () => {
    const own = (await desk(OrganizerGetReferenceBooksList))[0]!.guid;
    expect((await refusal(ReferenceBookUpdate, { body: { referenceBookGuid: own, title: 'Жанры' } })).code).toBe(
      'bookIsSystem',
    );
    expect((await refusal(ReferenceBookDelete, { query: { referenceBookGuid: own } })).code).toBe('bookIsSystem');
  });

  it('lines of two books are neither moved, archived nor deleted together', async () => {
    const [one, other] = [await makeBook('Один', ['А', 'Б']), await makeBook('Два', ['В'])];
    const mixed = [one.guids[0]!, other.guids[0]!];
    const places = [{ referenceBookItemGuid: other.guids[0]!, afterItemGuid: one.guids[0]! }];
    expect((await refusal(ReferenceBookItemArrange, { body: { referenceBookGuid: one.book, places } })).code).toBe(
      'bookItemsOfOther',
    );
    const body = { referenceBookItemGuids: mixed };
    expect((await refusal(ReferenceBookItemArchive, { body: { ...body, isArchived: true } })).code).toBe(
      'bookItemsOfOther',
    );
    expect((await refusal(ReferenceBookItemDeleteRange, { body })).code).toBe('bookItemsOfOther');
    expect([await titlesOf(one.book), await titlesOf(other.book)]).toEqual([['А', 'Б'], ['В']]);
  });
});

describe('deleted, archived and brought back', () => {
  it('a book comes back with its lines, unless another is called so by now', async () => {
    const { book } = await makeBook('Формы', ['Соло', 'Дуэт']);
    const query = { referenceBookGuid: book };
    await desk(ReferenceBookDelete, { query });
    expect((await refusal(ReferenceBookItemGetByReferenceBookGuid, { query })).status).toBe(404);
    expect((await refusal(ReferenceBookDelete, { query })).status).toBe(404);
    expect((await refusal(ReferenceBookItemCreate, { body: { ...query, title: 'Трио' } })).status).toBe(404);
    const { book: another } = await makeBook('формы');
    expect((await refusal(ReferenceBookRestore, { query })).code).toBe('bookTitleTaken');
    await desk(ReferenceBookDelete, { query: { referenceBookGuid: another } });
    await desk(ReferenceBookRestore, { query });
    await desk(ReferenceBookRestore, { query });
    expect(await titlesOf(book)).toEqual(['Соло', 'Дуэт']);
  });

  it('lines come back to their places, also behind those that were moved meanwhile', async () => {
    const { book, guids } = await makeBook('Формы', ['Соло', 'Дуэт', 'Трио', 'Хор']);
    await desk(ReferenceBookItemDelete, { query: { referenceBookItemGuid: guids[1]! } });
    await desk(ReferenceBookItemDeleteRange, { body: { referenceBookItemGuids: [guids[2]!] } });
    const places = placesOf([guids[3]!, guids[0]!], new Set([guids[3]!]));
    await desk(ReferenceBookItemArrange, { body: { referenceBookGuid: book, places } });
    expect(await titlesOf(book)).toEqual(['Хор', 'Соло']);
    await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: 'дуэт' } });
    const back = { referenceBookItemGuids: [guids[1]!, guids[2]!] };
    expect(await refusal(ReferenceBookItemRestore, { body: back })).toMatchObject({ code: 'bookItemTaken' });
    await desk(ReferenceBookItemRestore, { body: { referenceBookItemGuids: [guids[2]!] } });
    expect(await titlesOf(book)).toEqual(['Хор', 'Соло', 'Трио', 'дуэт']);
  });

  it('an archived line stays, is told so, counts apart and hinders a double', async () => {
    const { book, guids } = await makeBook('Формы', ['Соло', 'Дуэт']);
    const archive = (isArchived: boolean) =>
      desk(ReferenceBookItemArchive, { body: { referenceBookItemGuids: [guids[0]!], isArchived } });
    await archive(true);
    expect((await itemsOf(book)).map(({ isArchived }) => isArchived)).toEqual([true, false]);
    const face = () => desk(ReferenceBookGetByGuid, { query: { referenceBookGuid: book } });
    expect(await face()).toMatchObject({ itemCount: 1, archivedCount: 1 });
    const body = { referenceBookGuid: book, title: 'соло' };
    expect((await refusal(ReferenceBookItemCreate, { body })).message).toBe(
      '«Соло» уже есть в архиве справочника: верните её оттуда.',
    );
    await archive(false);
    expect(await face()).toMatchObject({ itemCount: 2, archivedCount: 0 });
  });
});

describe('at once', () => {
  it('two who move different lines both get what they wanted', async () => {
    const { book, guids } = await makeBook('Буквы', [...'АБВГД']);
    const [a, b, c, d, e] = guids as [Guid, Guid, Guid, Guid, Guid];
    const put = (ids: Guid[], moved: Guid) =>
      desk(ReferenceBookItemArrange, { body: { referenceBookGuid: book, places: placesOf(ids, new Set([moved])) } });
    await Promise.all([put([e, a, b, c, d], e), put([b, c, a, d, e], a)]);
    expect(await titlesOf(book)).toEqual([...'ДБВАГ']);
  });

  it('of several who add one title one succeeds', async () => {
    const { book } = await makeBook('Формы');
    const spellings = ['Ёж', 'еж', 'ЁЖ', ' Еж '];
    const sent = await Promise.all(
      spellings.map((title) =>
        api.send(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title }, as: boss.token }),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    expect(await titlesOf(book)).toHaveLength(1);
    const books = await Promise.all(
      spellings.map((title) => api.send(ReferenceBookCreate, { body: { title }, as: boss.token })),
    );
    expect(books.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  });
});

it('the database and the domain agree when two titles are one', async () => {
  const piece = fc.constantFrom(...'ёЁеЕйЙи\u0306 \u00a0\u2009\t\u00ad\u200bAbЯя«»–-1.'.split(''));
  const titles = fc.sample(fc.string({ unit: piece, maxLength: 20 }), 500);
  const rows = await api.database.query<{ folded: string }>(
    'select reference_books.folded(t) as folded from unnest($1::text[]) with ordinality n (t, at) order by at',
    [titles],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(titles.map(foldedTitle));
});
