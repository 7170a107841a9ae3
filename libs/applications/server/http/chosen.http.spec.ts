// What is done with several chosen rows, and what the page of one has beside its answers: files, removed blocks, history.

import type { INestApplicationContext } from '@nestjs/common';
import { Workbook } from '@cj-tech-master/excelts';
import {
  ApplicationChangeBlockStatuses,
  ApplicationChangeStatuses,
  ApplicationCreateForEmail,
  ApplicationExportChosen,
  ApplicationFileBeginUpload,
  ApplicationFileCreateArchive,
  ApplicationFileFinishUpload,
  ApplicationFileSendPiece,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationSubscribe,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateField,
  ApplicationViewGetByCompetition,
  ApplicationsFieldsHistoryGetAllByApplication,
  CompetitionBlockStatusGetByCompetitionGuid,
  CompetitionStatusGetAllByCompetitionGuid,
  TemplateMessagePreviewSend,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { entriesOf, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { fileOf, startWorker } from '../../testing/worker.ts';

let api: TestApi;
let worker: INestApplicationContext;
let sample: EventSample;
let query: { competitionGuid: Guid };

beforeAll(async () => {
  api = await startTestApi();
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});
beforeEach(async () => {
  sample = await EventSample.make(api);
  query = { competitionGuid: sample.event };
});

const sheet = (applicationGuid: Guid) =>
  sample.desk(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid } });
const piecesOf = async (application: Guid) =>
  (await sheet(application)).items.flatMap(({ blocks }) => blocks).filter(({ guid }) => guid === sample.ids.piece);

async function sent(title: string, as = sample.member.token): Promise<Guid> {
  const applicationGuid = await sample.filled(title, as);
  await sample.own(ApplicationSubscribe, { query: { applicationGuid }, as });
  return applicationGuid;
}

describe('a status of one block', () => {
  it('is given to every such block of the chosen, and to none besides', async () => {
    const [one, two, three] = [await sample.filled('Раз'), await sent('Два'), await sent('Три')];
    const [first] = await piecesOf(one);
    const copied = { applicationGuid: one, applicationBlockGuid: first!.applicationBlockGuid };
    await sample.own(ApplicationTemplateDuplicateBlock, { query: copied, body: {} });
    const { blocks } = await sample.desk(ApplicationViewGetByCompetition, { query });
    const piece = blocks.find(({ isPerformance }) => isPerformance)!;
    expect(piece).toMatchObject({ guid: sample.ids.piece, title: 'Номер' });
    const [status, other] = await sample.desk(CompetitionBlockStatusGetByCompetitionGuid, { query });
    const put = (guids: Guid[], competitionBlockStatusKey: string | null) =>
      sample.desk(ApplicationChangeBlockStatuses, {
        query,
        body: { guids, blockGuid: piece.guid, competitionBlockStatusKey },
      });
    expect(await put([one, two], status!.key)).toEqual({ changed: 3 });
    const keys = async (guid: Guid) => (await piecesOf(guid)).map((block) => block.competitionBlockStatusKey);
    expect(await Promise.all([one, two, three].map(keys))).toEqual([[status!.key, status!.key], [status!.key], [null]]);
    expect(await put([one, three], status!.key)).toEqual({ changed: 1 });
    expect(await put([one, two], other!.key)).toEqual({ changed: 3 });
    expect(await put([one, two, three], null)).toEqual({ changed: 4 });
    const club = (await sheet(one)).items
      .flatMap((section) => section.blocks)
      .find(({ guid }) => guid === sample.ids.club);
    expect(club!.competitionBlockStatusKey).toBeNull();
  });

  it('of another event, or of applications there, is nobody’s', async () => {
    const mine = await sent('Своя');
    const other = await EventSample.make(api);
    const foreign = await other.filled('Чужая');
    const [status] = await sample.desk(CompetitionBlockStatusGetByCompetitionGuid, { query });
    const [theirs] = await other.desk(CompetitionBlockStatusGetByCompetitionGuid, { query: { competitionGuid: other.event } }); // prettier-ignore
    const refused = async (guids: Guid[], blockGuid: Guid, key: string) =>
      (
        await sample.refusal(ApplicationChangeBlockStatuses, {
          ...{ as: sample.boss.token, query },
          body: { guids, blockGuid, competitionBlockStatusKey: key },
        })
      ).status;
    expect(await refused([mine, foreign], sample.ids.piece, status!.key)).toBe(404);
    expect(await refused([mine], other.ids.piece, status!.key)).toBe(404);
    expect(await refused([mine], sample.ids.piece, theirs!.key)).toBe(404);
    expect((await piecesOf(mine))[0]!.competitionBlockStatusKey).toBeNull();
  });
});

it('those of several members, and of nobody yet, are decided, written to and exported together', async () => {
  const [other, body] = [await api.member(sample.event), { email: 'waits@example.org' }];
  const { applicationGuid: nobodys } = await sample.desk(ApplicationCreateForEmail, { query, body });
  const guids = [await sent('Аист'), await sent('Берёзка', other.token), nobodys];
  const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query });
  const competitionStatusGuid = statuses.find(({ title }) => title === 'Принята')!.guid;
  await sample.desk(ApplicationChangeStatuses, { query, body: { guids, competitionStatusGuid, comment: '' } });
  const [status] = await sample.desk(CompetitionBlockStatusGetByCompetitionGuid, { query });
  const put = { guids, blockGuid: sample.ids.piece, competitionBlockStatusKey: status!.key };
  expect(await sample.desk(ApplicationChangeBlockStatuses, { query, body: put })).toEqual({ changed: 3 });
  const text = { type: 'text' as const, text: 'Ждём' };
  const letter = { subject: 'Сбор', body: { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] } }; // prettier-ignore
  const asked = { applicationGuids: guids, letter };
  expect(await sample.desk(TemplateMessagePreviewSend, { query, body: asked })).toMatchObject({
    count: 2,
    skipped: [{ applicationGuid: nobodys, why: 'noOwner' }],
  });
  const { status: found } = await api.send(ApplicationChangeBlockStatuses, { as: other.token, query, body: put });
  expect(found).toBe(404);
});

it('chosen rows come as a workbook: those alone, with the columns and in the order of the table', async () => {
  const guids = [];
  for (const title of ['Аист', 'Берёзка', 'Василёк']) guids.push(await sent(title));
  const columns = [{ key: sample.ids.form, width: null }];
  // What narrows the table narrows no row that was chosen.
  const view = { sort: 'title' as const, isDescending: true, columns, isFilled: false };
  const body = { guids: [guids[0]!, guids[2]!, guids[0]!], view };
  const { jobGuid } = await sample.desk(ApplicationExportChosen, { query, body });
  const { name, bytes } = await fileOf(api, sample.boss.token, jobGuid);
  expect(name).toBe('Заявки. Светлояр.xlsx');
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes as never);
  const rows: unknown[] = [];
  workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  const code = (guid: Guid) => expect.stringMatching(`^${guid}/\\d+$`) as unknown;
  expect(rows).toEqual([
    ['Светлояр'],
    ['№', 'Заявка', 'Форма', 'Код портала'],
    [3, 'Василёк', 'Соло', code(guids[2]!)],
    [1, 'Аист', 'Соло', code(guids[0]!)],
  ]);
});

it('what is found comes as a workbook however much narrows the table', async () => {
  for (const title of ['Аист', 'Берёзка']) await sent(title);
  // Longer than an address may be.
  const filters = Array.from({ length: 3 }, () => ({
    fieldGuid: sample.ids.form,
    itemGuids: [sample.solo, ...Array.from({ length: 99 }, () => newGuid())],
  }));
  const body = { view: { filters, columns: [] }, searchText: 'аист' };
  const { jobGuid } = await sample.desk(ApplicationExportChosen, { query, body });
  const workbook = new Workbook();
  await workbook.xlsx.load((await fileOf(api, sample.boss.token, jobGuid)).bytes as never);
  expect(workbook.worksheets[0]!.getColumn(2).values.slice(1)).toEqual([undefined, 'Заявка', 'Аист']);
});

describe('files of an application', () => {
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

  async function uploaded(
    applicationGuid: Guid,
    applicationBlockGuid: Guid,
    fieldGuid: Guid,
    name: string,
    bytes: Buffer,
  ) {
    const { uploadGuid } = await sample.own(ApplicationFileBeginUpload, {
      body: { applicationGuid, applicationBlockGuid, fieldGuid, name, size: bytes.length },
    });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'piece');
    const asked = new URLSearchParams({ uploadGuid, at: '0' });
    await fetch(`${api.url}/api/v1/${ApplicationFileSendPiece.path}?${asked}`, {
      ...{ method: 'PUT', headers: { authorization: `Bearer ${sample.member.token}` }, body: form },
    });
    await sample.own(ApplicationFileFinishUpload, { body: { uploadGuid } });
    return uploadGuid;
  }

  it('come as one archive in the order of the form, by names that tell where they stand; what was left out does not', async () => {
    const [paper, consent] = [newGuid(), newGuid()];
    const attachment = (guid: Guid, blockGuid: Guid, title: string): FormEditSent => ({
      do: 'addField',
      guid,
      blockGuid,
      kind: 'Attachment',
      title,
      option: { categories: ['pdf'], count: 3 },
    });
    await sample.change(
      attachment(paper, sample.ids.piece, 'Партитура'),
      attachment(consent, sample.ids.club, 'Согласие'),
    );
    const application = await sent('Берёзка');
    const nothing = await sample.refusal(ApplicationFileCreateArchive, {
      ...{ as: sample.boss.token, body: { applicationGuid: application } },
    });
    expect([nothing.status, nothing.code]).toEqual([409, 'noAnswerFiles']);
    const { items } = await sheet(application);
    const blockOf = (guid: Guid) =>
      items.flatMap(({ blocks }) => blocks).find((block) => block.guid === guid)!.applicationBlockGuid;
    const [club, piece] = [blockOf(sample.ids.club), blockOf(sample.ids.piece)];
    // The later place first: the archive goes by the form and not by the clock.
    await uploaded(application, piece, paper, 'Вальс.pdf', PDF);
    const gone = await uploaded(application, piece, paper, 'Черновик.pdf', PDF);
    await uploaded(application, club, consent, 'Вальс.pdf', PDF);
    const left = (await sheet(application)).files.filter(({ guid, fieldGuid }) => fieldGuid === paper && guid !== gone);
    await sample.own(ApplicationTemplateUpdateField, {
      body: {
        guid: paper,
        applicationGuid: application,
        applicationBlockGuid: piece,
        valueGuids: left.map(({ guid }) => guid),
      },
    });
    const { jobGuid } = await sample.desk(ApplicationFileCreateArchive, { body: { applicationGuid: application } });
    const { name, bytes } = await fileOf(api, sample.boss.token, jobGuid);
    expect(name).toBe('Заявка № 1 Берёзка. Файлы.zip');
    expect(entriesOf(bytes).map((entry) => entry.name)).toEqual(['1 Коллектив — Вальс.pdf', '2 Номер 1 — Вальс.pdf']);
    expect(entriesOf(bytes)[0]!.bytes.equals(PDF)).toBe(true);
  });
});

describe('removed blocks', () => {
  it('are told to office and member with what stood in them, until they come back or thirty days are over', async () => {
    const application = await sent('Берёзка');
    const guid = newGuid();
    await sample.change({ do: 'addField', guid, blockGuid: sample.ids.piece, kind: 'Text', title: 'Для жюри', isPrivate: true }); // prettier-ignore
    const own = async () => (await sample.read(application)).removedBlocks;
    const [first] = await piecesOf(application);
    const at = { applicationGuid: application, applicationBlockGuid: first!.applicationBlockGuid };
    const { applicationBlockGuid } = await sample.desk(ApplicationTemplateDuplicateBlock, {
      query: at,
      body: { withValues: true },
    });
    const body = { guid: sample.ids.title, applicationGuid: application, applicationBlockGuid, value: 'Вальс' };
    await sample.desk(ApplicationTemplateUpdateField, { body });
    await sample.desk(ApplicationTemplateUpdateField, { body: { ...body, guid, value: 'слабо' } });
    expect([(await sheet(application)).removedBlocks, await own()]).toEqual([[], []]);
    await sample.desk(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid } });
    const [removed, ...others] = (await sheet(application)).removedBlocks;
    expect(others).toEqual([]);
    expect(removed).toMatchObject({
      ...{ applicationBlockGuid, title: 'Номер', canRestore: true },
      answers: [
        { title: 'Форма', text: 'Соло' },
        { title: 'Произведение', text: 'Вальс' },
        { title: 'Для жюри', text: 'слабо' },
      ],
    });
    // The organizer's own fields are his own here too.
    const { answers, ...said } = removed!;
    expect(await own()).toEqual([{ ...said, answers: answers.slice(0, 2) }]);
    expect(Date.parse(removed!.until) - Date.parse(removed!.removedAt)).toBe(30 * 86_400_000);
    await sample.desk(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid } });
    expect((await sheet(application)).removedBlocks).toEqual([]);
    expect(await piecesOf(application)).toHaveLength(2);
    await sample.desk(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid } });
    await api.database.query(`update applications.block set deleted_at = now() - interval '31 days' where guid = $1`, [
      applicationBlockGuid,
    ]);
    expect((await sheet(application)).removedBlocks).toEqual([]);
  });

  it('say when there is no room for them', async () => {
    const application = await sent('Берёзка');
    const [first] = await piecesOf(application);
    const at = { applicationGuid: application, applicationBlockGuid: first!.applicationBlockGuid };
    const copy = async () => (await sample.desk(ApplicationTemplateDuplicateBlock, { query: at, body: {} })).applicationBlockGuid; // prettier-ignore
    await copy();
    const applicationBlockGuid = await copy();
    await sample.desk(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid } });
    await copy();
    expect((await sheet(application)).removedBlocks).toMatchObject([{ applicationBlockGuid, canRestore: false }]);
  });
});

it('a member reads his own history without what is the organizer’s own, and of whose hand it was only that it was the organizer’s', async () => {
  const application = await sent('Берёзка');
  const employee = await api.employee(sample.boss.guid, { all: { requests: 2 } });
  await api.database.query(`update accounts.account set full_name = 'Тайная Нина' where guid = $1`, [employee.guid]);
  await sample.save(application, 'city', { value: 'Омск' }, employee.token);
  await sample.save(application, 'secret', { value: 'не приглашать' }, employee.token);
  const asked = { query: { applicationGuid: application } };
  const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, asked);
  expect(collection[0]).toMatchObject({ title: 'Город', after: 'Омск', isOrganizer: true, authorName: 'Просцениум', authorGuid: null }); // prettier-ignore
  expect(JSON.stringify(collection)).not.toMatch(/не приглашать|Заметка жюри|Тайная/);
  const ours = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, asked);
  expect(ours.collection[0]).toMatchObject({
    title: 'Заметка жюри',
    after: 'не приглашать',
    authorName: 'Тайная Нина',
  });
});
