// Files of answers: sent in pieces, looked into, seen by those who see the field, played from the middle, and gone in time.

import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ForgetClosed } from '@rampa/accounts/server';
import {
  ApplicationFileBeginUpload,
  ApplicationFileCancelUpload,
  ApplicationFileFinishUpload,
  ApplicationFileGetUploads,
  ApplicationFileSendPiece,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationRulesUpdate,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateField,
  type Envelope,
} from '@rampa/contract';
import { FILE_CATEGORIES } from '@rampa/forms/domain';
import { newGuid, UPLOAD_PIECE, type Guid } from '@rampa/kernel';
import { CONFIG, UploadsByPieces, type Config } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { bomb, HOSTILE } from '../../testing/hostile-files.ts';
import { GIF, mp3, mp4, pixels, wav } from '../../testing/recordings.ts';
import { SWEPT } from '../jobs/sweep-files.ts';
import { ForgetLeftFiles } from '../use-cases/forget-left-files.ts';

const MP3 = Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00'), Buffer.from([0xff, 0xfb, 0x90, 0x64]), randomBytes(4000)]); // prettier-ignore
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'latin1'), Buffer.alloc(17), Buffer.from('\x00\x00\x01\x90IDAT', 'latin1'), randomBytes(404)]); // prettier-ignore
const EXE = Buffer.concat([Buffer.from('MZ\x90\x00'), randomBytes(2000)]);

let api: TestApi;
let home: string;
let sample: EventSample;
let application: Guid;
let piece: Guid;
/** Of «Номер»: one soundtrack; three photographs; the organizer's own. */
let fields: Record<'music' | 'photos' | 'own', Guid>;

beforeAll(async () => {
  api = await startTestApi();
  ({ home } = api.nodes[0]!.app.get<Config>(CONFIG));
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  fields = { music: newGuid(), photos: newGuid(), own: newGuid() };
  const attachment = (guid: Guid, title: string) =>
    ({ do: 'addField', guid, blockGuid: sample.ids.piece, kind: 'Attachment', title }) as const;
  await sample.change(
    { ...attachment(fields.music, 'Фонограмма'), option: { categories: ['sound'] } },
    { ...attachment(fields.photos, 'Фотографии'), option: { categories: ['picture'], count: 3, megabytes: 5 } },
    { ...attachment(fields.own, 'Договор'), isPrivate: true },
  );
  application = await sample.begin();
  const { items } = await sample.read(application);
  piece = items.flatMap(({ blocks }) => blocks).find(({ guid }) => guid === sample.ids.piece)!.applicationBlockGuid;
});

type Field = keyof typeof fields;

const begin = (field: Field, name: string, size: number, as = sample.member.token, block = piece) =>
  api.send(ApplicationFileBeginUpload, {
    as,
    body: {
      applicationGuid: application,
      applicationBlockGuid: block,
      fieldGuid: fields[field],
      name,
      size,
      mark: 'м',
    },
  });
const begun = async (...given: Parameters<typeof begin>): Promise<Guid> => {
  const { envelope } = await begin(...given);
  expect(envelope.errors).toEqual([]);
  return envelope.data!.uploadGuid;
};
const finish = (uploadGuid: Guid, as = sample.member.token) =>
  api.send(ApplicationFileFinishUpload, { as, body: { uploadGuid } });
const errorOf = ({ envelope }: { envelope: { errors: object[] } }) => envelope.errors[0];

async function sendPiece(uploadGuid: Guid, at: number, bytes: Buffer, as = sample.member.token) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'piece');
  const asked = new URLSearchParams({ uploadGuid, at: String(at) });
  const response = await fetch(`${api.url}/api/v1/${ApplicationFileSendPiece.path}?${asked}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${as}` },
    body,
  });
  return { status: response.status, envelope: (await response.json()) as Envelope<{ received: number }> };
}

async function sent(field: Field, name: string, bytes: Buffer, as?: string, block?: Guid) {
  const upload = await begun(field, name, bytes.length, as, block);
  for (let at = 0; at < bytes.length; at += UPLOAD_PIECE)
    expect((await sendPiece(upload, at, bytes.subarray(at, at + UPLOAD_PIECE), as)).status).toBe(200);
  return { upload, answer: await finish(upload, as) };
}

/** Of one that the field takes. */
async function kept(...given: Parameters<typeof sent>) {
  const { answer } = await sent(...given);
  expect(answer.envelope.errors).toEqual([]);
  return answer.envelope.data!;
}

const read = (uploadedFileGuid: Guid, as?: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/v1/UploadedFile/GetByGuid?${new URLSearchParams({ uploadedFileGuid })}`, {
    headers: { ...headers, ...(as ? { authorization: `Bearer ${as}` } : {}) },
  });
const uploads = (as = sample.member.token) =>
  api.call(ApplicationFileGetUploads, { as, query: { applicationGuid: application } });
/** Begun 25 hours ago. */
const stored = (size: number, hasCome = true) =>
  api.database.query(
    `insert into applications.file (guid, application_guid, competition_guid, block_guid, n, name, size, created_at, came_at)
     values (gen_random_uuid(), $1, $2, $3, 0, 'x', $4, now() - interval '25 hours', case when $5 then now() end)`,
    [application, sample.event, piece, size, hasCome],
  );
const rows = () => api.database.query<{ guid: Guid }>('select guid from applications.file where application_guid = $1', [application]); // prettier-ignore
const piecesOnDisk = async () =>
  (await readdir(join(home, 'tmp')).catch(() => [])).filter((name) => name.startsWith('pieces-'));
const save = (field: Field, valueGuids: Guid[], as?: string) =>
  sample.refusal(ApplicationTemplateUpdateField, {
    body: { guid: fields[field], applicationGuid: application, applicationBlockGuid: piece, valueGuids },
    ...(as === undefined ? {} : { as }),
  });
const answered = async (field: Field) => {
  const { items } = await sample.read(application);
  return items.flatMap((section) => section.fields).filter(({ guid }) => guid === fields[field])[0]!.valueGuids;
};
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a file of an answer', () => {
  it('comes in pieces, is told until then, and stands in the answer with its last one', async () => {
    const whole = Buffer.concat([MP3, randomBytes(2 * UPLOAD_PIECE)]);
    const upload = await begun('music', 'Вальс.mp3', whole.length);
    for (let at = 0; at < whole.length; at += UPLOAD_PIECE) {
      expect(await uploads()).toEqual([
        {
          ...{ guid: upload, applicationBlockGuid: piece, fieldGuid: fields.music, name: 'Вальс.mp3', mark: 'м' },
          ...{ size: whole.length, received: at, isOwn: true },
        },
      ]);
      await sendPiece(upload, at, whole.subarray(at, at + UPLOAD_PIECE));
    }
    expect(await answered('music')).toEqual([]);
    const { envelope } = await finish(upload);
    const file = {
      ...{ guid: upload, applicationBlockGuid: piece, fieldGuid: fields.music },
      ...{ name: 'Вальс.mp3', type: 'audio/mpeg', size: whole.length },
    };
    expect(envelope.data).toMatchObject({ file, valueGuids: [upload], r: 1, revision: 1, state: 'Submitted' });
    // Who has not heard the answer asks again.
    expect((await finish(upload)).envelope.data).toMatchObject({ file, valueGuids: [upload], r: 1, revision: 1 });
    expect([await answered('music'), await uploads()]).toEqual([[upload], []]);
    expect((await sample.read(application)).files).toMatchObject([file]);
    expect(sha(Buffer.from(await (await read(upload, sample.member.token)).arrayBuffer()))).toBe(sha(whole));
    await expect.poll(piecesOnDisk).not.toContain(`pieces-${upload}`);
  });

  it('tells how long a recording lasts, by its own content', async () => {
    const { file } = await kept('music', 'Вальс.wav', wav(5));
    expect(file).toMatchObject({ seconds: 5 });
    expect((await kept('photos', 'Сцена.png', PNG)).file.seconds).toBeNull();
    // Nothing is told of what cannot be read, and it is taken all the same.
    const { file: damaged } = await kept('music', 'Полька.wav', wav(5).subarray(0, 46));
    expect(damaged.seconds === null || damaged.seconds <= 1).toBe(true);
    const { files } = await sample.read(application);
    expect(files.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['Сцена.png', null],
      ['Полька.wav', damaged.seconds],
    ]);
  });

  it('of an MP3 of a constant rate, and of a video in MP4', async () => {
    // 10 seconds are 383 frames of 1152 samples at 44,100 a second.
    expect((await kept('music', 'Вальс.mp3', mp3(383))).file).toMatchObject({ type: 'audio/mpeg', seconds: 10 });
    await sample.change({ do: 'changeField', guid: fields.music, values: { option: { categories: ['video'] } } });
    expect((await kept('music', 'Вальс.mp4', mp4(75))).file).toMatchObject({ type: 'video/mp4', seconds: 75 });
    // A head that lies about its length: nothing follows it.
    const { file } = await kept('music', 'Полька.mp4', mp4(4_000_000));
    expect(file.seconds).toBeNull();
  });

  it('is finished once by two windows', async () => {
    const upload = await begun('photos', 'Сцена.png', PNG.length);
    await sendPiece(upload, 0, PNG);
    const ends = await Promise.all([1, 2, 3].map(() => finish(upload)));
    expect(ends.map(({ envelope }) => envelope.data?.valueGuids)).toEqual([[upload], [upload], [upload]]);
    expect((await sample.read(application)).application.revision).toBe(1);
  });

  it.each(['before', 'after'] as const)(
    'finished by another window %s its pieces were found is the same file',
    async (moment) => {
      const upload = await begun('photos', 'Сцена.png', PNG.length);
      await sendPiece(upload, 0, PNG);
      const pieces = api.nodes[0]!.app.get(UploadsByPieces, { strict: false });
      const look = pieces.whole.bind(pieces);
      vi.spyOn(pieces, 'whole').mockImplementationOnce(async (guid) => {
        const found = moment === 'after' ? await look(guid) : null;
        expect((await finish(guid)).status).toBe(200);
        await expect.poll(() => readdir(join(home, 'tmp'))).not.toContain(`pieces-${guid}`);
        return found ?? (await look(guid));
      });
      const { status, envelope } = await finish(upload);
      expect([status, envelope.data]).toMatchObject([200, { valueGuids: [upload], revision: 1 }]);
    },
  );

  it('takes the place of the only one; of several each has its own until there is none left', async () => {
    const first = await kept('music', 'Вальс.mp3', MP3);
    const second = await kept('music', 'Полька.mp3', Buffer.concat([MP3, MP3]));
    expect([await answered('music'), second.valueGuids]).toEqual([[second.file.guid], [second.file.guid]]);
    expect((await read(first.file.guid, sample.member.token)).status).toBe(404);
    const photos = [];
    for (const name of ['1.png', '2.png', '3.png']) photos.push((await kept('photos', name, PNG)).file.guid);
    expect(await answered('photos')).toEqual(photos);
    expect(errorOf(await begin('photos', '4.png', PNG.length))).toMatchObject({
      ...{ code: 'answerInvalid', message: 'Не больше 3\u00a0файлов.' },
    });
  });

  it('on its way has its place as well', async () => {
    for (const name of ['1.png', '2.png', '3.png']) await begun('photos', name, PNG.length);
    expect(errorOf(await begin('photos', '4.png', PNG.length))).toMatchObject({ code: 'answerInvalid' });
    const [one] = await uploads();
    await sample.own(ApplicationFileCancelUpload, { query: { uploadGuid: one!.guid } });
    await begun('photos', '4.png', PNG.length);
    expect((await uploads()).map(({ name }) => name)).toEqual(['2.png', '3.png', '4.png']);
    expect((await sendPiece(one!.guid, 0, PNG)).status).toBe(404);
  });

  it('is called and typed by what is in it', async () => {
    const { file } = await kept('photos', 'Сцена.jpg', PNG);
    expect(file).toMatchObject({ name: 'Сцена.png', type: 'image/png' });
  });

  it('is put in order, left out and put back by a save of the field', async () => {
    const [a, b] = [(await kept('photos', 'а.png', PNG)).file.guid, (await kept('photos', 'б.png', PNG)).file.guid];
    await save('photos', [b, a]);
    expect(await answered('photos')).toEqual([b, a]);
    await save('photos', [a]);
    expect((await read(b, sample.member.token)).status).toBe(404);
    expect((await sample.read(application)).files.map(({ guid }) => guid)).toEqual([a]);
    expect(await save('photos', [a, b])).toMatchObject({ status: 200 });
    expect((await read(b, sample.member.token)).status).toBe(200);
    expect(await save('photos', [a, a])).toMatchObject({ status: 422, code: 'answerInvalid' });
    expect(await save('photos', [newGuid()])).toMatchObject({ status: 422, code: 'answerInvalid' });
    const music = (await kept('music', 'Вальс.mp3', MP3)).file.guid;
    expect(await save('photos', [music])).toMatchObject({ status: 422, code: 'answerInvalid' });
  });
});

describe('is refused in words', () => {
  it('before it is sent: another kind, too large, empty', async () => {
    const words = async (...given: Parameters<typeof begin>) => errorOf(await begin(...given)) as { message: string };
    expect((await words('music', 'Вальс.exe', 10)).message).toMatch(/^Такой файл не подходит. Подойдут: mp3/);
    expect((await words('photos', 'Сцена.png', 5 * 1024 * 1024 + 1)).message).toBe('Файл больше 5 МБ.');
    expect((await words('music', 'Вальс.mp3', 0)).message).toBe('Файл пуст.');
    expect(await words('music', 'Вальс.mp3', 80 * 1024 * 1024 + 1)).toMatchObject({ code: 'fileTooLarge' });
    expect((await begin('music', 'Вальс.mp3', 80 * 1024 * 1024)).status).toBe(200);
  });

  it.each([
    ['a program', EXE],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing that runs', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>')],
    ['noise', randomBytes(3000)],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'a picture that is a script as well',
      Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//<script>alert(1)</script>'),
    ],
    ['an empty archive', Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
    ['entities from outside', Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')], // prettier-ignore
  ])('when it is whole and it is %s, and nothing of it stays', async (_, bytes) => {
    const { upload, answer } = await sent('music', '../../Вальс.mp3', bytes);
    expect([answer.status, errorOf(answer)]).toMatchObject([415, { code: 'answerFileRefused' }]);
    expect([await rows(), await uploads(), await answered('music')]).toEqual([[], [], []]);
    await expect.poll(piecesOnDisk).not.toContain(`pieces-${upload}`);
  });

  it('whatever it is and whatever a field takes (S8): in words or as what it is, never shown as a page, never outside the store', async () => {
    const guids = FILE_CATEGORIES.map(() => newGuid());
    await sample.change(
      ...FILE_CATEGORIES.map(({ key, title }, at) => ({
        ...({ do: 'addField', guid: guids[at]!, blockGuid: sample.ids.piece, kind: 'Attachment', title } as const),
        option: { categories: [key] },
      })),
    );
    const before = process.memoryUsage().rss;
    const told: Record<string, string[]> = {};
    const all: Guid[] = [];
    const one = async (at: number, what: string) => {
      const { key, extensions } = FILE_CATEGORIES[at]!;
      const bytes = HOSTILE[what]!;
      const name = `../../evil\u202e.${extensions[0]}`;
      const asked = { applicationGuid: application, applicationBlockGuid: piece, fieldGuid: guids[at]! };
      const upload = await sample.own(ApplicationFileBeginUpload, { body: { ...asked, name, size: bytes.length } });
      all.push(upload.uploadGuid);
      expect((await sendPiece(upload.uploadGuid, 0, bytes)).status).toBe(200);
      const { status, envelope } = await finish(upload.uploadGuid);
      if (status !== 200) {
        expect([status, envelope.errors[0]?.code], `${what} as ${key}`).toEqual([415, 'answerFileRefused']);
        expect(envelope.errors[0]?.message).toMatch(/[А-Яа-яё]{3}/);
        return;
      }
      (told[what] ??= []).push(key);
      const { file } = envelope.data!;
      expect(file.name).not.toMatch(/[\u202e]/);
      const { headers } = await read(file.guid, sample.member.token);
      expect(headers.get('content-type'), what).not.toMatch(/html|svg|xml;|xml$|script/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/sandbox|default-src 'none'/);
    };
    // So many at once as one sender may.
    for (const what of Object.keys(HOSTILE))
      for (let at = 0; at < guids.length; at += 2) await Promise.all([one(at, what), one(at + 1, what)]);
    expect(told).toEqual({
      'a page': ['text'],
      'a drawing that runs': ['text'],
      'a paper that is a page': ['pdf'],
      'names that lead out': ['archive'],
      'a document with entities': ['text'],
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    expect((await readdir(home, { recursive: true })).filter((name) => name.includes('evil'))).toEqual([]);
    const pieces = all.map((guid) => `pieces-${guid}`);
    await expect.poll(async () => (await piecesOnDisk()).filter((name) => pieces.includes(name))).toEqual([]);
  });

  it('a picture of a thousand million points, or one that is a page as well, is kept as it came and never shown as a page', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const before = process.memoryUsage().rss;
    for (const [name, bytes] of [
      ['Точки.png', pixels(50_000)],
      ['Страница.html.png', Buffer.concat([PNG, page])],
      ['Картинка.png', Buffer.concat([GIF, page])],
    ] as const) {
      const { status, envelope } = (await sent('photos', name, bytes)).answer;
      // Refused in words, or taken for what its first bytes say.
      expect([200, 415]).toContain(status);
      if (status !== 200) continue;
      const answer = await read(envelope.data!.file.guid, sample.member.token);
      expect(answer.headers.get('content-type')).toMatch(/^image\/(png|gif)$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toMatch(/sandbox|default-src 'none'/);
      expect(sha(Buffer.from(await answer.arrayBuffer()))).toBe(sha(bytes));
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('to the byte: 80 MB are taken, one more is not, and one that was cut off is asked for anew', async () => {
    const most = 80 * 1024 * 1024;
    expect(errorOf(await begin('music', 'Вальс.mp3', most + 1))).toMatchObject({ code: 'fileTooLarge' });
    const upload = await begun('music', 'Вальс.mp3', most);
    await sendPiece(upload, 0, mp3(10));
    expect((await finish(upload)).status).toBe(409);
    expect(await answered('music')).toEqual([]);
    // More than was announced is not taken.
    const small = await begun('music', 'Полька.mp3', 100);
    expect((await sendPiece(small, 0, mp3(10))).status).toBeGreaterThanOrEqual(400);
    expect(await answered('music')).toEqual([]);
  });

  it('an archive that says it is a text, and grows when it is unpacked, is not unpacked', async () => {
    await sample.change({ do: 'changeField', guid: fields.music, values: { option: { categories: ['text'] } } });
    const file = bomb();
    const before = process.memoryUsage().rss;
    const { answer } = await sent('music', 'Либретто.docx', file);
    expect(answer.status).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('where there is no room: of the application, and of the event', async () => {
    const config = api.nodes[0]!.app.get<Config>(CONFIG);
    const before = config.answersPerEvent;
    config.answersPerEvent = PNG.length;
    expect(errorOf(await begin('photos', 'а.png', PNG.length + 1))).toMatchObject({ code: 'eventFilesFull' });
    config.answersPerEvent = before;
    for (let n = 0; n < 5; n++) await stored(100_000_000);
    await begun('photos', 'а.png', PNG.length);
    expect(errorOf(await begin('music', 'Вальс.mp3', 50_000_000))).toMatchObject({ code: 'answerFilesFull' });
    // What answers have left out makes room, of the application and of the whole event.
    await api.database.query('update applications.file set removed_at = now() where size = 100000000');
    await begun('music', 'Вальс.mp3', 50_000_000);
    config.answersPerEvent = 90_000_000;
    expect(errorOf(await begin('music', 'Полька.mp3', 50_000_000))).toMatchObject({ code: 'eventFilesFull' });
    config.answersPerEvent = 110_000_000;
    await begun('music', 'Полька.mp3', 50_000_000);
    expect(await rows()).toHaveLength(3);
    config.answersPerEvent = before;
  });

  it('after the closing, though it was begun before', async () => {
    const upload = await begun('music', 'Вальс.mp3', MP3.length);
    await sendPiece(upload, 0, MP3);
    const closesAt = new Date(Date.now() - 1000).toISOString();
    const query = { competitionGuid: sample.event };
    await sample.desk(ApplicationRulesUpdate, { query, body: { closesAt, freezesAt: null } });
    expect(errorOf(await finish(upload))).toMatchObject({ code: 'applicationClosed' });
    expect(errorOf(await begin('music', 'Ещё.mp3', 10))).toMatchObject({ code: 'applicationClosed' });
    // The organizer may always, and for the member too.
    expect((await finish(upload, sample.boss.token)).status).toBe(200);
  });
});

describe('who sees it', () => {
  it('the owner and those who work on applications; music also who leads the program', async () => {
    const music = (await kept('music', 'Вальс.mp3', MP3)).file.guid;
    const photo = (await kept('photos', 'Сцена.png', PNG)).file.guid;
    const neighbour = await api.member(sample.event);
    const employee = (access: object) => api.employee(sample.boss.guid, { all: access });
    const seen = async (as?: string) => [(await read(music, as)).status, (await read(photo, as)).status];
    expect(await seen(sample.member.token)).toEqual([200, 200]);
    expect(await seen(sample.boss.token)).toEqual([200, 200]);
    expect(await seen((await employee({ requests: 1 })).token)).toEqual([200, 200]);
    expect(await seen((await employee({ program: 1 })).token)).toEqual([200, 404]);
    for (const stranger of [
      undefined,
      neighbour.token,
      (await api.organizer()).token,
      (await employee({ documents: 2 })).token,
    ])
      // prettier-ignore
      expect(await seen(stranger)).toEqual([404, 404]);
  });

  it('of the organizer’s own field nobody but him', async () => {
    const upload = await begun('own', 'Договор.pdf', 14, sample.boss.token);
    expect((await begin('own', 'Договор.pdf', 14)).status).toBe(404);
    expect([(await uploads()).length, (await uploads(sample.boss.token)).length]).toEqual([0, 1]);
    await sendPiece(upload, 0, Buffer.from('%PDF-1.7\n%%EOF'), sample.boss.token);
    expect((await finish(upload)).status).toBe(404);
    expect((await finish(upload, sample.boss.token)).status).toBe(200);
    expect([(await read(upload, sample.member.token)).status, (await read(upload, sample.boss.token)).status]).toEqual([404, 200]); // prettier-ignore
    expect((await sample.read(application)).files).toEqual([]);
    const query = { applicationGuid: application };
    expect((await sample.desk(ApplicationGetApplicationJsonForOrganizer, { query })).files).toHaveLength(1);
  });

  it('and a field that the form asks no more only the organizer', async () => {
    const { guid } = (await kept('music', 'Вальс.mp3', MP3)).file;
    await sample.change({ do: 'removeField', guid: fields.music });
    expect([(await read(guid, sample.member.token)).status, (await read(guid, sample.boss.token)).status]).toEqual([404, 200]); // prettier-ignore
    await sample.change({ do: 'restoreField', guid: fields.music });
    expect((await read(guid, sample.member.token)).status).toBe(200);
  });
});

describe('a player', () => {
  it('begins in the middle, asks for the end, and hears that there is no more', async () => {
    const { guid } = (await kept('music', 'Вальс.mp3', MP3)).file;
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await read(guid, sample.member.token, { range, ...more });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return {
        status: answer.status,
        range: answer.headers.get('content-range'),
        bytes,
        etag: answer.headers.get('etag')!,
      };
    };
    const size = MP3.length;
    expect(await part('bytes=10-19')).toMatchObject({ status: 206, range: `bytes 10-19/${size}`, bytes: MP3.subarray(10, 20) }); // prettier-ignore
    expect(await part(`bytes=${size - 5}-`)).toMatchObject({ status: 206, bytes: MP3.subarray(size - 5) });
    expect(await part('bytes=-7')).toMatchObject({ status: 206, bytes: MP3.subarray(size - 7) });
    expect(await part(`bytes=0-${size * 2}`)).toMatchObject({ status: 206, bytes: MP3 });
    expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
    for (const odd of ['bytes=1-2,4-5', 'bytes=9-3', 'bytes=-', 'lines=1-2'])
      expect(await part(odd)).toMatchObject({ status: 200, bytes: MP3 });
    const { etag } = await part('bytes=0-0');
    expect(await part('bytes=0-0', { 'if-range': etag })).toMatchObject({ status: 206 });
    expect(await part('bytes=0-0', { 'if-range': '"another"' })).toMatchObject({ status: 200, bytes: MP3 });
    const { headers } = await read(guid, sample.member.token);
    expect([headers.get('content-type'), headers.get('accept-ranges')]).toEqual(['audio/mpeg', 'bytes']);
  });
});

describe('in time', () => {
  const forget = (leftHours: number, blockDays: number) =>
    api.nodes[0]!.app.get(ForgetLeftFiles, { strict: false }).run({ leftHours, blockDays });

  const left = async (guids: Guid[]) =>
    (
      await api.database.query<{ guid: Guid }>('select guid from files.file where guid = any ($1::uuid[])', [guids])
    ).map(({ guid }) => guid);

  it('a copy takes no file along, a removed block keeps its own and brings it back', async () => {
    const { guid } = (await kept('music', 'Вальс.mp3', MP3)).file;
    const query = { applicationGuid: application, applicationBlockGuid: piece };
    const copy = await sample.own(ApplicationTemplateDuplicateBlock, { query, body: { withValues: true } });
    expect((await sample.read(application)).files.map((file) => file.guid)).toEqual([guid]);
    expect(await rows()).toHaveLength(1);
    expect((await sent('music', 'Копия.mp3', MP3, sample.member.token, copy.applicationBlockGuid)).answer.status).toBe(
      200,
    );
    await sample.own(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: piece } });
    expect((await read(guid, sample.member.token)).status).toBe(404);
    await forget(24, 30);
    await sample.own(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid: piece } });
    expect((await read(guid, sample.member.token)).status).toBe(200);
    await sample.own(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: piece } });
    await api.database.query(`update applications.block set deleted_at = now() - interval '31 days' where guid = $1`, [
      piece,
    ]);
    await forget(24, 30);
    expect(await left([guid])).toEqual([]);
  });

  it('what no answer names goes after thirty days, what never came after one, and what has no application at once', async () => {
    const [a, b] = [(await kept('photos', 'а.png', PNG)).file.guid, (await kept('photos', 'б.png', PNG)).file.guid];
    const upload = await begun('photos', 'в.png', PNG.length);
    await save('photos', [a]);
    const leftAgo = async (days: number) => {
      await api.database.query('update applications.file set removed_at = now() - make_interval(days => $2) where guid = $1', [b, days]); // prettier-ignore
      await forget(SWEPT.leftHours, SWEPT.blockDays);
      return (await rows()).map(({ guid }) => guid).toSorted();
    };
    await stored(1, false);
    expect(await leftAgo(29)).toEqual([a, b, upload].toSorted());
    expect(await leftAgo(31)).toEqual([a, upload].toSorted());
    expect(await save('photos', [a, b])).toMatchObject({ code: 'answerInvalid' });
    expect((await uploads()).map(({ guid }) => guid)).toEqual([upload]);
    // As when the event is deleted for good.
    await api.database.query('delete from applications.application where guid = $1', [application]);
    await forget(24, 30);
    expect(await left([a, b])).toEqual([]);
  });

  it('a forgotten person leaves none', async () => {
    const { guid } = (await kept('music', 'Вальс.mp3', MP3)).file;
    await begun('photos', 'в.png', PNG.length);
    await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [
      sample.member.guid,
    ]);
    await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
    expect(await rows()).toEqual([]);
    expect((await read(guid, sample.boss.token)).status).toBe(404);
    expect(await api.database.query('select guid from files.upload where owner_guid = $1', [application])).toEqual([]);
  });
});
