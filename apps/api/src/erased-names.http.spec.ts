// What papers keep of people whose answers were erased: number and code, and of the name what strangers have read.

import type { INestApplicationContext } from '@nestjs/common';
import {
  ApplicationErasePersonal,
  CompetitionProgramItemUpdate,
  DesignerCreateDocument,
  DesignerGetDocument,
  DesignerKeepNames,
  DesignerUpdateDocument,
  DocumentListCreateArchive,
  DocumentListGetApplicatiionsByDocument,
} from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppliedEvent } from '../../../libs/program/server/testing/applied-event.ts';
import { finished, startWorker } from '../../../libs/diplomas/server/testing/worker.ts';

let api: TestApi;
let worker: INestApplicationContext;
let event: AppliedEvent;

beforeAll(async () => {
  api = await startTestApi();
  event = await AppliedEvent.make(api);
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

const TABLES = ['paper', 'document', 'name_case'];
const left = async () => {
  const found: string[] = [];
  for (const name of TABLES)
    if ((await api.database.query(`select from diplomas.${name} t where t::text ~* 'незабвенн.*анн'`)).length > 0)
      found.push(name);
  return found;
};

it('the name goes from papers, lists and cases; number and code of what was issued stay', async () => {
  const { sample } = event;
  const sent = { as: event.as, query: { competitionGuid: sample.event } };
  await sample.change(
    { do: 'changeField', guid: sample.ids.name, values: { tag: 'performer' } },
    { do: 'changeBlock', guid: sample.ids.person, values: { min: 1 } },
  );
  const application = await event.application('Незабвенная Анна', [{ title: 'Калинка' }]);
  await event.save(application, sample.ids.fullName, { value: 'Незабвенная Анна Петровна' });
  // Nobody is judged, so that nobody waits for a protocol.
  await api.database.query('update competitions.competition set type_tour = 0 where guid = $1', [sample.event]);
  await event.application('Ким Вера', [{ title: 'Барыня' }]);
  const { guid: program } = await event.program({ nominationGuids: [event.dance] });
  for (const { guid, performer } of await event.items(program)) {
    const teachers = performer === 'Ким Вера' ? 'Ли Ольга' : 'рук. Незабвенная Анна Ильинична, Ли Ольга';
    const body = { competitionProgramItemGuid: guid, teachers };
    const query = { competitionProgramGuid: program };
    await api.call(CompetitionProgramItemUpdate, { as: event.as, query, body });
  }
  const made = async (ready: 'laureate' | 'thanksSponsor', changes: object) => {
    const { guid } = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Бумага', ready } });
    const { revision } = await api.call(DesignerGetDocument, {
      as: event.as,
      query: { competitionDocumentGuid: guid },
    });
    await api.call(DesignerUpdateDocument, { ...sent, body: { document: { guid, revision, ...changes } } });
    return guid;
  };
  const guids = [
    await made('laureate', { awardTitles: [] }),
    await made('laureate', { awardTitles: [], recipients: 'people' }),
    await made('thanksSponsor', { names: ['ООО «Свет»', 'незабвенная Анна', 'Ким Ольга'] }),
    await made('laureate', { awardTitles: [], recipients: 'teachers' }),
  ];
  await api.call(DesignerKeepNames, {
    ...{ as: event.as, query: { competitionDocumentGuid: guids[2]! } },
    body: { forms: [{ name: 'Незабвенная Анна', wordCase: 'accusative', said: 'Незабвенную Анну' }] },
  });
  const rows = async (competitionDocumentGuid: string) =>
    (await api.call(DocumentListGetApplicatiionsByDocument, { as: event.as, query: { competitionDocumentGuid } as never }))
      .collection; // prettier-ignore
  for (const competitionDocumentGuid of guids) {
    const records = (await rows(competitionDocumentGuid)).map(({ key }) => key);
    const body = { competitionDocumentGuid, records };
    const { jobGuid } = await api.call(DocumentListCreateArchive, { ...sent, body });
    expect(await finished(api, event.as, jobGuid)).toMatchObject({ state: 'done' });
  }
  // Jobs are kept for weeks, and nobody erases from them.
  expect(await api.database.query(`select from jobs.job j where j::text ~* 'незабвенн|свет'`)).toEqual([]);
  const papers = () =>
    api.database.query<{ number: number; code: string; shown: string }>(
      'select number, code, shown from diplomas.paper order by number',
    );
  const before = await papers();
  expect([before.length, await left()]).toEqual([8, TABLES]);
  await api.call(ApplicationErasePersonal, { query: { applicationGuid: application }, as: event.as });
  expect(await left()).toEqual([]);
  expect(await papers()).toEqual(before);
  const named = async (guid: string) => (await rows(guid)).map(({ name, paper }) => [name, paper !== null]);
  expect(await named(guids[0]!)).toEqual([
    ['Незабвенная\u00A0А.', true],
    ['Ким Вера', true],
  ]);
  expect(await named(guids[1]!)).toEqual([['Незабвенная\u00A0А.', true]]);
  expect((await rows(guids[2]!)).map(({ name }) => name)).toEqual(['ООО «Свет»', 'Ким Ольга', 'Незабвенная\u00A0А.']);
  // Whoever teaches in another application too is still named by it.
  expect(await named(guids[3]!)).toEqual([
    ['Незабвенная\u00A0А.', false],
    ['Ли\u00A0О.', false],
    ['Ли Ольга', true],
    ['Незабвенная\u00A0А.', true],
  ]);
  expect((await event.items(program)).map(({ teachers }) => teachers)).toEqual([
    'рук. Незабвенная\u00A0А., Ли\u00A0О.',
    'Ли Ольга',
  ]);
});
