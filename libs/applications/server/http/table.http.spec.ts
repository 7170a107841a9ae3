// The organizer's table: what is found, filtered, sorted and shown of three hundred applications.

import { Workbook } from '@cj-tech-master/excelts';
import { SEARCH_MAX } from '@rampa/applications/domain';
import {
  ApplicationChangeStatuses,
  ApplicationCreateForEmail,
  ApplicationExport,
  ApplicationGetByGuid,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  ApplicationViewDelete,
  ApplicationViewGetByCompetition,
  ApplicationViewSave,
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
  type SentBody,
  type SentQuery,
} from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { newGuid, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { RecountHeadings } from '../use-cases/recount-headings.ts';

type List = typeof CompetitionGetSubscribedApplicationsByCompetition;

let api: TestApi;
let sample: EventSample;
let guids: Guid[];
const NAMES = ['Берёзка', 'Узоры', 'Ансамбль «Ёлочка»'];

beforeAll(async () => {
  api = await startTestApi();
  sample = await EventSample.make(api);
  guids = [];
  for (const name of NAMES) guids.push(await sample.filled(name));
  await sample.save(guids[1]!, 'form', { valueGuids: [sample.group] });
  await sample.save(guids[1]!, 'city', { value: '100%_своё-то' });
  for (const applicationGuid of guids) await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
  await sample.filled('Черновая');
  const other = await EventSample.make(api);
  const foreign = await other.filled('Берёзка чужая');
  await other.own(ApplicationSubscribe, { query: { applicationGuid: foreign } });
});
afterAll(() => api?.stop());

const list = (query: Partial<SentQuery<List>> = {}, body: SentBody<List> = {}) =>
  sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
    query: { competitionGuid: sample.event, ...query },
    body,
  });
const found = async (...asked: Parameters<typeof list>) => (await list(...asked)).collection.map(({ title }) => title);

describe('the table', () => {
  it('shows what was sent, by number; the rest when asked', async () => {
    const { collection, totalCount } = await list();
    expect(totalCount).toBe(3);
    expect(collection.map(({ number, title }) => [number, title])).toEqual(NAMES.map((name, at) => [at + 1, name]));
    expect(collection[0]).toMatchObject({
      ...{ state: 'Subscribed', percent: 100, performanceCount: 1, isChanged: false, cells: [] },
      member: { guid: sample.member.guid, fullName: 'Иванова Мария Петровна' },
    });
    expect(await found({ isActive: 'false' })).toEqual(['Черновая']);
  });

  it.each<[string, string[]]>([
    ['березка', ['Берёзка']],
    ['ЁЛОЧ', ['Ансамбль «Ёлочка»']],
    ['елоч', ['Ансамбль «Ёлочка»']],
    ['зор', ['Узоры']],
    ['100%_', ['Узоры']],
    ['_свое то', ['Узоры']],
    ['%', ['Узоры']],
    ['Иванова', NAMES],
    // By a line that was chosen from a book, besides what is written so.
    ['ансамб', ['Узоры', 'Ансамбль «Ёлочка»']],
    ['соло', ['Берёзка', 'Ансамбль «Ёлочка»']],
    ['3', ['Ансамбль «Ёлочка»']],
    ['нет такого', []],
  ])('finds «%s»', async (searchText, expected) => {
    expect(await found({ searchText })).toEqual(expected);
  });

  it('filters by a line of a book, by status, by who has changed since', async () => {
    const filters = [{ fieldGuid: sample.ids.form, itemGuids: [sample.group] }];
    expect(await found({}, { filters })).toEqual(['Узоры']);
    expect(
      await found({}, { filters: [{ fieldGuid: sample.ids.form, itemGuids: [sample.group, sample.solo] }] }),
    ).toEqual(NAMES);
    const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, {
      query: { competitionGuid: sample.event },
    });
    expect(await found({ competitionStatusGuid: statuses[0]!.guid })).toEqual(NAMES);
    expect(await found({}, { competitionStatusGuids: [statuses[1]!.guid] })).toEqual([]);
    const except = (guid: Guid) => found({}, { competitionStatusGuids: [guid], exceptStatuses: true });
    expect([await except(statuses[0]!.guid), await except(statuses[1]!.guid)]).toEqual([[], NAMES]);
    const without = filters.map((filter) => ({ ...filter, isExcept: true }));
    expect(await found({}, { filters: without })).toEqual([NAMES[0], NAMES[2]]);
    expect(await found({ isDefault: 'true' })).toEqual([]);
    expect([await found({}, { hasStatus: false }), await found({}, { hasStatus: true })]).toEqual([[], NAMES]);
    expect(await found({}, { isChanged: true })).toEqual([]);
    await sample.save(guids[2]!, 'city', { value: 'Кострома' });
    expect(await found({}, { isChanged: true })).toEqual(['Ансамбль «Ёлочка»']);
    expect(await found({}, { isFilled: false })).toEqual([]);
  });

  it('sorts and pages, and two rows alike stand on one page each', async () => {
    expect(await found({}, { sort: 'title', isDescending: true })).toEqual(['Узоры', 'Берёзка', 'Ансамбль «Ёлочка»']);
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) => found({}, { sort: 'percent', pageNumber, pageSize: 1 })),
    );
    expect(new Set(pages.flat())).toEqual(new Set(NAMES));
  });

  it('shows chosen columns in words, hidden answers in none', async () => {
    const columns = [sample.ids.form, sample.ids.city, sample.ids.count];
    const { collection } = await list({}, { columns });
    expect(collection[1]!.cells).toEqual(['Ансамбль', '100%_своё-то', '']);
    expect(collection[0]!.cells).toEqual(['Соло', '', '']);
  });

  it('refuses a filter by a text, and a field of another event is nobody’s', async () => {
    const query = { competitionGuid: sample.event };
    const by = (fieldGuid: Guid) => ({
      query,
      body: { filters: [{ fieldGuid, itemGuids: [newGuid()] }] },
      as: sample.boss.token,
    });
    expect(await sample.refusal(CompetitionGetSubscribedApplicationsByCompetition, by(sample.ids.city))).toMatchObject({
      status: 400,
    });
    expect(await sample.refusal(CompetitionGetSubscribedApplicationsByCompetition, by(newGuid()))).toMatchObject({
      status: 404,
    });
  });
});

it('a field that the form has no more is found no more, and names no application; brought back, it does again', async () => {
  const mine = await EventSample.make(api);
  const applicationGuid = await mine.filled('Китежане');
  await mine.own(ApplicationSubscribe, { query: { applicationGuid } });
  const query = { competitionGuid: mine.event, searchText: 'китежан' };
  const titles = async () =>
    (await mine.desk(CompetitionGetSubscribedApplicationsByCompetition, { query, body: {} })).collection.map(
      ({ title }) => title,
    );
  expect(await titles()).toEqual(['Китежане']);
  await mine.change({ do: 'removeField', guid: mine.ids.name });
  expect(await titles()).toEqual([]);
  await mine.change({ do: 'restoreField', guid: mine.ids.name });
  expect(await titles()).toEqual(['Китежане']);
  await mine.change({ do: 'changeField', guid: mine.ids.name, values: { isPrivate: true, isRequired: false } });
  // What the organizer keeps for himself names nothing: its member would read it in his lists.
  expect(await titles()).toEqual([]);
  await mine.change({ do: 'changeField', guid: mine.ids.name, values: { isPrivate: false, tag: null } });
  expect(await titles()).toEqual(['']);
});

describe('what several people look at', () => {
  const query = () => ({ competitionGuid: sample.event });
  const facts = () => sample.desk(ApplicationViewGetByCompetition, { query: query() });

  it('tells of what the table is put together', async () => {
    const { counts, money, fields, views } = await facts();
    expect(counts).toEqual({ sent: 3, others: 1, withdrawn: 0, changed: 1, unchecked: 3, cut: 0 });
    // More was answered in one of them than a search reads.
    const [long] = await api.database.query<{ guid: Guid; search: string }>(
      'select guid, search from applications.application where competition_guid = $1 limit 1',
      [sample.event],
    );
    const put = (search: string) =>
      api.database.query('update applications.application set search = $2 where guid = $1', [long!.guid, search]);
    await put('ж'.repeat(SEARCH_MAX / 2));
    expect((await facts()).counts.cut).toBe(1);
    await put(long!.search);
    // Nobody pays in this event.
    expect(money).toBeNull();
    expect((await list({}, { withMoney: true })).collection.map((row) => row.money)).toEqual([null, null, null]);
    expect(views).toEqual([]);
    expect(fields.find(({ guid }) => guid === sample.ids.form)).toMatchObject({
      ...{ title: 'Форма', block: 'Номер', kind: 'ReferenceBook', referenceBookGuid: sample.book, isPrivate: false },
    });
  });

  it('keeps a view under its title, replaces it, and forgets it', async () => {
    const view = { filters: [{ fieldGuid: sample.ids.form, itemGuids: [sample.group] }], isFilled: true };
    const save = (title: string, more: object) =>
      sample.desk(ApplicationViewSave, { query: query(), body: { title, view: { ...view, ...more } } });
    await save('Хоры', { sort: 'title' });
    await save('Хоры', { columns: [{ key: 'percent', width: 120 }] });
    const [kept, ...others] = (await facts()).views;
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      title: 'Хоры',
      view: { ...view, sort: 'number', isSent: true, columns: [{ key: 'percent', width: 120 }] },
    });
    await sample.desk(ApplicationViewDelete, { query: { ...query(), title: 'Хоры' } });
    expect((await facts()).views).toEqual([]);
  });

  it('holds thirty views and no more', async () => {
    const save = (at: number) => ({ query: query(), body: { title: `Вид ${at}`, view: {} }, as: sample.boss.token });
    for (let at = 0; at < 30; at++) await sample.desk(ApplicationViewSave, save(at));
    expect(await sample.refusal(ApplicationViewSave, save(30))).toMatchObject({ status: 409, code: 'viewsFull' });
    expect((await facts()).views).toHaveLength(30);
    await sample.desk(ApplicationViewSave, save(29));
  });

  it('finds one name twice, and files where there are any', async () => {
    expect(await found({}, { isDouble: true })).toEqual([]);
    const twin = await sample.filled('берЕзка');
    await sample.own(ApplicationSubscribe, { query: { applicationGuid: twin } });
    expect((await found({}, { isDouble: true })).toSorted()).toEqual(['Берёзка', 'берЕзка']);
    expect(await found({}, { hasFiles: true })).toEqual([]);
    expect(await found({}, { sentBefore: '2020-01-01T00:00:00.000Z' })).toEqual([]);
    expect(await found({}, { sentFrom: '2020-01-01T00:00:00.000Z', isDouble: false })).toEqual(NAMES.slice(1));
  });

  it('finds and pairs what an older rule has written, once it was counted anew; a run that was cut off goes on', async () => {
    const of = <T>(kind: abstract new (...given: never[]) => T): T => api.nodes[0]!.app.get(kind);
    const recount = new RecountHeadings(of(Database), of(UnitOfWork), of(EventForms));
    const run = () => recount.run(() => Promise.resolve());
    const standing = () =>
      api.database.query(
        'select guid, title, search, performers, percent, revision, updated_at from applications.application order by guid',
      );
    await run();
    const before = await standing();
    await api.database.query(
      `update applications.application set heading_rule = 0, search = upper(title), performers = array[upper(title)]`,
    );
    const sought = () => found({ searchText: '_свое то' });
    expect([await sought(), await found({}, { isDouble: true })]).toEqual([[], []]);
    let steps = 0;
    const cut = recount.run(async () => {
      if (++steps > 1) throw new Error('The worker stops');
    });
    await expect(cut).rejects.toThrow('The worker stops');
    const left = await run();
    expect(left.recounted).toBeGreaterThan(0);
    expect(left.recounted).toBeLessThan(before.length);
    expect(await run()).toEqual({ recounted: 0 });
    expect(await standing()).toEqual(before);
    expect(await sought()).toEqual(['Узоры']);
    expect((await found({}, { isDouble: true })).toSorted()).toEqual(['Берёзка', 'берЕзка']);
  });

  it('gives several one status, and counts those that had it', async () => {
    const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: query() });
    const competitionStatusGuid = statuses[1]!.guid;
    const put = (chosen: Guid[], comment = '') =>
      sample.desk(ApplicationChangeStatuses, { query: query(), body: { guids: chosen, competitionStatusGuid, comment } }); // prettier-ignore
    expect(await put([guids[0]!, guids[0]!], 'Жюри ждёт ноты')).toEqual({ changed: 1, unsent: 0 });
    const back = await sample.filled('Отозванная');
    await sample.own(ApplicationSubscribe, { query: { applicationGuid: back } });
    await sample.own(ApplicationUnsubscribe, { query: { applicationGuid: back } });
    expect(await put([...guids, back])).toEqual({ changed: 2, unsent: 1 });
    expect(await found({}, { competitionStatusGuids: [competitionStatusGuid] })).toEqual(NAMES);
    // What was said to one stays his, whatever is said to all, and nobody is written to again.
    expect(await put(guids, 'Всем')).toEqual({ changed: 0, unsent: 0 });
    const wordsOf = async (applicationGuid: Guid) =>
      (await sample.desk(ApplicationGetByGuid, { query: { applicationGuid } })).comment;
    expect(await wordsOf(guids[0]!)).toBe('Жюри ждёт ноты');
  });

  const rowsOf = async (response: Response) => {
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await response.arrayBuffer()) as never);
    const rows: unknown[][] = [];
    workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    return rows;
  };
  const workbook = (given: Record<string, string>) =>
    fetch(`${api.url}/api/v1/${ApplicationExport.path}?${new URLSearchParams({ ...query(), ...given })}`, {
      headers: { authorization: `Bearer ${sample.boss.token}` },
    });

  it('says in the workbook as in the table how each stands and whose it is', async () => {
    const body = { email: 'zhdem@example.org' };
    await sample.desk(ApplicationCreateForEmail, { query: query(), body });
    const columns = ['status', 'member'].map((key) => ({ key, width: null }));
    const standing = async (isSent: boolean) =>
      (await rowsOf(await workbook({ view: JSON.stringify({ isSent, columns }) })))
        .slice(2)
        .map((row) => row.slice(1, 4));
    const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: query() });
    const back = await sample.filled('Отозванная');
    await sample.own(ApplicationSubscribe, { query: { applicationGuid: back } });
    const line = (title: string, status: string) => [title, status, 'Иванова Мария Петровна'];
    const first = statuses[0]!;
    expect(await standing(true)).toContainEqual(line('Отозванная', first.title));
    await sample.own(ApplicationUnsubscribe, { query: { applicationGuid: back } });
    // Among what is not sent they are told apart.
    const ask = (isWithdrawn: boolean) =>
      sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
        query: { ...query(), isActive: 'false' },
        body: { isWithdrawn },
      });
    const [withdrawn, never] = [await ask(true), await ask(false)];
    expect([...new Set(withdrawn.collection.map(({ title }) => title))]).toEqual(['Отозванная']);
    expect(never.collection.map(({ title }) => title)).not.toContain('Отозванная');
    const { counts } = await facts();
    expect([counts.withdrawn, counts.others - counts.withdrawn]).toEqual([withdrawn.totalCount, never.totalCount]);
    const others = await standing(false);
    expect(others).toContainEqual(line('Отозванная', 'отозвана'));
    expect(others).toContainEqual(line('Черновая', 'черновик'));
    expect(others.map((row) => row[2])).toContain('ждёт zhdem@example.org');
  });

  it('gives the table as a workbook', async () => {
    const view = {
      columns: [
        { key: 'percent', width: null },
        { key: sample.ids.form, width: null },
      ],
    };
    const asked = (text: string) => ({ query: { ...query(), searchText: 'узор', view: text } });
    const response = await workbook(asked(JSON.stringify(view)).query);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('Заявки. Светлояр.xlsx');
    expect(await rowsOf(response)).toEqual([
      ['Светлояр'],
      ['№', 'Заявка', 'Заполнено, %', 'Форма', 'Код портала'],
      [2, 'Узоры', 100, 'Ансамбль', expect.stringMatching(/^[0-9a-f-]{36}\/\d+$/)],
    ]);
    expect(await sample.refusal(ApplicationExport, { ...asked('{'), as: sample.boss.token })).toMatchObject({
      status: 400,
    });
    expect(await sample.refusal(ApplicationExport, { ...asked('{"columns":7}'), as: sample.boss.token })).toMatchObject(
      { status: 400 },
    );
  });
});
