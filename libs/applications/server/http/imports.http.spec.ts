// A table becomes applications: tried first, written once whatever dies, repeated without doubling, never over people's words.

import {
  ApplicationErasePersonal,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationImportApply,
  ApplicationImportCancel,
  ApplicationImportCheck,
  ApplicationImportExport,
  ApplicationImportGetByCompetition,
  ApplicationImportGetByGuid,
  ApplicationImportGetRows,
  ApplicationImportSaveMapping,
  ApplicationImportUpload,
  ApplicationQuotaUpdate,
  ApplicationsFieldsHistoryGetAllByApplication,
  CompetitionArchiveOrUnarchive,
  CompetitionGetSubscribedApplicationsByCompetition,
  JobCancel,
  UploadedFileGetByGuid,
  type Envelope,
  type ImportMappingSent,
} from '@rampa/contract';
import { ForgetClosed } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { RunImport } from '../use-cases/run-import.ts';
import { SweepImports } from '../use-cases/sweep-imports.ts';

let api: TestApi;
let sample: EventSample;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
});

const HEAD = 'Код;Почта;Название;Город;Форма;Произведение;Имя';
const ROWS = [
  'A1;anna@example.ru;Лель;Кострома;соло;Хоровод;Аня',
  'A1;;Лель;;Ансамбль;Полька;Оля',
  'A2;;Ива;Тула;СОЛО;Романс;',
];
const query = () => ({ competitionGuid: sample.event });
const WORKER = { signal: new AbortController().signal, progress: async () => undefined };
const work = (guid: Guid, job = WORKER) => api.nodes[0]!.app.get(RunImport).run(guid, job);

async function send(text: string | Buffer, name = 'Заявки.csv', as = sample.boss.token) {
  const body = new FormData();
  body.set('file', new Blob([typeof text === 'string' ? text : new Uint8Array(text)]), name);
  const asked = new URLSearchParams({ competitionGuid: sample.event });
  const response = await fetch(`${api.url}/api/v1/${ApplicationImportUpload.path}?${asked}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body,
  });
  return { status: response.status, envelope: (await response.json()) as Envelope<{ importGuid: Guid }> };
}

async function sent(lines: readonly string[] = ROWS, head = HEAD): Promise<Guid> {
  const { importGuid } = (await send([head, ...lines].join('\r\n'))).envelope.data!;
  await work(importGuid);
  return importGuid;
}

const one = (importGuid: Guid) => sample.desk(ApplicationImportGetByGuid, { query: { importGuid } });
const rows = async (importGuid: Guid) =>
  (await sample.desk(ApplicationImportGetRows, { query: { importGuid } })).collection;
const field = (name: keyof EventSample['ids']) => ({ to: 'field', fieldGuid: sample.ids[name] }) as const;

const mapping = (given: Partial<ImportMappingSent> = {}): ImportMappingSent => ({
  columns: [
    { to: 'skip' },
    { to: 'email' },
    field('name'),
    field('city'),
    field('form'),
    field('title'),
    field('fullName'),
  ],
  ...{ applicationKey: 0, performanceKey: null, isSent: false, ...given },
});

async function checked(importGuid: Guid, given: ImportMappingSent = mapping()) {
  await sample.desk(ApplicationImportCheck, { query: { importGuid }, body: given });
  await work(importGuid);
  return one(importGuid);
}

async function applied(importGuid: Guid, given?: ImportMappingSent) {
  const { run } = await checked(importGuid, given);
  await sample.desk(ApplicationImportApply, { query: { importGuid }, body: { run } });
  await work(importGuid);
  return one(importGuid);
}

/** Everything that was written of applications, so that two moments can be compared. */
async function written() {
  const [row] = await api.database.query<{ applications: number; blocks: number; changes: number; revisions: number }>(
    `select (select count(*)::int from applications.application where competition_guid = $1) as applications,
            (select count(*)::int from applications.block where competition_guid = $1) as blocks,
            (select count(*)::int from applications.change c join applications.application a on a.guid = c.application_guid
              where a.competition_guid = $1) as changes,
            (select coalesce(sum(revision), 0)::int from applications.application where competition_guid = $1) as revisions`,
    [sample.event],
  );
  return row!;
}

async function applications() {
  return api.database.query<{ guid: Guid; title: string; state: string; number: number | null; email: string | null }>(
    `select guid, title, state, number, owner_email as email from applications.application
      where competition_guid = $1 order by import_key`,
    [sample.event],
  );
}

describe('a table', () => {
  it('is tried without a word being written, then written as applications with their performances', async () => {
    const importGuid = await sent();
    const read = await one(importGuid);
    expect(read).toMatchObject({ state: 'mapping', rowCount: 3, hasPerformances: true, name: 'Заявки.csv' });
    expect(read.columns[2]).toEqual({ title: 'Название', samples: ['Лель', 'Лель', 'Ива'] });
    // Everything is guessed by the titles, the key too.
    expect(read.mapping).toEqual(mapping());
    expect(await checked(importGuid)).toMatchObject({ state: 'checked', run: 1, counts: { create: 3, error: 0 } });
    expect(await written()).toMatchObject({ applications: 0, changes: 0 });
    expect(await applied(importGuid)).toMatchObject({ state: 'applied', counts: { create: 3 }, done: 3 });
    expect(await applications()).toMatchObject([
      { title: 'Лель', state: 'Submitted', number: null, email: 'anna@example.ru' },
      { title: 'Ива', email: null },
    ]);
    const [first] = await applications();
    const { items } = await sample.desk(ApplicationGetApplicationJsonForOrganizer, {
      query: { applicationGuid: first!.guid },
    });
    const titles = items.flatMap(({ fields }) => fields).filter(({ guid }) => guid === sample.ids.title);
    expect(titles.map(({ value }) => value)).toEqual(['Хоровод', 'Полька']);
    const history = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, {
      query: { applicationGuid: first!.guid },
    });
    expect(
      history.collection.every(({ isImported, authorGuid }) => isImported && authorGuid === sample.boss.guid),
    ).toBe(true);
    expect(history.collection.map(({ revision }) => revision)).toEqual(
      Array.from({ length: history.totalCount }, (_, at) => history.totalCount - at),
    );
    expect((await rows(importGuid)).map(({ applicationGuid, isDone }) => [applicationGuid, isDone])).toEqual([
      [first!.guid, true],
      [first!.guid, true],
      [expect.any(String), true],
    ]);
  });

  it('imported again, or another like it, writes nothing; what has changed in it is written alone', async () => {
    const importGuid = await sent();
    await applied(importGuid);
    const before = await written();
    expect(await applied(importGuid)).toMatchObject({ counts: { same: 3, create: 0, update: 0 } });
    expect(await applied(await sent())).toMatchObject({ counts: { same: 3 } });
    expect(await written()).toEqual(before);
    const changed = await sent([ROWS[0]!, ROWS[1]!.replace('Полька', 'Вальс'), 'A2;;Ива;;;;', 'A3;;Новые;;;Танец;']);
    expect(await applied(changed)).toMatchObject({ counts: { same: 2, update: 1, create: 1 } });
    expect((await written()).changes).toBe(before.changes + 3);
  });

  it('leaves what people have changed since, and says so', async () => {
    await applied(await sent());
    const [first] = await applications();
    await sample.save(first!.guid, 'city', { value: 'Галич' }, sample.boss.token);
    const importGuid = await sent([ROWS[0]!.replace('Кострома', 'Буй'), ROWS[1]!]);
    expect(await applied(importGuid)).toMatchObject({ counts: { same: 2 }, keeping: 1 });
    expect((await rows(importGuid))[0]!.kept).toEqual([
      { column: 3, columnTitle: 'Город', value: 'Буй', message: 'Осталось так, как исправили в заявке' },
    ]);
    const { items } = await sample.desk(ApplicationGetApplicationJsonForOrganizer, {
      query: { applicationGuid: first!.guid },
    });
    expect(items.flatMap(({ fields }) => fields).find(({ guid }) => guid === sample.ids.city)!.value).toBe('Галич');
  });

  it('without a key column doubles nothing when the same file comes twice', async () => {
    const keyless = mapping({ applicationKey: null });
    await applied(await sent(), keyless);
    const before = await written();
    expect(before.applications).toBe(3);
    expect(await applied(await sent(), keyless)).toMatchObject({ counts: { same: 3 } });
    expect(await written()).toEqual(before);
  });

  it('what is sent with it goes by the rule of places: who has none waits and is told so', async () => {
    const quotas = [{ itemGuid: sample.solo, places: 1 }];
    await sample.desk(ApplicationQuotaUpdate, { query: query(), body: { fieldGuid: sample.ids.form, quotas } });
    const lines = [
      'A1;;Лель;;соло;Хоровод;',
      `A2;${sample.member.login};Ива;;соло;Романс;`,
      'A3;;Клён;;Ансамбль;Полька;',
    ];
    await applied(await sent(lines), mapping({ isSent: true }));
    const statuses = await api.database.query<{ title: string }>(
      `select s.title from applications.application a join competitions.v_status s on s.guid = a.status_guid
        where a.competition_guid = $1 order by a.import_key`,
      [sample.event],
    );
    expect(statuses.map(({ title }) => title)).toEqual(['Новая', 'Лист ожидания', 'Новая']);
    const subjects = (await api.letters(sample.member.login)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Заявка № 2 «Ива»: Лист ожидания']);
  });

  it('is sent at once where it lacks nothing, with numbers in its order', async () => {
    const importGuid = await sent([...ROWS, 'A3;;;Тула;;Без названия;']);
    expect(await applied(importGuid, mapping({ isSent: true }))).toMatchObject({ counts: { create: 4 }, lacking: 1 });
    expect((await applications()).map(({ state, number }) => [state, number])).toEqual([
      ['Subscribed', 1],
      ['Subscribed', 2],
      ['Submitted', null],
    ]);
    const page = await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, { query: query(), body: {} });
    expect(page.collection.map(({ title, isChanged }) => [title, isChanged])).toEqual([
      ['Лель', false],
      ['Ива', false],
    ]);
    const before = await written();
    await applied(importGuid, mapping({ isSent: true }));
    expect(await written()).toEqual(before);
  });

  it('gives applications to members of the event by their addresses', async () => {
    await applied(await sent([`B1;${sample.member.login};Заря;;;;`]));
    const [row] = await api.database.query<{ member: Guid }>(
      'select member_guid as member from applications.application where competition_guid = $1',
      [sample.event],
    );
    expect(row!.member).toBe(sample.member.guid);
  });
});

describe('a row that is wrong', () => {
  const BAD = ['A1;не почта;Лель;;Сало;Хоровод;', 'A2;;Ива;;Соло;Романс;', ';;Без ключа;;;;', 'A4;;=1+1;;;;'];

  it('is named by column and value with the nearest lines, and handed back to be mended', async () => {
    const importGuid = await sent([...BAD, `A5;;${'я'.repeat(100_000)};;;;`]);
    expect(await checked(importGuid)).toMatchObject({ counts: { create: 2, error: 3 } });
    const found = await rows(importGuid);
    expect(found.map(({ row, outcome }) => [row, outcome])).toEqual([[2, 'error'], [3, 'create'], [4, 'error'], [5, 'create'], [6, 'error']]); // prettier-ignore
    expect(found[0]!.faults).toEqual([
      {
        column: 1,
        columnTitle: 'Почта',
        value: 'не почта',
        message: expect.stringContaining('Почта записана неверно'),
      },
      { column: 4, columnTitle: 'Форма', value: 'Сало', message: 'В справочнике нет «Сало». Похожие: «Соло»' },
    ]);
    expect(found[4]!.faults[0]).toMatchObject({ column: 2, message: expect.stringContaining('500') });
    expect(found[4]!.faults[0]!.value.length).toBeLessThan(100);
    const errors = await sample.desk(ApplicationImportGetRows, { query: { importGuid, outcome: 'error' } });
    expect(errors.totalCount).toBe(3);
    const asked = new URLSearchParams({ importGuid, format: 'csv' });
    const answer = await fetch(`${api.url}/api/v1/${ApplicationImportExport.path}?${asked}`, {
      headers: { authorization: `Bearer ${sample.boss.token}` },
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe(`${HEAD};Что исправить`);
    expect(lines[1]).toMatch(
      /^A1;не почта;Лель;;Сало;Хоровод;;Почта: Почта записана неверно.*Форма: В справочнике нет/,
    );
    await applied(importGuid);
    expect((await applications()).map(({ title }) => title)).toEqual(['Ива', '=1+1']);
  });
});

describe('an import is applied only as it was tried', () => {
  it('not after the form, the columns or the run have changed', async () => {
    const importGuid = await sent();
    const { run } = await checked(importGuid);
    const apply = (asked: number) => sample.refusal(ApplicationImportApply, { as: sample.boss.token, query: { importGuid }, body: { run: asked } }); // prettier-ignore
    expect(await apply(run + 1)).toMatchObject({ status: 409, code: 'importStale' });
    await sample.change({ do: 'changeField', guid: sample.ids.city, values: { title: 'Откуда' } });
    expect(await one(importGuid)).toMatchObject({ isStale: true });
    expect(await apply(run)).toMatchObject({ status: 409, code: 'importStale' });
    const again = await checked(importGuid);
    expect(again).toMatchObject({ isStale: false, run: run + 1 });
    await sample.desk(ApplicationImportSaveMapping, { query: { importGuid }, body: mapping({ isSent: true }) });
    expect(await apply(run + 1)).toMatchObject({ status: 409, code: 'importStale' });
  });

  it('a form that changes under the writing ends it in words', async () => {
    const importGuid = await sent();
    const { run } = await checked(importGuid);
    await sample.desk(ApplicationImportApply, { query: { importGuid }, body: { run } });
    await sample.change({ do: 'changeField', guid: sample.ids.city, values: { title: 'Откуда' } });
    await work(importGuid);
    expect(await one(importGuid)).toMatchObject({ state: 'stopped', failure: expect.stringContaining('Проверьте таблицу ещё раз') }); // prettier-ignore
    expect(await written()).toMatchObject({ applications: 0 });
  });
});

describe('whatever dies', () => {
  const LINES = Array.from({ length: 6 }, (_, at) => `K${at};;Ансамбль ${at};;Соло;Танец;`);
  /** A worker that is killed after so many applications. */
  const dying = (after: number) => {
    let done = 0;
    return { ...WORKER, progress: async () => void (++done >= after && fail()) };
  };
  const fail = () => {
    throw new Error('killed');
  };

  it('the next worker goes on and doubles nothing', async () => {
    const importGuid = await sent(LINES);
    const { run } = await checked(importGuid);
    await sample.desk(ApplicationImportApply, { query: { importGuid }, body: { run } });
    await expect(work(importGuid, dying(3))).rejects.toThrow('killed');
    expect(await written()).toMatchObject({ applications: 3 });
    expect(await one(importGuid)).toMatchObject({ state: 'applying', done: 3 });
    await Promise.all([work(importGuid), work(importGuid)].map((each) => each.catch(() => undefined)));
    expect(await one(importGuid)).toMatchObject({ state: 'applied', counts: { create: 6 } });
    const titles = (await applications()).map(({ title }) => title);
    expect(titles).toEqual(LINES.map((_, at) => `Ансамбль ${at}`));
  });

  it('stopped in the middle it keeps what is written, and asked again it writes the rest', async () => {
    const importGuid = await sent(LINES);
    const { run } = await checked(importGuid);
    const { jobGuid } = await sample.desk(ApplicationImportApply, { query: { importGuid }, body: { run } });
    await expect(work(importGuid, dying(2))).rejects.toThrow('killed');
    await sample.desk(JobCancel, { query: { jobGuid } });
    await work(importGuid);
    expect(await one(importGuid)).toMatchObject({ state: 'stopped', failure: expect.stringContaining('остановили') });
    expect(await written()).toMatchObject({ applications: 2 });
    expect(await applied(importGuid)).toMatchObject({ state: 'applied', counts: { same: 2, create: 4 } });
    expect(await written()).toMatchObject({ applications: 6 });
  });

  it('stopped while a worker is at it, nothing more is written', async () => {
    const importGuid = await sent(LINES);
    const { run } = await checked(importGuid);
    await sample.desk(ApplicationImportApply, { query: { importGuid }, body: { run } });
    let done = 0;
    const progress = async () => {
      if (++done === 2) await sample.desk(ApplicationImportCancel, { query: { importGuid } });
      return undefined;
    };
    await work(importGuid, { ...WORKER, progress });
    expect(await written()).toMatchObject({ applications: 2 });
    expect(await one(importGuid)).toMatchObject({ state: 'stopped', done: 2 });
  });

  it('what is there already is read and marked together, and nothing is written of it', async () => {
    await applied(await sent(LINES));
    const before = await written();
    const importGuid = await sent(LINES);
    expect(await applied(importGuid)).toMatchObject({ state: 'applied', counts: { same: 6 }, done: 6 });
    expect(await written()).toEqual(before);
    const [row] = await api.database.query<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from applications.import_row where import_guid = $1',
      [importGuid],
    );
    expect(row!.transactions).toBe(1);
  });

  it('an event that goes into the archive meanwhile keeps what is written, and no more comes', async () => {
    const importGuid = await sent(LINES);
    const { run } = await checked(importGuid);
    await sample.desk(ApplicationImportApply, { query: { importGuid }, body: { run } });
    let done = 0;
    const progress = async () => {
      if (++done === 2)
        await sample.desk(CompetitionArchiveOrUnarchive, { query: query(), body: { isArchived: true } });
      return undefined;
    };
    await work(importGuid, { ...WORKER, progress });
    expect(await written()).toMatchObject({ applications: 2 });
    expect(await one(importGuid)).toMatchObject({ state: 'stopped', failure: expect.stringContaining('архив') });
  });

  it('of whoever may not work on applications any more nothing is written', async () => {
    const employee = await api.employee(sample.boss.guid, { all: { requests: 2 } });
    const importGuid = await sent(LINES);
    const { run } = await checked(importGuid);
    await api.call(ApplicationImportApply, { as: employee.token, query: { importGuid }, body: { run } });
    await api.database.query(
      `update accounts.employee_access set config = jsonb_set(config, '{requests}', '1') where employee_guid = $1`,
      [employee.guid],
    );
    await work(importGuid);
    expect(await written()).toMatchObject({ applications: 0 });
    expect(await one(importGuid)).toMatchObject({
      state: 'stopped',
      failure: expect.stringContaining('больше нет права'),
    });
  });

  it('two who import at once make each application once', async () => {
    const [one_, other] = [await sent(LINES), await sent(LINES)];
    for (const importGuid of [one_, other]) {
      const { run } = await checked(importGuid);
      await sample.desk(ApplicationImportApply, { query: { importGuid }, body: { run } });
    }
    await Promise.all([work(one_), work(other)]);
    expect(await written()).toMatchObject({ applications: 6 });
    expect(await one(other)).toMatchObject({ state: 'applied' });
  });

  it('a check that is stopped writes nothing, and one that goes on is not begun twice', async () => {
    const importGuid = await sent(LINES);
    await sample.desk(ApplicationImportCheck, { query: { importGuid }, body: mapping() });
    const again = await sample.refusal(ApplicationImportCheck, { as: sample.boss.token, query: { importGuid }, body: mapping() }); // prettier-ignore
    expect(again).toMatchObject({ status: 409, code: 'importBusy' });
    await sample.desk(ApplicationImportCancel, { query: { importGuid } });
    await work(importGuid);
    expect(await one(importGuid)).toMatchObject({ state: 'mapping', counts: { create: 0 } });
  });
});

describe('what is no table', () => {
  it('is refused in words, at the door or when it is read', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==', 'base64'); // prettier-ignore
    expect(await send(png, 'таблица.xlsx')).toMatchObject({ status: 415, envelope: { errors: [{ code: 'importUnsupported' }] } }); // prettier-ignore
    expect(await send(Buffer.alloc(20 * 1024 * 1024 + 1, 'а;'), 'много.csv')).toMatchObject({ status: 413 });
    const broken = await send(Buffer.from('PK\x03\x04 и больше ничего'), 'обрыв.xlsx');
    const { importGuid } = broken.envelope.data!;
    await work(importGuid);
    expect(await one(importGuid)).toMatchObject({ state: 'failed', failure: expect.stringContaining('повреждён') });
    const { status } = await api.send(ApplicationImportCheck, { as: sample.boss.token, query: { importGuid }, body: mapping() }); // prettier-ignore
    expect(status).toBe(422);
  });

  it('has forty columns that are nothing, and says that none was chosen', async () => {
    const head = Array.from({ length: 40 }, (_, at) => `Колонка ${at}`).join(';');
    const importGuid = await sent(['1;2;3'], head);
    const { mapping: guessed } = await one(importGuid);
    expect(guessed.columns.every(({ to }) => to === 'skip')).toBe(true);
    const refusal = await sample.refusal(ApplicationImportCheck, { as: sample.boss.token, query: { importGuid }, body: guessed }); // prettier-ignore
    expect([refusal.status, refusal.errors[0]!.message]).toEqual([422, expect.stringContaining('хотя бы для одного')]);
  });
});

describe('an import', () => {
  it('is remembered: the next table of such columns is guessed as the last was chosen', async () => {
    const head = 'Шифр;Имейл;Кто;Где;Как;Что;Чей';
    const first = await sent(ROWS, head);
    expect((await one(first)).mapping.columns.filter(({ to }) => to === 'field')).toEqual([]);
    // By title too: columns, the key and that what is complete is sent.
    await checked(first, mapping({ isSent: true }));
    expect((await one(await sent(ROWS, head))).mapping).toEqual(mapping({ isSent: true }));
    const list = await sample.desk(ApplicationImportGetByCompetition, { query: query() });
    expect(list.collection.map(({ state }) => state)).toHaveLength(2);
  });

  it('is for the event’s own people, and its table goes after a while', async () => {
    const importGuid = await sent();
    await applied(importGuid);
    const { fileGuid } = await one(importGuid);
    const read = (as: string) =>
      fetch(`${api.url}/api/v1/${UploadedFileGetByGuid.path}?uploadedFileGuid=${fileGuid}`, {
        headers: { authorization: `Bearer ${as}` },
      });
    expect((await read(sample.boss.token)).status).toBe(200);
    const stranger = await api.organizer();
    expect((await read(stranger.token)).status).toBe(404);
    expect((await read(sample.member.token)).status).toBe(404);
    for (const as of [stranger.token, sample.member.token]) {
      const { status } = await api.send(ApplicationImportGetByGuid, { as, query: { importGuid } });
      expect(status).toBeGreaterThanOrEqual(403);
    }
    const [job] = await api.database.query<{ payload: object }>(
      `select payload from jobs.job where kind = 'applications.import' order by created_at desc limit 1`,
    );
    expect(Object.keys(job!.payload).toSorted()).toEqual(['import', 'run']);
    await api.nodes[0]!.app.get(SweepImports).run({ days: 0 });
    const swept = await one(importGuid);
    expect(swept).toMatchObject({ fileGuid: null, state: 'applied', counts: { create: 3 } });
    expect(swept.columns.every(({ samples }) => samples.length === 0)).toBe(true);
    expect((await rows(importGuid)).every(({ title }) => title === '')).toBe(true);
    expect((await read(sample.boss.token)).status).toBe(404);
    const { status, code } = await sample.refusal(ApplicationImportCheck, { as: sample.boss.token, query: { importGuid }, body: mapping() }); // prettier-ignore
    expect([status, code]).toEqual([409, 'importFileGone']);
  });

  it('is forgotten with a member who stands in it', async () => {
    const importGuid = await sent([`Незабвенная;${sample.member.login};Незабвенная;;Соло;Незабвенный вальс;`]);
    await applied(importGuid);
    await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [
      sample.member.guid,
    ]);
    await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
    for (const table of ['import', 'import_row', 'application', 'block', 'change']) {
      const found = await api.database.query(
        `select t::text from applications.${table} t where t::text ~* 'незабвенн'`,
      );
      expect([table, found]).toEqual([table, []]);
    }
    expect(await one(importGuid)).toMatchObject({ fileGuid: null, state: 'applied', counts: { create: 1 } });
  });

  it('is forgotten though every row of hers has failed in it, and nobody goes on working at it', async () => {
    const foreign = await sample.filled('Незабвенная');
    // No line of the book: nothing of it becomes an application.
    const importGuid = await sent([`Незабвенная;${sample.member.login};Незабвенная;;Нет такой;Незабвенный вальс;`]);
    expect((await checked(importGuid)).counts).toMatchObject({ error: 1, create: 0 });
    await sample.desk(ApplicationErasePersonal, { query: { applicationGuid: foreign } });
    for (const table of ['import', 'import_row']) {
      const found = await api.database.query(
        `select t::text from applications.${table} t where t::text ~* 'незабвенн'`,
      );
      expect([table, found]).toEqual([table, []]);
    }
    const busy = await sent(ROWS);
    await api.database.query(`update applications.import set state = 'applying' where guid = $1`, [busy]);
    await sample.desk(ApplicationErasePersonal, { query: { applicationGuid: foreign } });
    expect(await one(busy)).toMatchObject({ fileGuid: null, state: 'stopped' });
  });
});
