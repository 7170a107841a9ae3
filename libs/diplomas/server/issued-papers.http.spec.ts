import type { INestApplicationContext } from '@nestjs/common';
import {
  DesignerCreateDocument,
  DesignerDeleteDocument,
  CompetitionProgramItemUpdate,
  DesignerDownloadOneDiplom,
  DesignerGetDocument,
  DesignerGetNames,
  DesignerKeepNames,
  DesignerUpdateDocument,
  DocumentListCreateArchive,
  DocumentListGetApplicatiionsByDocument,
  DocumentListGetOwn,
  DocumentListPreviewLetters,
  DocumentListReinstate,
  DocumentListReserve,
  DocumentListSendLetters,
  DocumentListWithdraw,
  JobDownload,
  VotingProtocolChangeState,
  VotingProtocolLock,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { entriesOf, pdfPages, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, finished, startWorker } from './testing/worker.ts';

let api: TestApi;
let worker: INestApplicationContext | null = null;
let contest: LiveContest;
let document: string;

beforeAll(async () => {
  api = await startTestApi();
  contest = await LiveContest.create(api);
  await contest.markAll([9500, 6000, 8000]);
  const body = { title: 'Диплом лауреата', ready: 'laureate' };
  document = (await api.call(DesignerCreateDocument, { as: contest.as, query: contest.query, body })).guid;
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

const list = (asked: object = {}, guid = document) =>
  api.call(DocumentListGetApplicatiionsByDocument, {
    as: contest.as,
    query: { competitionDocumentGuid: guid, ...asked } as never,
  });
const archive = (body: object = {}, guid = document) =>
  api.send(DocumentListCreateArchive, {
    as: contest.as,
    query: contest.query,
    body: { competitionDocumentGuid: guid, ...body },
  });
const fileOf = async (body: object = {}, guid = document) => {
  worker ??= await startWorker(api);
  const { envelope } = await archive(body, guid);
  const job = await finished(api, contest.as, envelope.data!.jobGuid);
  expect(job).toMatchObject({ state: 'done', progress: 100 });
  return { job, bytes: (await fetchFile(api, JobDownload.path, { jobGuid: job.guid }, contest.as)).bytes };
};
const lock = () =>
  api.call(VotingProtocolLock, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: true },
  });
const codeFrom = async () =>
  (
    await api.database.query<{ code: string }>(
      'select code from diplomas.paper where document_guid = $1 order by number',
      [document],
    )
  ).map(({ code }) => code);
const page = async (code: string) => {
  const response = await fetch(`${api.url}/paper/${code}`);
  return { status: response.status, html: await response.text() };
};

describe('papers of an own template', () => {
  it('wait for the protocol, and are numbered in the order of the awarding once it is closed', async () => {
    expect((await archive()).envelope.errors[0]!.code).toBe('resultsNotLocked');
    expect((await list()).collection.every(({ isReady, paper }) => !isReady && paper === null)).toBe(true);
    await lock();
    const { job, bytes } = await fileOf();
    expect(entriesOf(bytes).map(({ name }) => name)).toEqual([
      '1 Участник 2.pdf',
      '2 Участник 3.pdf',
      '3 Участник 1.pdf',
    ]);
    const [words] = await pdfPages(entriesOf(bytes)[0]!.bytes);
    expect(words!.replaceAll('\u00A0', ' ')).toContain('Участник 2');
    expect(words!.replaceAll('\u00A0', ' ')).toMatch(/№ 0001/);
    expect(job.note).toContain('на этот компьютер');
    const { collection, totalCount } = await list();
    expect(totalCount).toBe(3);
    expect(collection.map(({ name, paper }) => [name, paper!.number.slice(-4)])).toEqual([
      ['Участник 2', '0001'],
      ['Участник 3', '0002'],
      ['Участник 1', '0003'],
    ]);
  });

  it('are the same to the byte when printed again, in one file in the same order, and chosen ones alone', async () => {
    const [one, other] = [await fileOf(), await fileOf()];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    const merged = await pdfPages((await fileOf({ format: 'pdf' })).bytes);
    expect(merged.map((words) => /№\s(\d+)/u.exec(words)![1])).toEqual(['0001', '0002', '0003']);
    const [, second] = (await list()).collection;
    const chosen = await fileOf({ records: [second!.key], format: 'png' });
    const [picture] = entriesOf(chosen.bytes);
    expect(picture!.name).toBe('1 Участник 3.png');
    expect(Buffer.from(picture!.bytes).subarray(1, 4).toString()).toBe('PNG');
  });

  it('one comes as a file, under its number', async () => {
    const { itemGuid } = (await list()).collection[2]!;
    const asked = { competitionDocumentGuid: document, competitionProgramItemGuid: itemGuid! };
    const { status, bytes } = await fetchFile(api, DesignerDownloadOneDiplom.path, asked, contest.as);
    expect(status).toBe(200);
    expect((await pdfPages(bytes))[0]).toMatch(/№\s0003/u);
  });

  it('two prints at once give everybody one number', async () => {
    const guid = (
      await api.call(DesignerCreateDocument, {
        as: contest.as,
        query: contest.query,
        body: { title: 'Грамота', ready: 'commendation' },
      })
    ).guid;
    const items = (await list()).collection.map(({ itemGuid }) => itemGuid!);
    const printed = [...items, ...items, ...items].map((item) =>
      fetchFile(
        api,
        DesignerDownloadOneDiplom.path,
        { competitionDocumentGuid: guid, competitionProgramItemGuid: item },
        contest.as,
      ),
    );
    expect((await Promise.all(printed)).map(({ status }) => status)).toEqual(printed.map(() => 200));
    const numbers = (await list({}, guid)).collection.map(({ paper }) => paper!.number.slice(-4)).toSorted();
    expect(numbers).toEqual(['0004', '0005', '0006']);
  });
});

describe('the page behind the code', () => {
  it('says title, number, event and whose it is, and nothing of a code that nobody has', async () => {
    const [code] = await codeFrom();
    const { status, html } = await page(code!);
    expect(status).toBe(200);
    expect(html).toContain('Бумага действует');
    for (const word of ['Диплом лауреата', '№\u00A00001', 'Участник']) expect(html).toContain(word);
    expect((await page(`${code!.slice(0, -2)}AA`)).status).toBe(404);
    expect((await page('нет')).status).toBe(404);
  });

  it('says «отозвана», and the next paper of the same person has a number of its own', async () => {
    const [{ key, paper }] = (await list()).collection as [Awaited<ReturnType<typeof list>>['collection'][number]];
    const query = { paperGuid: paper!.guid };
    const [code] = await codeFrom();
    await api.call(DocumentListWithdraw, { as: contest.as, query, body: { reason: 'Опечатка в имени' } });
    expect((await page(code!)).html).toContain('Бумага отозвана');
    const withdrawn = (await list({ state: 'withdrawn' })).collection;
    expect(withdrawn).toMatchObject([{ key, paper: null, withdrawn: [{ reason: 'Опечатка в имени' }] }]);
    await api.call(DocumentListReinstate, { as: contest.as, query });
    expect((await page(code!)).html).toContain('Бумага действует');
    await api.call(DocumentListWithdraw, { as: contest.as, query, body: { reason: 'Испорчена' } });
    await fileOf({ records: [key] });
    const [replaced] = (await list({ searchText: paper!.number })).collection;
    expect(replaced!.paper!.number.slice(-4)).toBe('0007');
    const late = await api.send(DocumentListReinstate, { as: contest.as, query });
    expect(late.envelope.errors[0]!.code).toBe('paperReplaced');
  });

  it('goes on when the template is deleted', async () => {
    await api.call(DesignerDeleteDocument, { as: contest.as, query: { competitionDocumentGuid: document } });
    expect((await page((await codeFrom())[1]!)).status).toBe(200);
  });
});

describe('a member', () => {
  it('finds his own papers once results are published, in force only, and prints nothing that is not issued', async () => {
    const [member, guest] = [await api.member(contest.competition), await api.member(contest.competition)];
    const [item] = contest.items;
    const query = { competitionProgramGuid: contest.program };
    const body = { competitionProgramItemGuid: item!, participantUserGuid: member.guid };
    await api.call(CompetitionProgramItemUpdate, { as: contest.as, query, body });
    const sent = { as: contest.as, query: contest.query };
    const { guid } = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Похвальный лист', ready: 'commendation' } }); // prettier-ignore
    const own = (as: string) => api.call(DocumentListGetOwn, { as, query: { competitionGuid: contest.competition } });
    const get = (as: string) =>
      fetchFile(api, DesignerDownloadOneDiplom.path, { competitionDocumentGuid: guid, competitionProgramItemGuid: item! }, as); // prettier-ignore
    for (const state of ['Confirmed', 'Published'] as const)
      await api.call(VotingProtocolChangeState, { as: contest.as, query, body: { state, reason: 'Итоги' } });
    expect((await own(member.token)).filter(({ title }) => title === 'Похвальный лист')).toEqual([]);
    expect((await get(member.token)).status).toBe(404);
    await fileOf({ records: [`item:${item}`] }, guid);
    const [paper] = (await own(member.token)).filter(({ title }) => title === 'Похвальный лист');
    expect(paper).toMatchObject({ documentGuid: guid, itemGuid: item, applicationGuid: null });
    expect(await own(guest.token)).toEqual([]);
    expect([(await get(member.token)).status, (await get(guest.token)).status]).toEqual([200, 404]);
    const [row] = (await list({ state: 'issued' }, guid)).collection;
    await api.call(DocumentListWithdraw, { as: contest.as, query: { paperGuid: row!.paper!.guid }, body: { reason: 'Нет' } }); // prettier-ignore
    expect((await own(member.token)).filter(({ title }) => title === 'Похвальный лист')).toEqual([]);
    expect((await get(member.token)).status).toBe(404);
  });
});

describe('letters about papers', () => {
  it('are read before, leave once for each member with the numbers, and say who has none and why', async () => {
    const member = await api.member(contest.competition);
    const query = { competitionProgramGuid: contest.program };
    const [, second, third] = contest.items;
    for (const item of [second, third]) {
      const body = { competitionProgramItemGuid: item!, participantUserGuid: member.guid };
      await api.call(CompetitionProgramItemUpdate, { as: contest.as, query, body });
    }
    await api.database.query('update program.item set participant_guid = null where guid = $1', [contest.items[0]]);
    const sent = { as: contest.as, query: contest.query };
    const { guid } = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Лист', ready: 'commendation' } }); // prettier-ignore
    const asked = { as: contest.as, query: { competitionDocumentGuid: guid }, body: {} };
    const preview = await api.call(DocumentListPreviewLetters, asked);
    expect(preview).toMatchObject({ letters: 1, letter: { subject: 'Можно скачать: Лист' } });
    expect(preview.records.map(({ name, why }) => [name, why])).toEqual([
      ['Участник 1', 'noOwner'],
      ['Участник 2', null],
      ['Участник 3', null],
    ]);
    expect((await list({ state: 'issued' }, guid)).totalCount).toBe(0);
    worker ??= await startWorker(api);
    const written = async () =>
      (await api.letters(member.login)).filter(({ subject }) => subject === 'Можно скачать: Лист');
    const press = async () => {
      const { jobGuid } = await api.call(DocumentListSendLetters, asked);
      const job = await finished(api, contest.as, jobGuid);
      expect(job).toMatchObject({ state: 'done', note: 'Без письма: 1\u00A0бумага.' });
      return (await fetchFile(api, JobDownload.path, { jobGuid }, contest.as)).bytes.toString('utf8').split('\r\n');
    };
    // Where the event is, it is another day for most of the day by Greenwich.
    const zoned = `update competitions.competition set time_zone = $1 where guid = $2`;
    await api.database.query(zoned, ['Pacific/Kiritimati', contest.query.competitionGuid]);
    const told = await press();
    expect(
      await api.database.query(`select distinct payload ->> 'day' as day from jobs.job where payload ->> 'document' = $1`, [guid]), // prettier-ignore
    ).toEqual(await api.database.query(`select (now() at time zone 'Pacific/Kiritimati')::date::text as day`));
    expect(told.filter((line) => line.includes('письмо:'))).toHaveLength(2);
    expect(told.at(-2)).toContain('нет участника');
    const [letter] = await written();
    const { collection } = await list({ state: 'issued' }, guid);
    expect(collection.map(({ name }) => name)).toEqual(['Участник 2', 'Участник 3']);
    for (const { paper } of collection) expect(JSON.stringify(letter)).toContain(paper!.number);
    // Begun again, as after a kill.
    await press();
    expect(await written()).toHaveLength(1);
    const named = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Спасибо', ready: 'thanksSponsor' } }); // prettier-ignore
    const refused = await api.send(DocumentListPreviewLetters, { ...asked, query: { competitionDocumentGuid: named.guid } }); // prettier-ignore
    expect(refused.envelope.errors[0]!.code).toBe('badRequest');
  });
});

describe('numbers put aside', () => {
  it('are the next ones, printed as blanks on request alone, withdrawn as spoiled like others, never given again', async () => {
    const sent = { as: contest.as, query: contest.query };
    const { guid } = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Бланк', ready: 'judge' } });
    const query = { competitionDocumentGuid: guid };
    const [before] = await api.database.query<{ last: number }>('select last_number as last from diplomas.counter');
    const { numbers } = await api.call(DocumentListReserve, { as: contest.as, query, body: { count: 3 } });
    expect(numbers.map((number) => Number(number.slice(-4)))).toEqual([1, 2, 3].map((by) => before!.last + by));
    const blanks = (await list({ sort: 'number' }, guid)).collection.filter(({ detail }) => detail === 'запас');
    expect(blanks.map(({ paper }) => paper!.number)).toEqual(numbers);
    const pages = await pdfPages((await fileOf({ format: 'pdf', records: blanks.map(({ key }) => key) }, guid)).bytes);
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) expect(page).toContain(numbers[index]!.slice(-4));
    const all = await pdfPages((await fileOf({ format: 'pdf' }, guid)).bytes);
    expect(all.join()).not.toContain(numbers[0]!.slice(-4));
    const [spoiled] = blanks;
    await api.call(DocumentListWithdraw, { as: contest.as, query: { paperGuid: spoiled!.paper!.guid }, body: { reason: 'Испорчен' } }); // prettier-ignore
    const { numbers: next } = await api.call(DocumentListReserve, { as: contest.as, query, body: { count: 1 } });
    expect(numbers).not.toContain(next[0]);
    expect((await archive({ records: [spoiled!.key] }, guid)).envelope.errors[0]!.code).toBe('nothingToPrint');
  });
});

describe('names in cases', () => {
  it('are offered, printed as they stand until somebody approves them, and kept for other templates', async () => {
    const sent = { as: contest.as, query: contest.query };
    const made = async (names: string[]) => {
      const { guid } = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Спасибо', ready: 'thanksSponsor' } }); // prettier-ignore
      await api.call(DesignerUpdateDocument, { ...sent, body: { document: { guid, revision: 1, names } } });
      return guid;
    };
    const [first, second] = [await made(['Ветлугина Инна', 'ООО «Свет»']), await made(['ветлугина инна'])];
    const read = (guid: string) =>
      api.call(DesignerGetNames, { as: contest.as, query: { competitionDocumentGuid: guid } });
    const keep = (said: string) =>
      api.call(DesignerKeepNames, {
        as: contest.as,
        query: { competitionDocumentGuid: first },
        body: { forms: [{ name: 'Ветлугина Инна', wordCase: 'accusative', said }] },
      });
    const printed = async () => (await pdfPages((await fileOf({ format: 'pdf' }, first)).bytes))[0]!;
    expect(await read(first)).toEqual({
      cases: ['accusative'],
      names: [
        { name: 'Ветлугина Инна', forms: [{ wordCase: 'accusative', offer: 'Ветлугину Инну', said: null }] },
        { name: 'ООО «Свет»', forms: [{ wordCase: 'accusative', offer: null, said: null }] },
      ],
    });
    expect(await printed()).toContain('Ветлугина');
    await keep('Ветлугину-младшую Инну');
    expect((await read(second)).names[0]!.forms[0]!.said).toBe('Ветлугину-младшую Инну');
    expect(await printed()).toContain('Ветлугину-младшую');
    await keep('');
    expect((await read(first)).names[0]!.forms[0]!.said).toBeNull();
  });
});

describe('who gets one', () => {
  it('people named by hand, judges, and only those with the title, nomination and place', async () => {
    const made = async (body: object, changes: object) => {
      const sent = { as: contest.as, query: contest.query };
      const { guid } = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Бумага', ...body } });
      const { revision } = await api.call(DesignerGetDocument, { as: contest.as, query: { competitionDocumentGuid: guid } }); // prettier-ignore
      await api.call(DesignerUpdateDocument, { ...sent, body: { document: { guid, revision, ...changes } } });
      return (await list({}, guid)).collection.map(({ name }) => name);
    };
    expect(await made({ ready: 'thanksSponsor' }, { names: ['ООО «Свет»', 'Ким Ольга'] })).toEqual([
      'ООО «Свет»',
      'Ким Ольга',
    ]);
    expect((await made({ ready: 'judge' }, {})).length).toBeGreaterThan(0);
    expect(await made({ ready: 'laureate' }, { awardTitles: ['Нет такого звания'] })).toEqual([]);
    expect(await made({ ready: 'laureate' }, { nominations: ['Эстрадный вокал'] })).toEqual([]);
    const dance = { nominations: ['народный танец'] };
    expect(await made({ ready: 'laureate' }, dance)).toEqual(['Участник 2', 'Участник 3', 'Участник 1']);
    expect(await made({ ready: 'laureate' }, { ...dance, lastPlace: 2 })).toEqual(['Участник 3', 'Участник 1']);
    expect(await made({ ready: 'thanksTeacher' }, {})).toEqual([]);
  });
});
