// Columns of a program: put together, who sees which, what they mean, what is gone.

import { Workbook } from '@cj-tech-master/excelts';
import {
  CompetitionProgramColumnArrange,
  CompetitionProgramColumnCreate,
  CompetitionProgramColumnDelete,
  CompetitionProgramColumnFieldAttach,
  CompetitionProgramColumnFieldDetach,
  CompetitionProgramColumnFieldGetColumnFieldsByReportColumn,
  CompetitionProgramColumnFieldUpdate,
  CompetitionProgramColumnGetByCompetitionProgram,
  CompetitionProgramColumnGetRows,
  CompetitionProgramColumnSwap,
  CompetitionProgramColumnUpdate,
  CompetitionProgramCopy,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramExport,
  CompetitionProgramGetForPresenter,
  CompetitionProgramGetProgramColumnsData,
  CompetitionProgramGetSectionsAndFieldsForPrograms,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  UserGiveConsent,
  type ColumnTag,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppliedEvent } from '../testing/applied-event.ts';

let api: TestApi;
let event: AppliedEvent;
let program: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  event = await AppliedEvent.make(api);
  await event.application('Берёзка', [{ title: 'Калинка' }, { title: 'Барыня' }]);
  program = (await event.program({ nominationGuids: [event.dance] })).guid;
});

const ofEvent = () => ({ competitionGuid: event.sample.event });
const ofProgram = () => ({ competitionProgramGuid: program });
const desk: AppliedEvent['sample']['desk'] = (call, sent) => event.sample.desk(call, sent);

const exportOf = (more: Record<string, string> = {}) =>
  fetch(
    `${api.url}/api/v1/${CompetitionProgramExport.path}?${new URLSearchParams({ ...ofProgram(), format: 'xlsx', ...more })}`,
    { headers: { authorization: `Bearer ${event.as}` } },
  );

/** Titles of the columns. */
async function headOf(more: Record<string, string>): Promise<string[]> {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(await (await exportOf(more)).arrayBuffer()) as never);
  const heads: string[][] = [];
  workbook.worksheets[0]!.eachRow((row) => {
    const cells: string[] = [];
    row.eachCell((cell) => void cells.push(String(cell.value)));
    if (cells.includes('Исполнитель')) heads.push(cells);
  });
  expect(heads).toHaveLength(1);
  return heads[0]!;
}

async function column(title: string, fields: (Guid | ColumnTag)[], audience: object = {}): Promise<Guid> {
  const body = { ...ofProgram(), title };
  const { guid } = await desk(CompetitionProgramColumnCreate, { query: ofEvent(), body });
  for (const field of fields) {
    const isGuid = field.includes('-');
    await desk(CompetitionProgramColumnFieldAttach, {
      query: ofEvent(),
      body: {
        competitionProgramColumnGuid: guid,
        competitionFieldGuid: isGuid ? field : null,
        tag: isGuid ? null : (field as ColumnTag),
      },
    });
  }
  await desk(CompetitionProgramColumnUpdate, {
    query: ofEvent(),
    body: { competitionProgramColumnGuid: guid, ...audience },
  });
  return guid;
}
const rows = (sent: object = {}) => desk(CompetitionProgramColumnGetRows, { query: { ...ofProgram(), ...sent } });
const columns = () => desk(CompetitionProgramColumnGetByCompetitionProgram, { query: ofProgram() });

describe('columns of a program', () => {
  it('say of each performance what its application says, several fields with what stands between', async () => {
    const { ids } = event.sample;
    await desk(CompetitionProgramItemCreateRange, {
      query: ofProgram(),
      body: { items: [{ performer: 'Набран руками', duration: 60 }] },
    });
    const guid = await column('Что и чьё', [ids.title, ids.name], { separator: ' / ', width: 320 });
    await column('Заявка', ['applicationNumber']);
    const { collection, columns: heads, totalCount } = await rows();
    expect(heads.map(({ title, width }) => [title, width])).toEqual([['Что и чьё', 320], ['Заявка', 200]]); // prettier-ignore
    expect(collection.map(({ cells }) => cells)).toEqual([['Калинка / Берёзка', '1'], ['Барыня / Берёзка', '1'], ['', '']]); // prettier-ignore
    expect([totalCount, collection[2]!.applicationGuid]).toEqual([3, null]);
    expect((await rows({ searchText: 'барыня' })).collection.map(({ number }) => number)).toEqual(['2']);
    expect((await rows({ pageSize: '1', pageNumber: '2' })).collection).toMatchObject([{ number: '2', cells: ['Барыня / Берёзка', '1'] }]); // prettier-ignore
    const fields = await desk(CompetitionProgramColumnFieldGetColumnFieldsByReportColumn, {
      query: { competitionProgramColumnGuid: guid },
    });
    expect(fields.map(({ title }) => title)).toEqual((await columns())[0]!.fields.map(({ title }) => title));
    const box = await desk(CompetitionProgramGetSectionsAndFieldsForPrograms, { query: ofEvent() });
    expect(box.sections.flatMap(({ fields: each }) => each.map((one) => one.guid))).toContain(ids.title);
  });

  it('are swapped, arranged, taken apart and removed; a copy of the program has them too', async () => {
    const { ids } = event.sample;
    const [a, b, c] = [await column('А', [ids.title]), await column('Б', [ids.name, ids.city]), await column('В', [])];
    const titles = async () => (await columns()).map(({ title }) => title).join('');
    await desk(CompetitionProgramColumnSwap, { query: ofEvent(), body: { firstGuid: a, secondGuid: c } });
    expect(await titles()).toBe('ВБА');
    const body = { competitionProgramColumnGuids: [b] };
    await desk(CompetitionProgramColumnArrange, { query: ofProgram(), body });
    expect(await titles()).toBe('БВА');
    const [first] = await columns();
    const [name, city] = first!.fields;
    await desk(CompetitionProgramColumnFieldUpdate, {
      query: ofEvent(),
      body: { competitionProgramColumnFieldGuid: city!.guid, order: 0 },
    });
    expect((await rows()).collection[0]!.cells[0]).toBe('Кострома, Берёзка');
    await desk(CompetitionProgramColumnFieldDetach, {
      query: { ...ofEvent(), competitionProgramColumnFieldGuid: name!.guid },
    });
    await desk(CompetitionProgramColumnDelete, { query: { ...ofEvent(), competitionProgramColumnGuid: c } });
    const { guid: copy } = await desk(CompetitionProgramCopy, { query: ofProgram() });
    const copied = await desk(CompetitionProgramColumnGetByCompetitionProgram, { query: { competitionProgramGuid: copy } }); // prettier-ignore
    expect(copied.map(({ title, fields }) => [title, fields.map((one) => one.title)])).toEqual([
      ['Б', [city!.title]],
      ['А', [expect.any(String)]],
    ]);
  });

  it('of a field that the form has no more stay, are empty and say so; the field cannot be attached anew', async () => {
    const { ids } = event.sample;
    const guid = await column('Город', [ids.city]);
    await event.sample.change({ do: 'removeField', guid: ids.city });
    expect((await rows()).collection[0]!.cells).toEqual(['']);
    expect((await columns())[0]!.fields).toMatchObject([{ isGone: true }]);
    const body = { competitionProgramColumnGuid: guid, competitionFieldGuid: ids.city, tag: null };
    const refused = await api.send(CompetitionProgramColumnFieldAttach, { query: ofEvent(), body, as: event.as });
    expect([refused.status, refused.envelope.errors[0]!.code]).toEqual([409, 'programColumnFieldGone']);
  });
});

describe('who sees a column', () => {
  it('members of a published program see the public ones without what is private or about a person', async () => {
    const { ids, member } = event.sample;
    await event.sample.change({ do: 'changeField', guid: ids.city, values: { isPersonal: false } });
    await column('Город', [ids.city], { isPublic: true });
    await column('Для своих', [ids.title]);
    await column('Тайное', [ids.secret], { isPublic: true });
    await column('Статус', ['status'], { isPublic: true });
    const read = (as: string) => api.call(CompetitionProgramGetProgramColumnsData, { query: ofProgram(), as });
    const asMember = { query: ofProgram(), as: member.token };
    expect((await api.send(CompetitionProgramGetProgramColumnsData, asMember)).status).toBe(404);
    await desk(CompetitionProgramUpdate, {
      query: ofEvent(),
      body: { ...ofProgram(), isPublished: true },
    });
    const { columns: seen, cells, items } = await read(member.token);
    expect(seen.map(({ title }) => title)).toEqual(['Город']);
    expect(cells[items[0]!.guid]).toEqual(['Кострома']);
    const office = await read(event.as);
    expect(office.columns.map(({ title }) => title)).toEqual(['Город', 'Для своих', 'Тайное', 'Статус']);
  });

  it('members read a name in it whole by the organizer’s word and the consent of whose performance it is', async () => {
    const { ids, member } = event.sample;
    const values = { tag: 'teachers', isPersonal: false } as const;
    await event.sample.change({ do: 'changeField', guid: ids.name, values });
    await event.application('Ветлугина Инна', [{ title: 'Лучина' }]);
    program = (await event.program({ nominationGuids: [event.dance] })).guid;
    await column('Педагог', [ids.name], { isPublic: true });
    const said = async (as: string) => {
      const { cells } = await api.call(CompetitionProgramGetProgramColumnsData, { query: ofProgram(), as });
      return Object.values(cells).flat().find((text) => text.startsWith('Ветлугина')); // prettier-ignore
    };
    const open = (isFullNames: boolean) =>
      desk(CompetitionProgramUpdate, { query: ofEvent(), body: { ...ofProgram(), isPublished: true, isFullNames } });
    await open(true);
    expect([await said(event.as), await said(member.token)]).toEqual(['Ветлугина Инна', 'Ветлугина\u00A0И.']);
    const { version } = CONSENTS.publishing;
    await event.sample.own(UserGiveConsent, { body: { kind: 'publishing', version } });
    expect(await said(member.token)).toBe('Ветлугина Инна');
    await open(false);
    expect(await said(member.token)).toBe('Ветлугина\u00A0И.');
  });

  it('a presenter is told those for him, by their titles, without the organizer’s own fields', async () => {
    const { ids } = event.sample;
    await column('Город', [ids.city, ids.secret], { isForPresenter: true });
    await column('Для своих', [ids.title]);
    const { url } = await desk(CompetitionPresenterCreateFastLoginUrl, { query: ofEvent(), body: { name: 'Анна' } });
    const key = new URL(url).hash.slice('#key='.length);
    const { token } = await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'phone' } });
    const read = () => api.call(CompetitionProgramGetForPresenter, { query: ofProgram(), as: token });
    expect((await read()).items.map(({ extra }) => extra)).toEqual([
      [{ title: 'Город', text: 'Кострома' }],
      [{ title: 'Город', text: 'Кострома' }],
    ]);
    const { columns: seen } = await api.call(CompetitionProgramGetProgramColumnsData, {
      query: ofProgram(),
      as: token,
    });
    expect(seen.map(({ title }) => title)).toEqual(['Город']);
  });

  it('a file of the program has the columns that were ticked, private ones too, and no others', async () => {
    const { ids } = event.sample;
    await column('Откуда приехали', [ids.city], { isOnPaper: true });
    const own = await column('Только на экране', [ids.title]);
    const gone = await column('Убранный', [ids.title], { isOnPaper: true });
    await desk(CompetitionProgramColumnDelete, { query: { ...ofEvent(), competitionProgramColumnGuid: gone } });
    const told = () =>
      api.database.query<{ at: Date | null }>('select numbers_told_at as at from program.program where guid = $1', [
        program,
      ]);
    // What is empty stands when it was ticked; the performer always does.
    const chosen = ['category', own, gone].join();
    expect((await headOf({ columns: chosen })).filter(Boolean)).toEqual(['Исполнитель', 'Категория', 'Только на экране']); // prettier-ignore
    expect((await told())[0]!.at).toBe(null);
    expect(await headOf({ columns: 'number,time' })).toEqual(['Время', '№', 'Исполнитель']);
    expect((await told())[0]!.at).not.toBe(null);
    for (const columns of ['', ',', 'time,,number', 'x'.repeat(1_500), "time';--"]) {
      const { status } = await exportOf({ columns });
      expect(status, columns.slice(0, 20)).toBe(400);
    }
  });

  it('a file of the program has those that are for paper', async () => {
    const { ids } = event.sample;
    await column('Откуда приехали', [ids.city], { isOnPaper: true });
    await column('Только на экране', [ids.title]);
    const query = new URLSearchParams({ ...ofProgram(), format: 'xlsx' });
    const response = await fetch(`${api.url}/api/v1/${CompetitionProgramExport.path}?${query}`, {
      headers: { authorization: `Bearer ${event.as}` },
    });
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await response.arrayBuffer()) as never);
    const texts: string[] = [];
    workbook.worksheets[0]!.eachRow((row) => row.eachCell((cell) => void texts.push(String(cell.value))));
    expect(texts.filter((text) => text === 'Откуда приехали')).toHaveLength(1);
    // Its own town, and the column's, of two performances.
    expect(texts.filter((text) => text === 'Кострома')).toHaveLength(4);
    expect(texts).not.toContain('Только на экране');
  });
});

it('what a field means to the program comes by the reviewed difference, and only texts may', async () => {
  const { ids } = event.sample;
  await column('Город', [ids.name]);
  const [first] = await columns();
  const { guid } = first!.fields[0]!;
  const body = { competitionProgramColumnFieldGuid: guid };
  const put = (tag: ColumnTag) =>
    api.send(CompetitionProgramColumnFieldUpdate, { query: ofEvent(), body: { ...body, tag }, as: event.as });
  expect((await event.items(program)).map(({ city }) => city)).toEqual(['Кострома', 'Кострома']);
  expect((await put('city')).status).toBe(200);
  const { changed } = await event.difference(program);
  expect(changed.map((one) => one.fields.map(({ key, before, after }) => [key, before, after]))).toEqual([
    [['city', 'Кострома', 'Берёзка']],
    [['city', 'Кострома', 'Берёзка']],
  ]);
  await event.takeAll(program);
  expect((await event.items(program)).map(({ city }) => city)).toEqual(['Берёзка', 'Берёзка']);
  expect((await event.difference(program)).changed).toEqual([]);
  expect((await put('duration')).envelope.errors[0]!.code).toBe('programColumnTag');
  expect((await put('member')).status).toBe(400);
});
