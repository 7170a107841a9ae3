// The sound desk: what was sent as recordings, by the program's order, and all of it as one archive.

import type { INestApplicationContext } from '@nestjs/common';
import {
  ApplicationFileBeginUpload,
  ApplicationFileFinishUpload,
  ApplicationFileSendPiece,
  CompetitionProgramCreateRecordingsArchive as Archive,
  CompetitionProgramGetRecordings,
  CompetitionProgramItemArrange,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetWithdrawn,
  UploadedFileGetByGuid,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { entriesOf, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mp3 } from '../../../applications/testing/recordings.ts';
import { fileOf, startWorker } from '../../../applications/testing/worker.ts';
import { ProgramWorkerModule } from '../program.module.ts';
import { AppliedEvent } from '../testing/applied-event.ts';

let api: TestApi;
let worker: INestApplicationContext;
let event: AppliedEvent;
let music: Guid;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startWorker(api, ProgramWorkerModule);
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});
beforeEach(async () => {
  event = await AppliedEvent.make(api);
  music = newGuid();
  await event.sample.change({
    ...{ do: 'addField', guid: music, blockGuid: event.sample.ids.piece, kind: 'Attachment', title: 'Фонограмма' },
    option: { categories: ['sound'], count: 2 },
  });
});

/** An accepted application with a recording for each of these names. */
async function recorded(collective: string, title: string, ...files: { name: string; bytes: Buffer }[]): Promise<Guid> {
  const { sample } = event;
  const application = await event.application(collective, [{ title }], { isAccepted: false });
  const [block] = await event.blocks(application);
  for (const { name, bytes } of files) {
    const { uploadGuid } = await sample.desk(ApplicationFileBeginUpload, {
      body: { applicationGuid: application, applicationBlockGuid: block!, fieldGuid: music, name, size: bytes.length },
    });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'piece');
    await fetch(`${api.url}/api/v1/${ApplicationFileSendPiece.path}?${new URLSearchParams({ uploadGuid, at: '0' })}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${event.as}` },
      body: form,
    });
    await sample.desk(ApplicationFileFinishUpload, { body: { uploadGuid } });
  }
  await event.decide(application, ({ isAccepted }) => isAccepted);
  return application;
}

const minute = { bytes: mp3(2_297) };
const recordings = async (competitionProgramGuid: Guid, as = event.as) =>
  (await api.call(CompetitionProgramGetRecordings, { query: { competitionProgramGuid }, as })).items;

it('names the files of every performance with their lengths, and who has none', async () => {
  await recorded('Берёзка', 'Калинка', { name: 'минус.mp3', ...minute }, { name: 'плюс.mp3', bytes: mp3(383) });
  await recorded('Узоры', 'Барыня');
  const { guid } = await event.program({ nominationGuids: [event.dance] });
  await api.call(CompetitionProgramItemCreateRange, {
    ...{ query: { competitionProgramGuid: guid }, as: event.as },
    body: { items: [{ performer: 'От руки' }] },
  });
  const told = await recordings(guid);
  expect(told.map(({ isAsked, others, files }) => [isAsked, others, files.length])).toEqual([[true, 0, 2], [true, 0, 0]]); // prettier-ignore
  expect(told[0]!.files.map(({ name, type, seconds }) => [name, type, seconds])).toEqual([
    ['минус.mp3', 'audio/mpeg', 60],
    ['плюс.mp3', 'audio/mpeg', 10],
  ]);
});

it('is for who works on the program, who hears the files too, and for nobody else', async () => {
  await recorded('Берёзка', 'Калинка', { name: 'минус.mp3', ...minute });
  const { guid } = await event.program({ nominationGuids: [event.dance] });
  const { sample } = event;
  const engineer = await api.employee(sample.boss.guid, { [sample.event]: { program: 1 } });
  const [{ files }] = (await recordings(guid, engineer.token)) as [Awaited<ReturnType<typeof recordings>>[number]];
  const heard = await fetch(`${api.url}/api/v1/${UploadedFileGetByGuid.path}?uploadedFileGuid=${files[0]!.fileGuid}`, {
    headers: { authorization: `Bearer ${engineer.token}`, range: 'bytes=0-99' },
  });
  expect([heard.status, heard.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
  const query = { competitionProgramGuid: guid };
  expect((await api.send(CompetitionProgramGetRecordings, { query, as: sample.member.token })).status).toBe(403);
});

it('comes as an archive in the order of the program, by safe names, without who was withdrawn', async () => {
  await recorded('Берёзка', 'Калинка', { name: 'а.mp3', ...minute }, { name: 'б.MP3', bytes: mp3(383) });
  await recorded('Снятые', 'Нет', { name: 'в.mp3', bytes: mp3(39) });
  await recorded('../Узоры:', 'Барыня?', { name: 'г.mp3', bytes: mp3(77) });
  await recorded('Молчание', 'Пьеса');
  const { guid } = await event.program({ nominationGuids: [event.dance] });
  const query = { competitionProgramGuid: guid };
  const items = await event.items(guid);
  const of = (name: string) => items.find(({ collective }) => collective.includes(name))!.guid;
  const withdrawn = { data: [of('Снятые')], isWithdrawn: true };
  await api.call(CompetitionProgramItemSetWithdrawn, { query, body: withdrawn, as: event.as });
  const places = [{ itemGuid: of('Узоры'), side: 'before' as const, ofGuid: null }];
  await api.call(CompetitionProgramItemArrange, { query, body: { places }, as: event.as });
  const { jobGuid } = await event.sample.desk(Archive, { body: query });
  const { name, bytes } = await fileOf(api, event.as, jobGuid);
  expect(name).toBe('Записи. I отделение.zip');
  expect(entriesOf(bytes).map((entry) => entry.name)).toEqual([
    '001 Узоры , Барыня.mp3',
    '002-1 Берёзка, Калинка.mp3',
    '002-2 Берёзка, Калинка.mp3',
  ]);
  expect(entriesOf(bytes)[1]!.bytes.equals(minute.bytes)).toBe(true);
});

it('is refused where there is nothing to put into it', async () => {
  await recorded('Молчание', 'Пьеса');
  const { guid } = await event.program({ nominationGuids: [event.dance] });
  const { status, envelope } = await api.send(Archive, { body: { competitionProgramGuid: guid }, as: event.as });
  expect([status, envelope.errors[0]?.code]).toEqual([409, 'noRecordings']);
});
