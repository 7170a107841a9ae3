// Applications as a table, read from a real database: which rows, what in them, how many say what.

import { ApplicationSubscribe, ApplicationTemplateAddBlock, ApplicationTemplateDeleteBlock, ApplicationTemplateDuplicateBlock, ApplicationTemplateUpdateField } from '@rampa/contract'; // prettier-ignore
import type { ProjectedColumn } from '@rampa/applications/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { ApplicationProjection, type ProjectionAsked } from './application-projection.ts';
import { CountedFields } from './counted-fields.ts';
import type { RowsAsked } from './found-rows.ts';

let api: TestApi;
let sample: EventSample;
let first: Guid;
let second: Guid;

const ids = () => sample.ids;
const of = (...fields: Guid[]): ProjectedColumn => ({ parts: fields.map((field) => ({ field })), separator: ', ' });
const own = (key: 'applicationNumber' | 'blockNumber' | 'status'): ProjectedColumn => ({
  ...{ parts: [{ own: key }], separator: '' },
});

async function table(columns: readonly ProjectedColumn[], asked: Partial<ProjectionAsked> = {}) {
  const projection = api.nodes[0]!.app.get(ApplicationProjection, { strict: false });
  const { rows, totalCount } = await api.database.snapshot((reader) =>
    projection.rows(reader, sample.event, {
      rowBlock: ids().piece,
      columns,
      reader: 'organizer',
      limit: 100,
      ...asked,
    }),
  );
  return { cells: rows.map(({ cells }) => cells), totalCount, rows };
}

const counts = (fields: Guid[], asked: Partial<RowsAsked> = {}) => {
  const counted = api.nodes[0]!.app.get(CountedFields, { strict: false });
  return api.database.snapshot((reader) =>
    counted.of(reader, sample.event, { rowBlock: ids().piece, fields, ...asked }),
  );
};

/** One more performance of a form and a title, with people. */
async function piece(applicationGuid: Guid, form: Guid, title: string, people: string[]): Promise<void> {
  const pieces = await sample.fields(applicationGuid, 'form');
  let applicationBlockGuid = pieces.find(({ filled }) => !filled)?.applicationBlockGuid;
  applicationBlockGuid ??= (
    await sample.own(ApplicationTemplateDuplicateBlock, {
      query: { applicationGuid, applicationBlockGuid: pieces.at(-1)!.applicationBlockGuid },
      body: {},
    })
  ).applicationBlockGuid;
  await sample.save(applicationGuid, 'form', { applicationBlockGuid, valueGuids: [form] });
  await sample.save(applicationGuid, 'title', { applicationBlockGuid, value: title });
  for (const value of people) {
    const body = { blockGuid: ids().person, parentGuid: applicationBlockGuid };
    const made = await sample.own(ApplicationTemplateAddBlock, { query: { applicationGuid }, body });
    await sample.save(applicationGuid, 'fullName', { applicationBlockGuid: made.applicationBlockGuid, value });
  }
}

beforeAll(async () => {
  api = await startTestApi();
  sample = await EventSample.make(api);
  first = await sample.begin();
  await sample.save(first, 'name', { value: 'Берёзка' });
  await sample.save(first, 'city', { value: 'Кострома' });
  await piece(first, sample.solo, 'Барыня', ['Аня Лось']);
  await piece(first, sample.group, 'Метелица', ['Вера Ёж', 'Света Уж']);
  second = await sample.begin();
  await sample.save(second, 'name', { value: 'Узоры' });
  await piece(second, sample.group, '=1+1', []);
  for (const applicationGuid of [first, second]) await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
  await sample.filled('Черновая');
});
afterAll(() => api?.stop());

describe('rows', () => {
  it('are performances of what was sent, each with its own answers and those around and inside it', async () => {
    const { cells, totalCount, rows } = await table([
      ...[own('applicationNumber'), own('blockNumber'), of(ids().name, ids().city)],
      ...[of(ids().title), of(ids().form), of(ids().fullName)],
    ]);
    expect(totalCount).toBe(3);
    expect(cells).toEqual([
      ['1', '1', 'Берёзка, Кострома', 'Барыня', 'Соло', 'Аня Лось'],
      ['1', '2', 'Берёзка, Кострома', 'Метелица', 'Ансамбль', 'Вера Ёж; Света Уж'],
      ['2', '1', 'Узоры', '=1+1', 'Ансамбль', ''],
    ]);
    expect(rows.map(({ applicationGuid }) => applicationGuid)).toEqual([first, first, second]);
  });

  it('are applications, or people, as is asked', async () => {
    const joined = await table([of(ids().name), of(ids().title)], { rowBlock: null });
    expect(joined.cells).toEqual([
      ['Берёзка', 'Барыня; Метелица'],
      ['Узоры', '=1+1'],
    ]);
    const people = await table([of(ids().fullName), of(ids().title)], { rowBlock: ids().person });
    expect(people.cells).toEqual([
      ['Аня Лось', 'Барыня'],
      ['Вера Ёж', 'Метелица'],
      ['Света Уж', 'Метелица'],
    ]);
  });

  it('come by pages, each once, and tell how many there are behind the last too', async () => {
    const pages = await Promise.all([0, 1, 2, 9].map((offset) => table([of(ids().title)], { limit: 1, offset })));
    expect(pages.map(({ cells }) => cells.flat())).toEqual([['Барыня'], ['Метелица'], ['=1+1'], []]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([3, 3, 3, 3]);
  });

  it('are narrowed by lines of their own block, of one inside, of one elsewhere; all filters together', async () => {
    const found = async (asked: Partial<ProjectionAsked>) => (await table([of(ids().title)], asked)).cells.flat();
    const form = (items: Guid[]) => ({ field: ids().form, items });
    expect(await found({ filters: [form([sample.group])] })).toEqual(['Метелица', '=1+1']);
    expect(await found({ filters: [form([sample.group, sample.solo])] })).toEqual(['Барыня', 'Метелица', '=1+1']);
    expect(await found({ filters: [form([sample.group]), form([sample.solo])] })).toEqual([]);
    expect(await found({ rowBlock: null, filters: [form([sample.solo])] })).toEqual(['Барыня; Метелица']);
    expect(await found({ rowBlock: ids().person, filters: [form([sample.solo])] })).toEqual(['Барыня']);
    // A line that is no more finds nothing; a field that is no more, and a filter without lines, narrow nothing.
    expect(await found({ filters: [form([newGuid()])] })).toEqual([]);
    expect(await found({ filters: [{ field: newGuid(), items: [newGuid()] }, form([])] })).toHaveLength(3);
  });

  it('are searched and sorted', async () => {
    const found = async (asked: Partial<ProjectionAsked>) => (await table([of(ids().title)], asked)).cells.flat();
    expect(await found({ searchText: 'берез' })).toEqual(['Барыня', 'Метелица']);
    expect(await found({ searchText: '2' })).toEqual(['=1+1']);
    expect(await found({ searchText: '%' })).toEqual([]);
    expect(await found({ sort: 'title', isDescending: true })).toEqual(['=1+1', 'Барыня', 'Метелица']);
  });

  it('show the organizer’s own field to him alone', async () => {
    await sample.save(second, 'secret', { value: 'Слабый звук' }, sample.boss.token);
    const said = (reader: ProjectionAsked['reader']) => table([of(ids().secret)], { reader, searchText: 'узоры' });
    expect((await said('organizer')).cells).toEqual([['Слабый звук']]);
    expect((await said('everybody')).cells).toEqual([['']]);
  });

  it('neither stand nor show where a block was removed, an answer is hidden, or the form has a part no more', async () => {
    const [, last] = await sample.fields(first, 'title');
    await sample.own(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: last!.applicationBlockGuid } });
    expect((await table([of(ids().title), of(ids().fullName)])).cells).toEqual([
      ['Барыня', 'Аня Лось'],
      ['=1+1', ''],
    ]);
    const [one] = await sample.fields(second, 'form');
    const { applicationBlockGuid } = one!;
    await sample.save(second, 'count', { applicationBlockGuid, value: '7' });
    expect((await table([of(ids().count)])).cells).toEqual([[''], ['7']]);
    await sample.save(second, 'form', { applicationBlockGuid, valueGuids: [sample.solo] });
    expect((await table([of(ids().count)])).cells).toEqual([[''], ['']]);
    await sample.change({ do: 'removeField', guid: ids().title });
    expect((await table([of(ids().title), of(ids().name)])).cells).toEqual([
      ['', 'Берёзка'],
      ['', 'Узоры'],
    ]);
    await sample.change({ do: 'restoreField', guid: ids().title });
    expect((await table([of(ids().title)], { rowBlock: newGuid() })).rows).toEqual([]);
  });
});

describe('counts', () => {
  it('tell rows and applications of each line and of each field, by the same conditions', async () => {
    const said = await counts([ids().form, ids().name, ids().count, ids().fullName]);
    expect([said.rows, said.applications]).toEqual([2, 2]);
    const short = said.counts.map(({ field, title, item, rows, applications }) => ({
      ...{ field, title: item === null ? null : title, rows, applications },
    }));
    expect(short).toEqual([
      { field: ids().name, title: null, rows: 2, applications: 2 },
      { field: ids().form, title: null, rows: 2, applications: 2 },
      { field: ids().form, title: 'Соло', rows: 2, applications: 2 },
      { field: ids().count, title: null, rows: 0, applications: 0 },
      { field: ids().fullName, title: null, rows: 1, applications: 1 },
    ]);
    const narrowed = await counts([ids().form], { searchText: 'узоры' });
    expect(narrowed.rows).toBe(1);
    expect((await counts([ids().form], { rowBlock: null })).counts.map(({ rows }) => rows)).toEqual([2, 2]);
    expect(await counts([ids().form], { rowBlock: newGuid() })).toEqual({ rows: 0, applications: 0, counts: [] });
  });

  it('sum units once an answer, however many rows it stands around', async () => {
    const [meals, props] = [newGuid(), newGuid()];
    const book = { kind: 'ReferenceBook', bookGuid: sample.book, option: { hasQuantity: true } } as const;
    await sample.change(
      { do: 'addField', guid: meals, blockGuid: ids().club, title: 'Обеды', ...book },
      { do: 'addField', guid: props, blockGuid: ids().piece, title: 'Реквизит', ...book },
    );
    await piece(first, sample.group, 'Лучина', ['Ася Юрт', 'Зоя Чиж']);
    const club = (await sample.fields(first, 'name'))[0]!.applicationBlockGuid;
    const [one, other] = (await sample.fields(first, 'form')).map((field) => field.applicationBlockGuid);
    const say = (guid: Guid, applicationBlockGuid: Guid, quantity: number) =>
      sample.own(ApplicationTemplateUpdateField, {
        body: {
          guid,
          applicationGuid: first,
          applicationBlockGuid,
          valueGuids: [sample.solo],
          sumIntFields: [quantity],
        },
      });
    await say(meals, club, 20);
    await say(props, one!, 3);
    await say(props, other!, 4);
    const told = async (rowBlock: Guid | null) =>
      (await counts([meals, props], { rowBlock })).counts.map(({ item, rows, quantity }) => [
        item !== null,
        rows,
        quantity,
      ]);
    expect(await told(ids().piece)).toEqual([
      [false, 2, 20],
      [true, 2, 20],
      [false, 2, 7],
      [true, 2, 7],
    ]);
    expect(await told(null)).toEqual([
      [false, 1, 20],
      [true, 1, 20],
      [false, 1, 7],
      [true, 1, 7],
    ]);
    expect(await told(ids().person)).toEqual([
      [false, 3, 20],
      [true, 3, 20],
      [false, 3, 7],
      [true, 3, 7],
    ]);
  });
});
