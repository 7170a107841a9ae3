// The organizer's table goes out as a workbook, is corrected in a spreadsheet and comes back: what was changed in it is
// changed, by hand as it were, and nothing is doubled.

import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import {
  ApplicationExport,
  ApplicationGetApplicationJson,
  ApplicationImportApply,
  ApplicationImportCheck,
  ApplicationImportGetByGuid,
  ApplicationImportGetRows,
  ApplicationImportUpload,
  ApplicationSubscribe,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateUpdateField,
  ApplicationsFieldsHistoryGetAllByApplication,
  type Envelope,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { RunImport } from '../use-cases/run-import.ts';

let api: TestApi;
let sample: EventSample;
let guids: Guid[];
let phone: Guid;
let born: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  [phone, born] = [newGuid(), newGuid()];
  const text = { do: 'addField', blockGuid: sample.ids.club, kind: 'Text' } as const;
  await sample.change(
    { ...text, guid: phone, title: 'Телефон', option: { format: 'phone' } },
    { ...text, guid: born, title: 'День рождения', option: { format: 'date' } },
  );
  guids = [];
  for (const title of ['Берёзка', 'Лель', 'Ива']) {
    const guid = await sample.filled(title);
    for (const [field, value] of [
      [phone, '+7 916 123-45-67'],
      [born, '2015-03-05'],
    ] as const)
      // prettier-ignore
      await sample.own(ApplicationTemplateUpdateField, { body: { guid: field, applicationGuid: guid, value } });
    await sample.own(ApplicationSubscribe, { query: { applicationGuid: guid } });
    guids.push(guid);
  }
});

const FIELDS = () => ['member', sample.ids.city, sample.ids.form, sample.ids.name, phone, born];
const work = (guid: Guid) =>
  api.nodes[0]!.app.get(RunImport).run(guid, { signal: new AbortController().signal, progress: async () => undefined });

async function exported(): Promise<Workbook> {
  const view = JSON.stringify({ columns: FIELDS().map((key) => ({ key, width: null })) });
  const asked = new URLSearchParams({ competitionGuid: sample.event, view });
  const response = await fetch(`${api.url}/api/v1/${ApplicationExport.path}?${asked}`, {
    headers: { authorization: `Bearer ${sample.boss.token}` },
  });
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(await response.arrayBuffer()) as never);
  return workbook;
}

const titlesOf = (sheet: Worksheet) => (sheet.getRow(2).values as unknown[]).slice(1).map(String);
const put = (sheet: Worksheet, at: number, title: string, value: string) =>
  (sheet.getRow(3 + at).getCell(titlesOf(sheet).indexOf(title) + 1).value = value);

const applicationsIn = (sheet: Worksheet) =>
  [3, 4, 5].map((row) => String(sheet.getRow(row).getCell(titlesOf(sheet).indexOf('Заявка') + 1).value));

/** As it comes back: tried, and with `isWritten` written too. */
async function returned(workbook: Workbook, isWritten = true) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array((await workbook.xlsx.writeBuffer()) as never)]), 'Заявки.xlsx');
  const asked = new URLSearchParams({ competitionGuid: sample.event });
  const sent = await fetch(`${api.url}/api/v1/${ApplicationImportUpload.path}?${asked}`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${sample.boss.token}` }, body },
  });
  const { importGuid } = ((await sent.json()) as Envelope<{ importGuid: Guid }>).data!;
  const query = { importGuid };
  await work(importGuid);
  const { mapping } = await sample.desk(ApplicationImportGetByGuid, { query });
  await sample.desk(ApplicationImportCheck, { query, body: mapping });
  await work(importGuid);
  const { run } = await sample.desk(ApplicationImportGetByGuid, { query });
  if (isWritten) {
    await sample.desk(ApplicationImportApply, { query, body: { run } });
    await work(importGuid);
  }
  const { collection } = await sample.desk(ApplicationImportGetRows, { query });
  // Each row is called as its application is in the table, whatever its answers say.
  expect(collection.map(({ title }) => title)).toEqual(applicationsIn(workbook.worksheets[0]!));
  return collection.map(({ outcome, faults, kept }) => [
    outcome,
    ...[...faults, ...kept].map(({ message }) => message),
  ]);
}

const written = () =>
  api.database.query(
    `select a.guid, a.revision, (select count(*)::int from applications.block b where b.application_guid = a.guid) as blocks
       from applications.application a where a.competition_guid = $1 order by a.guid`,
    [sample.event],
  );

it('as it was it changes nothing; two changed values are changed, and nothing besides', async () => {
  const before = await written();
  const workbook = await exported();
  const sheet = workbook.worksheets[0]!;
  expect(titlesOf(sheet)).toEqual(['№', 'Заявка', 'Участник', 'Город', 'Форма', 'Название', 'Телефон', 'День рождения', 'Код портала']); // prettier-ignore
  expect(await returned(workbook)).toEqual([['same'], ['same'], ['same']]);
  expect(await written()).toEqual(before);

  put(sheet, 0, 'Город', 'Омск');
  put(sheet, 2, 'Форма', 'ансамбль');
  expect(await returned(workbook)).toEqual([['update'], ['same'], ['update']]);
  const after = await written();
  const revisions = new Map(before.map(({ guid, revision }) => [guid, revision as number]));
  expect(after.map(({ guid, revision }) => [guid, (revision as number) - revisions.get(guid)!])).toEqual(
    before.map(({ guid }) => [guid, guid === guids[1] ? 0 : 1]),
  );
  expect(after.map(({ blocks }) => blocks)).toEqual(before.map(({ blocks }) => blocks));
  expect((await sample.fields(guids[0]!, 'city'))[0]!.value).toBe('Омск');
  expect((await sample.fields(guids[2]!, 'form'))[0]!.valueGuids).toEqual([sample.group]);
  // Once more it says what stands.
  expect(await returned(workbook)).toEqual([['same'], ['same'], ['same']]);
  expect(await written()).toEqual(after);
});

it('is the organizer’s correction: its member is told, and what he has changed meanwhile stays', async () => {
  await sample.save(guids[0]!, 'city', { value: 'Тверь' });
  const workbook = await exported();
  const sheet = workbook.worksheets[0]!;
  put(sheet, 0, 'Название', 'Берёзонька');
  put(sheet, 0, 'Город', 'Омск');
  await sample.save(guids[0]!, 'city', { value: 'Тула' });
  expect(await returned(workbook)).toEqual([['update', expect.stringContaining('после выгрузки')], ['same'], ['same']]);
  const query = { applicationGuid: guids[0]! };
  const { application, corrections } = await sample.own(ApplicationGetApplicationJson, { query });
  expect([application.officeAnswers, corrections]).toMatchObject([1, [{ was: 'Берёзка', turnedDown: null }]]);
  expect((await sample.fields(guids[0]!, 'city'))[0]!.value).toBe('Тула');
  const page = { ...query, pageNumber: 1, pageSize: 1 };
  const { collection } = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, { query: page });
  expect(collection[0]).toMatchObject({ before: 'Берёзка', after: 'Берёзонька', isOrganizer: true, isImported: false });
});

it('names what it cannot bring, and makes no application of a row that is nobody’s here', async () => {
  const { items } = await sample.read(guids[1]!);
  const piece = items.flatMap(({ blocks }) => blocks).find(({ guid }) => guid === sample.ids.piece)!;
  const place = { applicationGuid: guids[1]!, applicationBlockGuid: piece.applicationBlockGuid };
  await sample.desk(ApplicationTemplateDuplicateBlock, { query: place, body: { withValues: true } });
  const workbook = await exported();
  const sheet = workbook.worksheets[0]!;
  put(sheet, 0, 'Форма', 'Сало');
  put(sheet, 1, 'Форма', 'Ансамбль');
  put(sheet, 2, 'Код портала', `${newGuid()}/4`);
  const before = await written();
  expect(await returned(workbook)).toEqual([
    ['same', expect.stringContaining('В справочнике нет «Сало»')],
    ['same', expect.stringContaining('Блоков «Номер» в заявке несколько')],
    ['error', expect.stringContaining('Такой заявки здесь нет')],
  ]);
  expect(await written()).toEqual(before);
  // A code that has lost its end is no key of a new application.
  put(sheet, 2, 'Код портала', guids[2]!);
  expect((await returned(workbook))[2]).toEqual(['error', expect.stringContaining('Код портала испорчен')]);
  expect(await written()).toEqual(before);
});
