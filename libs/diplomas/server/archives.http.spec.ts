import { createHash } from 'node:crypto';
import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import {
  DesignerGetDocumentsByCompetition,
  DocumentListCreateArchive,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramExport,
  CompetitionProgramGetForPresenter,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  DesignerDownloadOneDiplom,
  JobCancel,
  JobDownload,
  JobGetByGuid,
  JobGetOwn,
  OrganizerAddLogo,
  VotingProtocolChangeState,
  VotingProtocolCreateArchive,
  VotingProtocolExport,
  VotingProtocolLock,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { newGuid } from '@rampa/kernel';
import { JOB_OPTIONS, type JobOptions } from '@rampa/platform/server';
import { entriesOf, pdfPages, startTestApi, type TestApi } from '@rampa/platform/testing';
import sharp from 'sharp';
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
  document = (await api.call(DesignerGetDocumentsByCompetition, { as: contest.as, query: contest.query }))[0]!.guid;
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

const archive = (body: object = {}, as = contest.as) =>
  api.send(DocumentListCreateArchive, {
    as,
    query: contest.query,
    body: { competitionDocumentGuid: document, programGuids: [contest.program], ...body },
  });
const download = (jobGuid: string, as = contest.as) => fetchFile(api, JobDownload.path, { jobGuid }, as);
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const working = async () => (worker ??= await startWorker(api));

describe('an archive of diplomas', () => {
  it('is refused while the protocol is open, for applications that are not there, for nothing', async () => {
    const early = await archive();
    expect([early.status, early.envelope.errors[0]!.code]).toEqual([409, 'resultsNotLocked']);
    expect((await archive({ applicationGuids: [newGuid()] })).status).toBe(404);
    expect((await archive({ programGuids: [] })).envelope.errors[0]!.code).toBe('nothingToPrint');
    expect((await archive({ programGuids: [newGuid()] })).status).toBe(404);
    await api.call(VotingProtocolLock, {
      as: contest.as,
      query: { competitionProgramGuid: contest.program },
      body: { isLocked: true },
    });
  });

  it('asked for twice is one job while it waits; cancelled, it is over and leaves nothing', async () => {
    const { envelope } = await archive();
    const { jobGuid: guid } = envelope.data!;
    expect((await archive()).envelope.data!.jobGuid).toBe(guid);
    expect((await archive({ format: 'pdf' })).envelope.data!.jobGuid).not.toBe(guid);
    const query = { jobGuid: guid };
    const waiting = await api.call(JobGetByGuid, { as: contest.as, query });
    expect(waiting).toMatchObject({ state: 'waiting', title: 'Дипломы: День первый', file: null, progress: 0 });
    const early = await download(guid);
    expect([early.status, early.bytes.toString()]).toEqual([409, expect.stringContaining('fileNotReady')]);
    await api.call(JobCancel, { as: contest.as, query });
    await api.call(JobCancel, { as: contest.as, query });
    expect((await api.call(JobGetByGuid, { as: contest.as, query })).state).toBe('cancelled');
    const [stored] = await api.database.query<{ payload: object }>('select payload from jobs.job where guid = $1', [
      guid,
    ]);
    expect(stored!.payload).toEqual({ document, programs: [contest.program], format: 'zip' });
  });

  it('holds a PDF for each, from the last place up, the same to the byte each time', async () => {
    await working();
    const jobs = [];
    for (let run = 0; run < 2; run++) {
      const { jobGuid: guid } = (await archive()).envelope.data!;
      jobs.push(await finished(api, contest.as, guid));
    }
    expect(jobs.map(({ state, progress }) => [state, progress])).toEqual([
      ['done', 100],
      ['done', 100],
    ]);
    const [one, other] = await Promise.all(jobs.map(({ guid }) => download(guid)));
    expect(one!.headers.get('content-type')).toBe('application/zip');
    expect(one!.headers.get('content-disposition')).toContain(encodeURIComponent('Дипломы. День первый.zip'));
    expect(one!.bytes.length).toBe(jobs[0]!.file!.size);
    expect(sha(one!.bytes)).toBe(sha(other!.bytes));
    const entries = entriesOf(one!.bytes);
    expect(entries.map(({ name }) => name)).toEqual(['1 Участник 2.pdf', '2 Участник 3.pdf', '3 Участник 1.pdf']);
    for (const { bytes } of entries) expect(await pdfPages(bytes)).toHaveLength(1);
  });

  it('is refused in words when the disk has lost its end or the whole of it, and is made anew', async () => {
    await working();
    const made = async () => (await finished(api, contest.as, (await archive()).envelope.data!.jobGuid)).guid;
    const guid = await made();
    const { bytes } = await download(guid);
    const path = join(api.nodes[0]!.app.get<JobOptions>(JOB_OPTIONS).files, sha(bytes));
    await truncate(path, 1000);
    const refused = await download(guid);
    expect([refused.status, refused.bytes.toString()]).toEqual([409, expect.stringContaining('повреждён')]);
    await rm(path);
    expect((await download(guid)).bytes.toString()).toContain('Файл уже удалён');
    expect(sha((await download(await made())).bytes)).toBe(sha(bytes));
    expect((await download(guid)).status).toBe(200);
  });

  it('or one PDF to print, in the same order', async () => {
    await working();
    const { jobGuid: guid } = (await archive({ format: 'pdf' })).envelope.data!;
    const job = await finished(api, contest.as, guid);
    expect(job.file!.name).toBe('Дипломы. День первый.pdf');
    const pages = await pdfPages((await download(guid)).bytes);
    expect(pages.map((page) => /Участник \d/.exec(page)![0])).toEqual(['Участник 2', 'Участник 3', 'Участник 1']);
  });

  it('that cannot be made says why in Russian after three tries, and leaves no file', async () => {
    await working();
    const unlock = { as: contest.as, query: { competitionProgramGuid: contest.program } };
    // The protocol was reopened between the request and the work.
    const { guid } = await enqueuedThen(async () => {
      await api.call(VotingProtocolLock, { ...unlock, body: { isLocked: false, reason: 'Ошибка секретаря' } });
    });
    const job = await finished(api, contest.as, guid);
    expect(job).toMatchObject({ state: 'failed', file: null });
    expect(job.failure).toContain('протокол «День первый» ещё не закрыт');
    const [row] = await api.database.query<{ attempt: number }>('select attempt from jobs.job where guid = $1', [guid]);
    expect(row!.attempt).toBe(3);
    expect(await readdir(worker!.get<JobOptions>(JOB_OPTIONS).tmp)).toEqual([]);
    await api.call(VotingProtocolLock, { ...unlock, body: { isLocked: true } });
  });

  async function enqueuedThen(change: () => Promise<void>): Promise<{ guid: string }> {
    await worker!.close();
    worker = null;
    const { jobGuid: guid } = (await archive()).envelope.data!;
    await change();
    await working();
    return { guid };
  }
});

describe('an archive of protocols', () => {
  it('holds every paper of every program, PDF and XLSX', async () => {
    await working();
    await contest.addProgram(`День / второй${' долгий'.repeat(30)}`, ['13–15 лет']);
    const { jobGuid: guid } = await api.call(VotingProtocolCreateArchive, {
      as: contest.as,
      query: contest.query,
      body: {},
    });
    const job = await finished(api, contest.as, guid);
    expect(job).toMatchObject({ state: 'done', title: 'Архив протоколов: 2\u00A0программы' });
    const names = entriesOf((await download(guid)).bytes).map(({ name }) => name);
    expect(names).toHaveLength(16);
    expect(names).toContain('1 День первый — Сводный протокол.pdf');
    expect(names.filter((name) => /^2 День второй долгий .+ — Листы судей\.xlsx$/.test(name))).toHaveLength(1);
  });
});

describe('a file that a client would rather have later', () => {
  const headers = { prefer: 'wait=5, respond-async' };
  const program = () => ({ competitionProgramGuid: contest.program });
  const diploma = () => ({ competitionProgramItemGuid: contest.items[0]! });
  const FILES = [
    [VotingProtocolExport, 'Сводный протокол: День первый, XLSX', () => ({ ...program(), format: 'xlsx' })],
    [CompetitionProgramExport, 'Программа: День первый, PDF', () => ({ ...program(), format: 'pdf' })],
    [DesignerDownloadOneDiplom, 'Диплом: выступление №\u00A01', diploma],
  ] as const;

  it.each(FILES)('$id: the job’s bytes are those that the call answers at once', async (call, title, query) => {
    await working();
    const asked = { as: contest.as, query: query() as never, headers };
    const { status, headers: answered, envelope } = await api.send(call, asked);
    expect([status, answered.get('preference-applied')]).toEqual([202, 'respond-async']);
    const { jobGuid: guid } = envelope.data as { jobGuid: string };
    const job = await finished(api, contest.as, guid);
    expect(job).toMatchObject({ state: 'done', progress: 100, title, kind: `file.${call.id}` });
    const atOnce = await fetchFile(api, call.path, query() as never, contest.as);
    const later = await download(guid);
    expect([atOnce.status, atOnce.headers.get('preference-applied')]).toEqual([200, null]);
    expect(sha(later.bytes)).toBe(sha(atOnce.bytes));
    expect(later.headers.get('content-disposition')).toBe(atOnce.headers.get('content-disposition'));
    expect((await api.send(call, { ...asked, as: contest.judges[0]!.token })).status).toBe(403);
  });

  it('is refused at once where the reason is known, waits once, and can be cancelled', async () => {
    await worker?.close();
    worker = null;
    const open = await contest.addProgram('Ещё идёт', ['13–15 лет']);
    const item = { competitionProgramItemGuid: open.items[0]! };
    const early = await api.send(DesignerDownloadOneDiplom, { as: contest.as, query: item, headers });
    expect([early.status, early.envelope.errors[0]!.code]).toEqual([409, 'resultsNotLocked']);
    const order = async () => {
      const query = { ...program(), format: 'pdf' as const };
      const { envelope } = await api.send(VotingProtocolExport, { as: contest.as, query, headers });
      return envelope.data as { jobGuid: string };
    };
    const { jobGuid } = await order();
    expect(await order()).toEqual({ jobGuid });
    await api.call(JobCancel, { as: contest.as, query: { jobGuid } });
    expect((await finished(api, contest.as, jobGuid)).state).toBe('cancelled');
    expect((await order()).jobGuid).not.toBe(jobGuid);
  });
});

describe('the organizer’s logo', () => {
  const made = async () => {
    const { jobGuid: guid } = (await archive({ format: 'pdf' })).envelope.data!;
    const job = await finished(api, contest.as, guid);
    return { job, bytes: (await download(guid)).bytes };
  };

  it('stands on a diploma, which is made without it when its file is broken, and the job says so', async () => {
    await working();
    const before = await made();
    expect(before.job.note).toBeNull();
    const drawn = await sharp({ create: { width: 640, height: 300, channels: 4, background: '#8e1441' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(drawn)]), 'Логотип.png');
    const headers = { authorization: `Bearer ${contest.as}` };
    await fetch(`${api.url}/api/v1/${OrganizerAddLogo.path}`, { method: 'POST', body: form, headers });
    const withLogo = await made();
    expect([withLogo.job.note, withLogo.bytes.includes('/DCTDecode'), before.bytes.includes('/DCTDecode')]).toEqual([
      ...[null, true, false],
    ]);
    expect(await pdfPages(withLogo.bytes)).toHaveLength(3);

    const [kept] = await api.database.query<{ sha256: string }>(
      `select f.sha256 from files.file f join accounts.account a on a.logo_guid = f.guid where a.guid = $1`,
      [contest.organizer.guid],
    );
    const { files } = api.nodes[0]!.app.get<JobOptions>(JOB_OPTIONS);
    const path = join(files, kept!.sha256.slice(0, 2), kept!.sha256);
    for (const spoil of [() => truncate(path, 100), () => writeFile(path, 'не картинка'), () => rm(path)]) {
      await spoil();
      const without = await made();
      expect(without.job).toMatchObject({ state: 'done', note: expect.stringContaining('Логотип') });
      expect(sha(without.bytes)).toBe(sha(before.bytes));
    }
  });
});

describe('one order of the ceremony', () => {
  it('is the presenter’s, of the diplomas and of the protocol, also where groups take turns on the stage', async () => {
    await working();
    const ages = ['взрослые', '16–18 лет', 'взрослые', '16–18 лет'];
    const { program, items } = await contest.addProgram('Вечер', ages);
    await contest.markAll([6000, 9500, 9000, 7000], items);
    const query = { competitionProgramGuid: program };
    await api.call(VotingProtocolLock, { as: contest.as, query, body: { isLocked: true } });
    const asked = { as: contest.as, query: contest.query };
    await api.call(CompetitionProgramUpdate, { ...asked, body: { ...query, isAwardOrderOpen: true } });
    const link = await api.call(CompetitionPresenterCreateFastLoginUrl, { ...asked, body: { name: 'Ведущая' } });
    const key = new URL(link.url).hash.replace('#key=', '');
    const presenter = await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'phone' } });

    const { awards } = await api.call(CompetitionProgramGetForPresenter, { as: presenter.token, query });
    const called = awards!.flatMap(({ rows }) => rows.map(({ itemGuid }) => `Участник ${items.indexOf(itemGuid) + 1}`));
    expect(called).toEqual(['Участник 1', 'Участник 3', 'Участник 4', 'Участник 2']);
    const { jobGuid: guid } = (await archive({ programGuids: [program], format: 'pdf' })).envelope.data!;
    await finished(api, contest.as, guid);
    const pages = await pdfPages((await download(guid)).bytes);
    expect(pages.map((page) => /Участник \d/.exec(page)![0])).toEqual(called);
    const paper = { ...query, format: 'pdf', kind: 'awards' };
    const { bytes } = await fetchFile(api, VotingProtocolExport.path, paper, contest.as);
    expect((await pdfPages(bytes)).join().match(/Участник \d/g)).toEqual(called);
  });
});

describe('who may order', () => {
  it('is the organizer alone: a foreign event does not exist, and judges may not', async () => {
    const stranger = await LiveContest.create(api);
    const calls = [
      [DocumentListCreateArchive, { competitionDocumentGuid: document, programGuids: [contest.program] }],
      [VotingProtocolCreateArchive, { programs: [contest.program] }],
      [DesignerGetDocumentsByCompetition, undefined],
    ] as const;
    for (const [definition, body] of calls) {
      const status = async (as: string) => {
        const sent = { as, query: contest.query, ...(body ? { body } : {}) };
        return (await api.send(definition as typeof VotingProtocolCreateArchive, sent as never)).status;
      };
      expect([await status(stranger.as), await status(contest.judges[0]!.token), await status('')]).toEqual([
        ...[404, 403, 401],
      ]);
    }
    // Its own event with a program or a document of another event.
    const mixed = { as: stranger.as, query: stranger.query };
    const programs = [contest.program];
    expect((await api.send(VotingProtocolCreateArchive, { ...mixed, body: { programs } })).status).toBe(404);
    const body = { competitionDocumentGuid: document, programGuids: [stranger.program] };
    expect((await api.send(DocumentListCreateArchive, { ...mixed, body })).status).toBe(404);
    const [row] = await api.database.query<{ count: number }>(
      'select count(*)::int as count from jobs.job where competition_guid = $1',
      [stranger.competition],
    );
    expect(row!.count).toBe(0);
  });
});

describe('a job', () => {
  it('belongs to whoever began it: for others it is not there', async () => {
    const { jobGuid: guid } = (await archive()).envelope.data!;
    const stranger = await LiveContest.create(api);
    const query = { jobGuid: guid };
    for (const as of [stranger.as, contest.judges[0]!.token]) {
      expect((await api.send(JobGetByGuid, { as, query })).status).toBe(404);
      expect((await api.send(JobCancel, { as, query })).status).toBe(404);
      expect((await download(guid, as)).status).toBe(404);
      expect((await api.call(JobGetOwn, { as })).jobs).toEqual([]);
    }
    expect((await api.send(JobGetByGuid, { query })).status).toBe(401);
    expect((await api.call(JobGetOwn, { as: contest.as })).jobs[0]!.guid).toBe(guid);
  });

  it('gives its file only while the right to it lasts', async () => {
    await working();
    const { jobGuid: guid } = (await archive()).envelope.data!;
    await finished(api, contest.as, guid);
    expect((await download(guid)).status).toBe(200);
    const other = await api.organizer();
    await api.database.query('update competitions.competition set organizer_guid = $2 where guid = $1', [
      contest.competition,
      other.guid,
    ]);
    expect((await download(guid)).status).toBe(404);
    await api.database.query('update competitions.competition set organizer_guid = $2 where guid = $1', [
      contest.competition,
      contest.organizer.guid,
    ]);
  });
});

describe('a member’s diploma', () => {
  it('is his own, once the protocol is published, and is not given any more when that is withdrawn', async () => {
    await working();
    const [member, guest] = [await api.member(contest.competition), await api.member(contest.competition)];
    const [item] = contest.items;
    const query = { competitionProgramGuid: contest.program };
    await api.call(CompetitionProgramItemUpdate, {
      as: contest.as,
      query,
      body: { competitionProgramItemGuid: item!, participantUserGuid: member.guid },
    });
    const diploma = { competitionProgramItemGuid: item! };
    const get = (as: string) => fetchFile(api, DesignerDownloadOneDiplom.path, diploma, as);
    const become = (state: 'Confirmed' | 'Published' | 'Withdrawn') =>
      api.call(VotingProtocolChangeState, { as: contest.as, query, body: { state, reason: 'Проверяем имя' } });
    expect((await get(member.token)).status).toBe(404);
    await become('Confirmed');
    await become('Published');
    expect([(await get(member.token)).status, (await get(guest.token)).status]).toEqual([200, 404]);
    const headers = { prefer: 'respond-async' };
    const ordered = await api.send(DesignerDownloadOneDiplom, { as: member.token, query: diploma, headers });
    const { jobGuid: guid } = ordered.envelope.data as { jobGuid: string };
    await finished(api, member.token, guid);
    expect([(await download(guid, member.token)).status, (await download(guid, guest.token)).status]).toEqual([
      200, 404,
    ]);
    await become('Withdrawn');
    expect((await download(guid, member.token)).status).toBe(404);
  });
});
