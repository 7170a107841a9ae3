// Reports of an event: put together, narrowed, counted, copied, opened to everybody, printed.

import { Workbook } from '@cj-tech-master/excelts';
import {
  ApplicationSubscribe,
  CompetitionBlockStatusCreate,
  PublicReport,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReportColumnArrange,
  ReportColumnCreate,
  ReportColumnDelete,
  ReportColumnFieldAttach,
  ReportColumnFieldDetach,
  ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid,
  ReportColumnFieldUpdate,
  ReportColumnGetByReportGuid,
  ReportColumnSwap,
  ReportColumnUpdate,
  ReportCopy,
  ReportCreate,
  ReportDelete,
  ReportExport,
  ReportFilterCreateFilter,
  ReportFilterDeleteFilter,
  ReportFilterGetByReport,
  ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition,
  ReportFilterSetReferenceBooksToFilter,
  ReportGetByCompetitionGuid,
  ReportGetChildCompetitionBlocksByCompetitionGuid,
  ReportGetReportColumnsData,
  ReportGetReportColumnsDataForProgram,
  ReportGetReportListForProgram,
  ReportGetReportStatsColumnsData,
  ReportGetSectionsAndFieldsForReports,
  ReportRestore,
  ReportUpdate,
  ReportUpdateBlockStatus,
  ReportUpdateBlockStatuses,
  type CallDefinition,
  type ColumnTag,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { pdfText, startTestApi, type Sent, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;
let report: Guid;

const query = () => ({ competitionGuid: sample.event });
const of = () => ({ reportGuid: report });
const desk = <C extends CallDefinition>(call: C, sent: Sent<C>) => sample.desk(call, sent);
const refused = <C extends CallDefinition>(call: C, sent: Sent<C>) =>
  sample.refusal(call, { as: sample.boss.token, ...sent });

const column = async (title: string, ...fields: (Guid | ColumnTag)[]): Promise<Guid> => {
  const { guid } = await desk(ReportColumnCreate, { query: query(), body: { reportGuid: report, title } });
  for (const field of fields) {
    const isTag = !field.includes('-');
    const body = isTag
      ? { tag: field as ColumnTag, competitionFieldGuid: null }
      : { tag: null, competitionFieldGuid: field };
    await desk(ReportColumnFieldAttach, { query: query(), body: { ...body, reportColumnGuid: guid } });
  }
  return guid;
};
const columns = () => desk(ReportColumnGetByReportGuid, { query: of() });
const titles = async () => (await columns()).map(({ title }) => title);
const data = (asked: { searchText?: string } = {}) =>
  desk(ReportGetReportColumnsData, { query: { ...of(), ...asked } });
const cells = async (...asked: Parameters<typeof data>) => (await data(...asked)).collection.map((row) => row.cells);

beforeAll(async () => {
  api = await startTestApi();
  sample = await EventSample.make(api);
  for (const [name, form, city] of [
    ['Берёзка', sample.solo, '+7 910 123-45-67'],
    ['Узоры', sample.group, '=cmd|calc'],
    ['Лель', sample.group, '007'],
  ] as const) {
    const applicationGuid = await sample.filled(name);
    await sample.save(applicationGuid, 'form', { valueGuids: [form] });
    await sample.save(applicationGuid, 'city', { value: city });
    await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
  }
  await sample.filled('Черновая');
});
afterAll(() => api?.stop());

beforeEach(async () => {
  const body = { title: 'Сводка', rowBlockGuid: sample.ids.piece };
  ({ guid: report } = await desk(ReportCreate, { query: query(), body }));
});

describe('a report', () => {
  const all = () => desk(ReportGetByCompetitionGuid, { query: query() });
  const own = async () => (await all()).find(({ guid }) => guid === report);

  it('shows something from the first moment', async () => {
    expect(await own()).toMatchObject({
      ...{ title: 'Сводка', rowTitle: 'Номер', isPerformance: true, isRowGone: false, isPublished: false },
      ...{ columnCount: 2, filterCount: 0, lackCount: 0 },
    });
    expect(await titles()).toEqual(['№', 'Заявка']);
    expect(await cells()).toEqual([
      ['1', 'Берёзка'],
      ['2', 'Узоры'],
      ['3', 'Лель'],
    ]);
  });

  it('offers applications, performances and other blocks as rows, and every field with its section', async () => {
    const kinds = await desk(ReportGetChildCompetitionBlocksByCompetitionGuid, { query: query() });
    expect(kinds.map(({ title }) => title)).toEqual(['Заявка', 'Номер', 'Коллектив', 'Участник']);
    const box = await desk(ReportGetSectionsAndFieldsForReports, { query: query() });
    const club = box.sections.find(({ guid }) => guid === sample.ids.club)!;
    expect(club).toMatchObject({ title: 'Коллектив' });
    expect(club.fields[0]).toMatchObject({ title: 'Название', parentGuid: club.guid, parentKey: club.key });
    expect(await desk(ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid, { query: query() })).toEqual(box);
  });

  it('is renamed, given other rows, deleted and brought back, opened to nobody', async () => {
    const change = (said: object) =>
      desk(ReportUpdate, { query: query(), body: { report: { guid: report, ...said } } });
    await change({ title: 'Коллективы', rowBlockGuid: null, isPublished: true });
    expect(await own()).toMatchObject({
      title: 'Коллективы',
      rowBlockGuid: null,
      rowTitle: 'Заявка',
      isPublished: true,
    });
    await desk(ReportDelete, { query: of() });
    expect(await own()).toBeUndefined();
    expect(await refused(ReportGetReportColumnsData, { query: of() })).toMatchObject({ status: 404 });
    expect(await refused(ReportColumnCreate, { query: query(), body: { reportGuid: report, title: 'А' } })).toMatchObject({ status: 404 }); // prettier-ignore
    await desk(ReportRestore, { query: of() });
    await desk(ReportRestore, { query: of() });
    expect(await own()).toMatchObject({ title: 'Коллективы', isPublished: false, columnCount: 2 });
  });

  it('is copied with its columns and filters', async () => {
    await column('Форма', sample.ids.form);
    const { guid } = await desk(ReportFilterCreateFilter, {
      ...{ query: of(), body: { competitionFieldGuid: sample.ids.form } },
    });
    const asked = { query: { reportFilterGuid: guid }, body: { referenceBookItemGuids: [sample.group] } };
    await desk(ReportFilterSetReferenceBooksToFilter, asked);
    const before = await data();
    const copy = await desk(ReportCopy, { query: of() });
    report = copy.guid;
    expect((await own())?.title).toBe('Сводка (копия)');
    const after = await data();
    expect(after.collection).toEqual(before.collection);
    expect(after.columns.map(({ guid: one }) => one)).not.toEqual(before.columns.map(({ guid: one }) => one));
  });

  it('of a block that is not the form’s is refused; one whose block goes says so and is empty', async () => {
    const foreign = await EventSample.make(api);
    const of = (rowBlockGuid: Guid) => refused(ReportCreate, { query: query(), body: { title: 'А', rowBlockGuid } });
    expect(await of(foreign.ids.piece)).toMatchObject({ status: 404 });
    expect(await of(newGuid())).toMatchObject({ status: 404 });
    await desk(ReportUpdate, { query: query(), body: { report: { guid: report, rowBlockGuid: sample.ids.person } } });
    await sample.change({ do: 'removeBlock', guid: sample.ids.person });
    expect(await own()).toMatchObject({ isRowGone: true, lackCount: 1 });
    expect(await data()).toMatchObject({ collection: [], totalCount: 0 });
    expect(await of(sample.ids.person)).toMatchObject({ status: 409, code: 'reportRowGone' });
    await sample.change({ do: 'restoreBlock', guid: sample.ids.person });
    expect(await own()).toMatchObject({ isRowGone: false, lackCount: 0 });
  });

  it('gives a program its performances', async () => {
    const list = () => desk(ReportGetReportListForProgram, { query: query() });
    expect(await list()).toContainEqual({ guid: report, title: 'Сводка', rowTitle: 'Номер' });
    expect((await desk(ReportGetReportColumnsDataForProgram, { query: of() })).totalCount).toBe(3);
    await desk(ReportUpdate, { query: query(), body: { report: { guid: report, rowBlockGuid: null } } });
    expect((await list()).map(({ guid }) => guid)).not.toContain(report);
  });
});

describe('columns', () => {
  it('hold several fields with a separator, in the order that they are given', async () => {
    const guid = await column('Кто и откуда', sample.ids.name, sample.ids.city, 'applicationNumber');
    await desk(ReportColumnUpdate, { query: query(), body: { reportColumnGuid: guid, separator: ' · ', width: 320 } });
    const last = async () => (await cells()).map((row) => row.at(-1));
    expect((await last())[0]).toBe('Берёзка · +7 910 123-45-67 · 1');
    const [, , own] = await columns();
    expect(own).toMatchObject({ width: 320, separator: ' · ', title: 'Кто и откуда' });
    expect(own!.fields.map(({ title, tag }) => [title, tag])).toEqual([
      ['Название', 'collective'],
      ['Город', null],
      ['Номер заявки', 'applicationNumber'],
    ]);
    const moved = { reportColumnFieldGuid: own!.fields[2]!.guid, order: 0 };
    await desk(ReportColumnFieldUpdate, { query: query(), body: moved });
    expect((await last())[0]).toBe('1 · Берёзка · +7 910 123-45-67');
    await desk(ReportColumnFieldDetach, { query: { ...query(), reportColumnFieldGuid: own!.fields[1]!.guid } });
    expect((await last())[0]).toBe('1 · Берёзка');
  });

  it('are swapped, arranged and removed', async () => {
    const [number, name] = (await columns()).map(({ guid }) => guid);
    const form = await column('Форма', sample.ids.form);
    await desk(ReportColumnSwap, { query: query(), body: { firstGuid: number!, secondGuid: form } });
    expect(await titles()).toEqual(['Форма', 'Заявка', '№']);
    await desk(ReportColumnArrange, { query: of(), body: { reportColumnGuids: [name!] } });
    expect(await titles()).toEqual(['Заявка', 'Форма', '№']);
    await desk(ReportColumnDelete, { query: { ...query(), reportColumnGuid: form } });
    expect(await titles()).toEqual(['Заявка', '№']);
    const other = await desk(ReportCopy, { query: of() });
    const foreign = (await desk(ReportColumnGetByReportGuid, { query: { reportGuid: other.guid } }))[0]!.guid;
    expect(await refused(ReportColumnSwap, { query: query(), body: { firstGuid: number!, secondGuid: foreign } })).toMatchObject({ status: 404 }); // prettier-ignore
    expect(await refused(ReportColumnArrange, { query: of(), body: { reportColumnGuids: [foreign] } })).toMatchObject({ status: 404 }); // prettier-ignore
  });

  it('of a removed field stay, are empty and say so; such a field is not attached anew', async () => {
    const guid = await column('Произведение', sample.ids.title);
    await sample.change({ do: 'removeField', guid: sample.ids.title });
    expect((await columns()).at(-1)!.fields).toMatchObject([{ title: 'Произведение', isGone: true }]);
    expect((await cells())[0]!.at(-1)).toBe('');
    const body = { reportColumnGuid: guid, tag: null, competitionFieldGuid: sample.ids.title };
    expect(await refused(ReportColumnFieldAttach, { query: query(), body })).toMatchObject({
      ...{ status: 409, code: 'reportFieldGone' },
    });
    const listed = await desk(ReportGetByCompetitionGuid, { query: query() });
    expect(listed.find((one) => one.guid === report)).toMatchObject({ lackCount: 1 });
    await sample.change({ do: 'restoreField', guid: sample.ids.title });
    expect((await columns()).at(-1)!.fields).toMatchObject([{ isGone: false }]);
  });

  it('take neither nothing, nor a field under the name of what the portal knows, nor too much', async () => {
    const guid = await column('А');
    const attach = (tag: ColumnTag | null, competitionFieldGuid: Guid | null) =>
      refused(ReportColumnFieldAttach, { query: query(), body: { reportColumnGuid: guid, tag, competitionFieldGuid } });
    expect(await attach(null, null)).toMatchObject({ status: 400 });
    expect(await attach('performer', null)).toMatchObject({ status: 400 });
    expect(await attach('member', sample.ids.name)).toMatchObject({ status: 400 });
    for (let at = 0; at < 10; at++) expect(await attach('member', null)).toMatchObject({ status: 200 });
    expect(await attach('member', null)).toMatchObject({ status: 409, code: 'reportFull' });
  });
});

describe('filters', () => {
  const filter = async () => {
    const body = { competitionFieldGuid: sample.ids.form };
    return (await desk(ReportFilterCreateFilter, { query: of(), body })).guid;
  };
  const set = (reportFilterGuid: Guid, referenceBookItemGuids: Guid[]) => ({
    ...{ query: { reportFilterGuid }, body: { referenceBookItemGuids } },
  });
  const shown = async () => (await cells()).map((row) => row[1]);

  it('leave the rows in which any of the lines is chosen; without lines they leave all', async () => {
    const fields = await desk(ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition, { query: query() });
    expect(fields.map(({ title, blockTitle }) => [title, blockTitle])).toEqual([['Форма', 'Номер']]);
    const guid = await filter();
    expect(await filter()).toBe(guid);
    expect(await shown()).toHaveLength(3);
    await desk(ReportFilterSetReferenceBooksToFilter, set(guid, [sample.group, sample.group]));
    expect(await shown()).toEqual(['Узоры', 'Лель']);
    await desk(ReportFilterSetReferenceBooksToFilter, set(guid, [sample.solo, sample.group]));
    expect(await shown()).toHaveLength(3);
    const [own] = await desk(ReportFilterGetByReport, { query: of() });
    expect(own).toMatchObject({ title: 'Форма', isGone: false, items: [{ title: 'Соло' }, { title: 'Ансамбль' }] });
    await desk(ReportFilterDeleteFilter, { query: { reportFilterGuid: guid } });
    expect(await desk(ReportFilterGetByReport, { query: of() })).toEqual([]);
  });

  it('say of a line that was deleted that it is no more, and it finds nothing', async () => {
    const guid = await filter();
    const body = { referenceBookGuid: sample.book, title: 'Дуэт' };
    const { guid: duet } = await desk(ReferenceBookItemCreate, { body });
    await desk(ReportFilterSetReferenceBooksToFilter, set(guid, [duet]));
    await desk(ReferenceBookItemDelete, { query: { referenceBookItemGuid: duet } });
    const [own] = await desk(ReportFilterGetByReport, { query: of() });
    expect(own!.items).toEqual([{ guid: duet, title: 'Дуэт', isGone: true }]);
    expect(await shown()).toEqual([]);
  });

  it('are not made by a text, and take no line of another book', async () => {
    const by = (competitionFieldGuid: Guid) =>
      refused(ReportFilterCreateFilter, { query: of(), body: { competitionFieldGuid } });
    expect(await by(sample.ids.city)).toMatchObject({ status: 422, code: 'reportFieldPlain' });
    const other = await EventSample.make(api, sample.boss);
    expect(await refused(ReportFilterSetReferenceBooksToFilter, set(await filter(), [other.solo]))).toMatchObject({
      ...{ status: 422, code: 'reportLineForeign' },
    });
  });
});

describe('the order', () => {
  it('is by any column, both ways, over all rows and not a page of them', async () => {
    const [, { guid: name }] = (await columns()) as [unknown, { guid: Guid }];
    const ordered = async (asked: object) =>
      (await desk(ReportGetReportColumnsData, { query: { ...of(), ...asked } })).collection.map((row) => row.cells[1]);
    expect(await ordered({ sortColumnGuid: name })).toEqual(['Берёзка', 'Лель', 'Узоры']);
    expect(await ordered({ sortColumnGuid: name, isDescending: 'true' })).toEqual(['Узоры', 'Лель', 'Берёзка']);
    const page = { sortColumnGuid: name, pageSize: 1, isDescending: 'true' };
    expect(await ordered({ ...page, pageNumber: 2 })).toEqual(['Лель']);
    expect(await ordered({ ...page, pageNumber: 9 })).toEqual([]);
    const narrowed = { query: { ...of(), sortColumnGuid: name, searchText: 'лель' } };
    expect((await desk(ReportGetReportColumnsData, narrowed)).totalCount).toBe(1);
    const { guid: other } = await desk(ReportCreate, { query: query(), body: { title: 'Другой' } });
    const wrong = { query: { reportGuid: other, sortColumnGuid: name } };
    expect(await refused(ReportGetReportColumnsData, wrong)).toMatchObject({ status: 404 });
  });
});

describe('what is counted', () => {
  it('tells each line with its rows and applications, and nothing of what the filters leave out', async () => {
    await column('Форма и город', sample.ids.form, sample.ids.city);
    const stats = () => desk(ReportGetReportStatsColumnsData, { query: of() });
    const told = await stats();
    expect([told.rows, told.applications]).toEqual([3, 3]);
    expect(told.columns.map(({ fields }) => fields.length)).toEqual([0, 0, 2]);
    const [form, city] = told.columns[2]!.fields;
    expect(form).toMatchObject({ title: 'Форма', rows: 3, quantity: null });
    expect(form!.values.map(({ title, rows }) => [title, rows])).toEqual([
      ['Ансамбль', 2],
      ['Соло', 1],
    ]);
    expect(city).toMatchObject({ title: 'Город', rows: 3, values: [] });
  });

  it('counts where no column has a book', async () => {
    const told = await desk(ReportGetReportStatsColumnsData, { query: of() });
    expect(told.rows).toBe(3);
    expect(told.columns.flatMap(({ fields }) => fields.flatMap(({ values }) => values))).toEqual([]);
  });
});

async function foreignBlock(other: EventSample): Promise<Guid> {
  const applicationGuid = await other.filled('Чужая');
  const [row] = await other.fields(applicationGuid, 'form');
  return row!.applicationBlockGuid;
}

describe('statuses of blocks', () => {
  it('are given to several rows at once and taken back to what each had', async () => {
    const { key } = await desk(CompetitionBlockStatusCreate, {
      query: query(),
      body: { description: 'Звук проверен' },
    });
    const rows = (await data()).collection;
    const put = (keys: (Guid | null)[]) =>
      desk(ReportUpdateBlockStatuses, {
        query: of(),
        body: {
          statuses: rows.map(({ guid }, at) => ({ applicationBlockGuid: guid, competitionBlockStatusKey: keys[at]! })),
        },
      });
    const keys = async () => (await data()).collection.map((row) => row.competitionBlockStatusKey);
    await put([key, null, key]);
    expect(await keys()).toEqual([key, null, key]);
    await put([null, null, null]);
    expect(await keys()).toEqual([null, null, null]);
    const other = await EventSample.make(api, sample.boss);
    const foreign = [{ applicationBlockGuid: await foreignBlock(other), competitionBlockStatusKey: null }];
    const answer = await refused(ReportUpdateBlockStatuses, { query: of(), body: { statuses: foreign } });
    expect(answer.status).toBe(404);
  });

  it('are given in the report, where its rows are blocks', async () => {
    const body = { description: 'Минус есть' };
    const { key } = await desk(CompetitionBlockStatusCreate, { query: query(), body });
    const [row] = (await data()).collection;
    const put = (competitionBlockStatusKey: Guid | null) => ({
      ...{ query: of(), body: { applicationBlockGuid: row!.guid, competitionBlockStatusKey } },
    });
    await desk(ReportUpdateBlockStatus, put(key));
    expect((await data()).collection[0]).toMatchObject({ competitionBlockStatusKey: key });
    await desk(ReportUpdateBlockStatus, put(null));
    expect((await data()).collection[0]).toMatchObject({ competitionBlockStatusKey: null });
    await desk(ReportUpdate, { query: query(), body: { report: { guid: report, rowBlockGuid: null } } });
    expect(await refused(ReportUpdateBlockStatus, put(key))).toMatchObject({ status: 404, code: 'reportBlockAbsent' });
  });
});

describe('for everybody', () => {
  const read = (reportGuid = report) => api.send(PublicReport, { params: { reportGuid } });

  it('is there only while it is published, without the organizer’s own fields and without who has applied', async () => {
    await column('Заметка', sample.ids.secret);
    await column('Форма', sample.ids.form);
    await sample.change({ do: 'changeField', guid: sample.ids.form, values: { isPersonal: false } });
    expect((await read()).status).toBe(404);
    const open = (isPublished: boolean) =>
      desk(ReportUpdate, { query: query(), body: { report: { guid: report, isPublished } } });
    await open(true);
    const { status, envelope } = await read(report.toUpperCase());
    expect(status).toBe(200);
    expect(envelope.data).toMatchObject({ title: 'Сводка', competitionTitle: 'Светлояр', rowCount: 3 });
    expect(envelope.data!.columns.map(({ title }) => title)).toEqual(['№', 'Форма']);
    expect(envelope.data!.rows).toEqual([
      ['1', 'Соло'],
      ['2', 'Ансамбль'],
      ['3', 'Ансамбль'],
    ]);
    expect((await columns()).map(({ fields }) => fields.map(({ isOpen }) => isOpen))).toEqual([[true], [false], [false], [true]]); // prettier-ignore
    await open(false);
    expect((await read()).status).toBe(404);
    expect((await read('nothing')).status).toBe(404);
    expect((await read(newGuid())).status).toBe(404);
  });
});

describe('as a file', () => {
  async function file(format: string, searchText = '', order: Record<string, string> = {}) {
    const address = new URLSearchParams({ reportGuid: report, format, searchText, ...order });
    const response = await fetch(`${api.url}/api/v1/${ReportExport.path}?${address}`, {
      headers: { authorization: `Bearer ${sample.boss.token}` },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  it('keeps phones and zeros as they are and executes nothing; numbers are numbers', async () => {
    await column('Город', sample.ids.city);
    const { response, bytes } = await file('xlsx');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('Отчёт. Сводка.xlsx');
    const workbook = new Workbook();
    await workbook.xlsx.load(bytes as never);
    const rows: unknown[] = [];
    workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    expect(rows.slice(2)).toEqual([
      ['№', 'Заявка', 'Город'],
      [1, 'Берёзка', '+7 910 123-45-67'],
      [2, 'Узоры', '=cmd|calc'],
      [3, 'Лель', '007'],
    ]);
    expect((await file('xlsx')).bytes.equals(bytes)).toBe(true);
    const sortColumnGuid = (await columns())[1]!.guid;
    const sorted = await pdfText((await file('pdf', '', { sortColumnGuid, isDescending: 'true' })).bytes);
    expect(['Узоры', 'Лель', 'Берёзка'].map((name) => sorted.indexOf(name))).toSatisfy(isRising);
  });

  it('comes as a sheet for print and as a document, of what is found', async () => {
    const text = await pdfText((await file('pdf', 'узоры')).bytes);
    expect(text).toContain('Узоры');
    expect(text).not.toContain('Берёзка');
    expect((await file('docx')).bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is refused without a column', async () => {
    for (const { guid } of await columns())
      await desk(ReportColumnDelete, { query: { ...query(), reportColumnGuid: guid } });
    const { response } = await file('xlsx');
    expect(response.status).toBe(409);
  });
});

const isRising = (places: number[]) => places.every((place, at) => place > (places[at - 1] ?? -1));
