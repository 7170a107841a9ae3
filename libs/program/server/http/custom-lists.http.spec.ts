// Lists around the stage: ready kinds, who stands in them and in which order, what is written by hand, programs and files.

import { Workbook } from '@cj-tech-master/excelts';
import {
  CompetitionCustomListsArrange as Arrange,
  CompetitionCustomListsBindCompetitionProgramItem as Bind,
  CompetitionCustomListsCreate as Create,
  CompetitionCustomListsDelete as Delete,
  CompetitionCustomListsExport as Export,
  CompetitionCustomListsExtract as Extract,
  CompetitionCustomListsGetByCompetition as GetAll,
  CompetitionCustomListsGetCustomListsColumnsData as GetRows,
  CompetitionCustomListsGetSectionsAndFieldsForCustomLists as GetSections,
  CompetitionCustomListsRestore as Restore,
  CompetitionCustomListsSetText as SetText,
  CompetitionCustomListsUnbindCompetitionProgramItem as Unbind,
  CompetitionCustomListsUpdate as Update,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemUpdate,
  FestivalCreateFestival,
  GroupFieldUpdate,
  type ListFormat,
} from '@rampa/contract';
import { LIST_KINDS, newGuid, type Guid, type ListKind } from '@rampa/kernel';
import { entriesOf, pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import { READY_LISTS } from '@rampa/program/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProgram, readProgram, type MadeProgram } from '../testing/program.factory.ts';

const NOBODY = { fact: null, groupFieldGuid: null, competitionFieldGuid: null };

let api: TestApi;
let as: string;
let stranger: string;
let made: MadeProgram;
let query: { competitionGuid: Guid };

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
  stranger = (await api.organizer()).token;
});
afterAll(() => api?.stop());
beforeEach(async () => {
  made = await makeProgram(
    api,
    as,
    [
      { performer: 'Лель', city: 'Псков', peopleCount: 12, pieceTitle: 'Хоровод', duration: 185 },
      { performer: 'Соколова Анна', collective: 'Тропинка', number: '2', duration: 120 },
      { performer: '=1+1', city: '+7 999 123-45-67', peopleCount: 1 },
    ],
    { dateTimeBegin: '2026-11-20T20:57:00.000Z' },
  );
  query = { competitionGuid: made.competition };
});

const create = async (kind: ListKind, items: readonly Guid[] = made.items, title: string = READY_LISTS[kind].title) => {
  const list = { title, kind, competitionProgramItemGuids: [...items] };
  return (await api.call(Create, { query, body: { list }, as })).guid as Guid;
};
const of = (customListGuid: Guid) => ({ customListGuid });
const rowsOf = async (list: Guid) => (await api.call(GetRows, { query: of(list), as })).rows;
const namesOf = async (list: Guid) => (await rowsOf(list)).map(({ name }) => name);
const listOf = async (guid: Guid) => (await api.call(GetAll, { query, as })).find((one) => one.guid === guid);
const refusal = async (answer: Promise<{ status: number; envelope: { errors?: { code: string }[] | null } }>) => {
  const { status, envelope } = await answer;
  return `${status} ${envelope.errors?.[0]?.code}`;
};
const columnOf = async (list: Guid, title: string) => (await listOf(list))!.columns.find((one) => one.title === title)!;

it.each(LIST_KINDS)('«%s» is ready: its columns are filled by the program or wait for a hand', async (kind) => {
  const list = await create(kind);
  const { title, columns, rowCount } = (await listOf(list))!;
  expect({ title, rowCount }).toEqual({ title: READY_LISTS[kind].title, rowCount: 3 });
  expect(columns).toHaveLength(READY_LISTS[kind].columns.length);
  const [first] = await rowsOf(list);
  const who = columns.findIndex(({ fact }) => fact === 'name');
  expect(first!.cells[who]).toBe('Лель');
  columns.forEach(({ fact }, at) => fact === null && expect(first!.cells[at]).toBe(''));
});

it('says what the program says now: times by the event’s clock past midnight, lengths, people', async () => {
  const list = await create('wardrobe');
  expect((await rowsOf(list)).map(({ cells }) => cells.slice(1, 4))).toEqual([
    ['23:57', 'Лель', '12'],
    ['00:00', 'Соколова Анна, Тропинка', ''],
    ['00:03', '=1+1', '1'],
  ]);
  const change = { competitionProgramItemGuid: made.items[0]!, performer: 'Лель и подруги', isWithdrawn: true };
  await api.call(CompetitionProgramItemUpdate, { query: { competitionProgramGuid: made.program }, body: change, as });
  expect((await rowsOf(list))[0]).toMatchObject({ name: 'Лель и подруги', isWithdrawn: true });
  expect((await rowsOf(list))[0]!.cells[1]).toBe('снят');
});

describe('who stands in it', () => {
  it('comes in at the end, leaves, and comes back to his place with what was written', async () => {
    const list = await create('rooms', made.items.slice(0, 2));
    const rooms = (await columnOf(list, 'Комнаты')).guid;
    const [lel, , last] = made.items as [Guid, Guid, Guid];
    await api.call(Bind, { query, body: { customListGuid: list, competitionProgramItemGuid: last }, as });
    await api.call(Bind, { query, body: { customListGuid: list, competitionProgramItemGuids: made.items }, as });
    expect(await namesOf(list)).toEqual(['Лель', 'Соколова Анна, Тропинка', '=1+1']);
    const said = { competitionProgramItemGuids: [lel], columnGuid: rooms, text: '301, 302' };
    await api.call(SetText, { query: of(list), body: said, as });
    await api.call(Unbind, { query, body: { customListGuid: list, competitionProgramItemGuid: lel }, as });
    expect(await namesOf(list)).toEqual(['Соколова Анна, Тропинка', '=1+1']);
    expect((await listOf(list))!.rowCount).toBe(2);
    await api.call(Bind, { query, body: { customListGuid: list, competitionProgramItemGuids: [lel] }, as });
    expect((await rowsOf(list))[0]!.cells).toContain('301, 302');
  });

  it('is put in order by hand; nobody is lost whom the order does not name', async () => {
    const list = await create('own');
    const [one, two, three] = made.items as [Guid, Guid, Guid];
    await api.call(Arrange, { query: of(list), body: { competitionProgramItemGuids: [three, one] }, as });
    expect((await rowsOf(list)).map(({ itemGuid }) => itemGuid)).toEqual([three, one, two]);
    expect((await rowsOf(list)).map(({ cells }) => cells[0])).toEqual(['1', '2', '3']);
  });

  it('leaves with his item, and a list may hold items of several programs', async () => {
    const other = await makeProgram(api, as, ['Утро'], { competition: made.competition });
    const list = await create('own', [other.items[0]!, ...made.items]);
    expect(await namesOf(list)).toEqual(['Утро', 'Лель', 'Соколова Анна, Тропинка', '=1+1']);
    const body = { data: [made.items[0]!] };
    await api.call(CompetitionProgramItemDeleteRange, { query: { competitionProgramGuid: made.program }, body, as });
    expect(await namesOf(list)).toEqual(['Утро', 'Соколова Анна, Тропинка', '=1+1']);
  });

  it('nobody chosen is refused, and so is an item of another event', async () => {
    const list = await create('own');
    expect(await refusal(api.send(Bind, { query, body: { customListGuid: list }, as }))).toBe('422 listNobodyChosen');
    const theirs = await makeProgram(api, stranger, ['Чужие']);
    const body = { customListGuid: list, competitionProgramItemGuids: theirs.items };
    expect(await refusal(api.send(Bind, { query, body, as }))).toMatch(/^404/);
    const ours = await makeProgram(api, as, ['Другой конкурс']);
    const foreign = { customListGuid: list, competitionProgramItemGuids: ours.items };
    expect(await refusal(api.send(Bind, { query, body: foreign, as }))).toMatch(/^404/);
    expect(await namesOf(list)).toHaveLength(3);
  });
});

describe('its columns', () => {
  it('are put together anew; what was written in one that leaves returns with it', async () => {
    const list = await create('own');
    const note = await columnOf(list, 'Примечание');
    const said = { competitionProgramItemGuids: made.items, columnGuid: note.guid, text: 'позвонить' };
    await api.call(SetText, { query: of(list), body: said, as });
    const plain = { guid: newGuid(), title: 'Город', ...NOBODY, fact: 'city' as const };
    const change = (columns: object[]) =>
      api.call(Update, { query, body: { list: { guid: list, title: 'Обзвон', columns: columns as never } }, as });
    await change([plain]);
    expect((await rowsOf(list)).map(({ cells }) => cells)).toEqual([['Псков'], [''], ['+7 999 123-45-67']]);
    const { isGone: _, ...kept } = note;
    await change([plain, kept]);
    expect((await rowsOf(list))[1]!.cells).toEqual(['', 'позвонить']);
    expect((await listOf(list))!.title).toBe('Обзвон');
  });

  it('of the event’s own fields say their values; one that is gone is empty and says so', async () => {
    await api.call(GroupFieldUpdate, { query, body: { fields: [{ title: 'Возраст', tag: 'ageCategory' }] }, as });
    const { groups } = await api.call(GetSections, { query, as });
    expect(groups.map(({ title }) => title)).toEqual(['Возраст']);
    const columns = [
      ...groups.map(({ guid, title }) => ({ ...NOBODY, guid: newGuid(), title, groupFieldGuid: guid })),
      { ...NOBODY, guid: newGuid(), title: 'Ничьё', groupFieldGuid: newGuid() },
      { ...NOBODY, guid: newGuid(), title: 'Поле', competitionFieldGuid: newGuid() },
    ];
    const { guid } = await api.call(Create, { query, body: { list: { title: 'Группы', columns } }, as });
    const gone = (await listOf(guid as Guid))!.columns.map(({ isGone }) => isGone);
    expect(gone).toEqual([...groups.map(() => false), true, true]);
  });

  it('that fill themselves are not written in by hand', async () => {
    const list = await create('own');
    const who = await columnOf(list, 'Кто');
    const body = { competitionProgramItemGuids: made.items, columnGuid: who.guid, text: 'Я' };
    expect(await refusal(api.send(SetText, { query: of(list), body, as }))).toBe('409 listColumnFilled');
    const absent = { ...body, columnGuid: newGuid() };
    expect(await refusal(api.send(SetText, { query: of(list), body: absent, as }))).toBe('404 notFound');
  });
});

it('deleted it is nowhere, brought back it is whole', async () => {
  const list = await create('buses');
  await api.call(Delete, { query: { ...query, customListGuid: list }, as });
  expect(await listOf(list)).toBeUndefined();
  expect(await refusal(api.send(GetRows, { query: of(list), as }))).toBe('404 notFound');
  await api.call(Restore, { query: of(list), as });
  await api.call(Restore, { query: of(list), as });
  expect(await namesOf(list)).toHaveLength(3);
});

describe('a program of it', () => {
  it('has its order and name; the former program keeps its own', async () => {
    const list = await create('rehearsals');
    await api.call(Arrange, { query: of(list), body: { competitionProgramItemGuids: made.items.toReversed() }, as });
    const { guid, title, added } = await api.call(Extract, { query: of(list), as });
    expect({ title, added }).toEqual({ title: 'Репетиции', added: 3 });
    const program = await readProgram(api, as, guid as Guid);
    expect(program).toMatchObject({ title: 'Репетиции', tour: 2 });
    expect(program.items.map(({ performer }) => performer)).toEqual(['=1+1', 'Соколова Анна', 'Лель']);
    expect((await readProgram(api, as, made.program)).items.map(({ performer }) => performer)[0]).toBe('Лель');
  });

  it('is of the only tour where a contest has one; an empty list makes none', async () => {
    const details = { title: 'Один тур', beginDate: '2026-11-20', endDate: '2026-11-22' };
    const { guid } = await api.call(FestivalCreateFestival, { body: { details, typeTourCompetition: 1 }, as });
    const { items } = await makeProgram(api, as, ['Лель'], { competition: guid as Guid });
    const list = { title: 'Гала', competitionProgramItemGuids: items };
    const { guid: gala } = await api.call(Create, { query: { competitionGuid: guid }, body: { list }, as });
    const extracted = await api.call(Extract, { query: of(gala as Guid), as });
    expect(await readProgram(api, as, extracted.guid as Guid)).toMatchObject({ tour: 1 });
    const empty = await create('own', []);
    expect(await refusal(api.send(Extract, { query: of(empty), as }))).toBe('409 listEmpty');
  });
});

describe('as a file', () => {
  const exported = async (list: Guid, format: ListFormat) => {
    const response = await fetch(
      `${api.url}/api/v1/${Export.path}?${new URLSearchParams({ customListGuid: list, format })}`,
      { headers: { authorization: `Bearer ${as}` } },
    );
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };

  it('holds texts as they are: «=1+1» is no formula, a phone keeps its plus, people are numbers', async () => {
    const list = await create('rooms');
    const book = new Workbook();
    await book.xlsx.load(await exported(list, 'xlsx'));
    const sheet = book.worksheets[0]!;
    const cells = Array.from({ length: 3 }, (_, at) =>
      [1, 2, 3, 4].map((column) => sheet.getRow(4 + at).getCell(column).value),
    );
    expect(cells).toEqual([
      [1, 'Лель', 'Псков', 12],
      [2, 'Соколова Анна, Тропинка', null, null],
      [3, '=1+1', '+7 999 123-45-67', 1],
    ]);
    const text = await pdfText(await exported(list, 'pdf'));
    for (const word of ['Расселение', 'Соколова Анна, Тропинка', '=1+1', 'Комнаты', '3 строки'])
      expect(text.replaceAll('\u00A0', ' ')).toContain(word);
    const document = entriesOf(await exported(list, 'docx')).find(({ name }) => name === 'word/document.xml')!;
    expect(String(document.bytes)).toContain('+7 999 123-45-67');
    expect(String(document.bytes)).not.toContain('instrText');
  });

  it('is the same bytes each time, and an empty list says that it is empty', async () => {
    const list = await create('sound');
    for (const format of ['xlsx', 'docx', 'pdf'] as const)
      expect((await exported(list, format)).equals(await exported(list, format))).toBe(true);
    const empty = await create('own', []);
    expect(await pdfText(await exported(empty, 'pdf'))).toContain('никого нет');
  });
});
