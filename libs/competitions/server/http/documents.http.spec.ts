// Documents of an event: what is taken, who sees it, and a file in pieces that is lost, killed and sent again.

import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, truncate } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import {
  CompetitionArchiveOrUnarchive,
  CompetitionArrangeUploadedFiles,
  CompetitionBeginUpload,
  CompetitionCancelUpload,
  CompetitionCommentingDocuments,
  CompetitionDeleteUploadedFile,
  CompetitionFinishUpload,
  CompetitionGetUploadedFilesByCompetition,
  CompetitionGetUploads,
  CompetitionRenameUploadedFile,
  CompetitionSendPiece,
  CompetitionShowUploadedFile,
  CompetitionUploadFileToCompetition,
  FestivalAddProcedureDocument,
  FestivalCreateFestival,
  type CallDefinition,
  type Envelope,
} from '@rampa/contract';
import { AcceptedMembers } from '@rampa/competitions/server';
import { UPLOAD_PIECE, type Guid } from '@rampa/kernel';
import { CONFIG, UploadsByPieces, type Config } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let api: TestApi;
let as: string;
let organizer: Guid;
let query: { competitionGuid: Guid };
let home: string;
/** Applications stand above this room: who is accepted is said through its port. */
const accepted = new Set<Guid>();

const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
beforeAll(async () => {
  api = await startTestApi();
  ({ token: as, guid: organizer } = await api.organizer());
  api.nodes[0]!.app.get(AcceptedMembers, { strict: false }).register(async (_reader, _competition, member) =>
    accepted.has(member),
  );
  ({ home } = api.nodes[0]!.app.get<Config>(CONFIG));
});
beforeEach(async () => {
  query = { competitionGuid: (await api.call(FestivalCreateFestival, { body: { details }, as })).guid };
});
afterAll(() => api?.stop());

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2000), Buffer.from('\n%%EOF')]);
const EXE = Buffer.concat([Buffer.from('MZ\x90\x00'), randomBytes(2000)]);

async function form(call: CallDefinition, asked: Record<string, string>, file: Buffer, name: string, who = as) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)]), name);
  const response = await fetch(`${api.url}/api/v1/${call.path}?${new URLSearchParams(asked)}`, {
    method: call.method,
    headers: { authorization: `Bearer ${who}` },
    body,
  });
  return { status: response.status, envelope: (await response.json()) as Envelope<Record<string, never>> };
}
const upload = (file: Buffer, name: string) => form(CompetitionUploadFileToCompetition, query, file, name);
const added = async (file: Buffer, name: string): Promise<Guid> => (await upload(file, name)).envelope.data!.guid!;
const list = (who = as) => api.call(CompetitionGetUploadedFilesByCompetition, { query, as: who });
const names = async () => (await list()).map(({ name }) => name);
const errorOf = ({ envelope }: { envelope: { errors: object[] } }) => envelope.errors[0];
const read = (guid: Guid, who?: string) =>
  fetch(`${api.url}/api/v1/UploadedFile/GetByGuid?uploadedFileGuid=${guid}`, {
    headers: who ? { authorization: `Bearer ${who}` } : {},
  });
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a document', () => {
  it('is taken, called, explained, shown, put in order and taken away', async () => {
    const first = await added(PDF, 'Положение.pdf');
    const second = await added(Buffer.from('Списки:\n1. Жар-птица'), 'Списки участников.txt');
    const place = { festivalGuid: query.competitionGuid };
    await form(FestivalAddProcedureDocument, place, Buffer.concat([PDF, PDF]), 'Регламент.pdf');
    expect(await names()).toEqual(['Регламент.pdf', 'Положение.pdf', 'Списки участников.txt']);
    expect((await list())[1]).toMatchObject({
      ...{ guid: first, type: 'application/pdf', size: PDF.length, audience: 'members', comment: '', order: 1 },
    });
    await api.call(CompetitionRenameUploadedFile, { body: { uploadedFileGuid: first, name: 'Положение.exe' }, as });
    await api.call(CompetitionCommentingDocuments, {
      body: { uploadedFileGuid: first, comment: 'Прочитайте до заявки' },
      as,
    });
    const order = { query, body: { uploadedFileGuids: [second] }, as };
    await api.call(CompetitionArrangeUploadedFiles, order);
    expect(await names()).toEqual(['Списки участников.txt', 'Регламент.pdf', 'Положение.exe.pdf']);
    const saved = await read(first, as);
    expect(saved.headers.get('content-disposition')).toContain(encodeURIComponent('Положение.exe.pdf'));
    expect(Buffer.from(await saved.arrayBuffer()).equals(PDF)).toBe(true);
    await api.call(CompetitionDeleteUploadedFile, { query: { ...query, uploadedFileGuid: first }, as });
    expect([(await read(first, as)).status, (await list()).map(({ order: at }) => at)]).toEqual([404, [0, 1]]);
    const again = await api.send(CompetitionDeleteUploadedFile, { query: { ...query, uploadedFileGuid: first }, as });
    expect(again.status).toBe(404);
  });

  it('is what is in it: a program is refused whatever it is called, and nothing of it stays', async () => {
    for (const [file, code] of [
      [EXE, 'documentProgram'],
      [Buffer.from('#!/bin/sh\nrm -rf /\n'), 'documentProgram'],
      [Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)]), 'documentProgram'],
      [randomBytes(3000), 'documentUnsupported'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>\u0000'), 'documentUnsupported'],
    ] as const) {
      const refused = await upload(file, 'Положение.pdf');
      expect([refused.status, errorOf(refused)]).toMatchObject([415, { code }]);
    }
    expect(errorOf(await upload(Buffer.alloc(0), 'Пустой.pdf'))).toMatchObject({ code: 'fileMissing' });
    expect(await names()).toEqual([]);
    // What is in it also says how its name ends, and what a browser makes of it.
    const page = await added(Buffer.from('<script>alert(1)</script>'), 'Положение.pdf');
    expect(await names()).toEqual(['Положение.txt']);
    const { headers } = await read(page, as);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      expect.stringMatching(/^attachment/),
    ]);
  });

  it('is shown in the page where it is a PDF, by nobody else’s', async () => {
    const { headers } = await read(await added(PDF, 'Положение.pdf'), as);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is seen by members of the event, or by whoever has its address, as its organizer says', async () => {
    const guid = await added(PDF, 'Положение.pdf');
    const [member, stranger] = [await api.member(query.competitionGuid), await api.member()];
    const { token: settings } = await api.employee(organizer, { [query.competitionGuid]: { settings: 1 } });
    const { token: program } = await api.employee(organizer, { [query.competitionGuid]: { program: 2 } });
    const asked = [as, settings, member.token, program, stranger.token, undefined];
    const statuses = async () => Promise.all(asked.map(async (who) => (await read(guid, who)).status));
    expect(await statuses()).toEqual([200, 200, 200, 404, 404, 404]);
    expect(await list(member.token)).toMatchObject([{ guid, name: 'Положение.pdf' }]);
    await api.call(CompetitionShowUploadedFile, { body: { uploadedFileGuid: guid, audience: 'all' }, as });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('for accepted members is neither listed nor given to another member', async () => {
    const guid = await added(PDF, 'Райдер.pdf');
    await api.call(CompetitionShowUploadedFile, { body: { uploadedFileGuid: guid, audience: 'accepted' }, as });
    const [waiting, taken, gone] = [
      await api.member(query.competitionGuid),
      await api.member(query.competitionGuid),
      await api.member(),
    ];
    accepted.add(taken.guid).add(gone.guid);
    const { token: settings } = await api.employee(organizer, { [query.competitionGuid]: { settings: 1 } });
    const asked = [as, settings, taken.token, waiting.token, gone.token, undefined];
    expect(await Promise.all(asked.map(async (who) => (await read(guid, who)).status))).toEqual([
      200, 200, 200, 404, 404, 404,
    ]);
    expect([await list(), await list(settings), await list(taken.token)]).toMatchObject([
      [{ guid }],
      [{ guid }],
      [{ guid }],
    ]);
    expect(await list(waiting.token)).toEqual([]);
  });

  it('of an archived event stays and is read', async () => {
    const guid = await added(PDF, 'Положение.pdf');
    const { uploadGuid } = await begin(100);
    await api.call(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true }, as });
    expect(errorOf(await upload(PDF, 'Ещё.pdf'))).toMatchObject({ code: 'archived' });
    expect(errorOf(await piece(uploadGuid, 0, PDF))).toMatchObject({ code: 'archived' });
    expect([(await read(guid, as)).status, await names()]).toEqual([200, ['Положение.pdf']]);
  });

  it('has its place in the event’s share of the disk, also while it comes', async () => {
    await api.database.query(
      `insert into files.file (guid, address, owner_guid, purpose, name, content_type, size, sha256)
       select gen_random_uuid(), gen_random_uuid()::text, $1, 'test', 'x', 'x', 80000000, 'x'
         from generate_series(1, $2::int)`,
      [query.competitionGuid, Math.floor(api.nodes[0]!.app.get<Config>(CONFIG).filesPerEvent / 80_000_000) - 1],
    );
    await begin(80_000_000);
    const refused = await api.send(CompetitionBeginUpload, { query, body: { name: 'Ещё.pdf', size: 80_000_000 }, as });
    expect(errorOf(refused)).toMatchObject({ code: 'filesFull' });
    expect(errorOf(refused)).toHaveProperty('message', expect.stringContaining('Уберите лишние файлы'));
  });
});

const begin = (size: number, name = 'Положение.pdf') =>
  api.call(CompetitionBeginUpload, { query, body: { name, size, mark: 'м' }, as });
const piece = (uploadGuid: Guid, at: number, bytes: Buffer) =>
  form(CompetitionSendPiece, { uploadGuid, at: String(at) }, bytes, 'piece');
const finish = (uploadGuid: Guid) => api.send(CompetitionFinishUpload, { body: { uploadGuid }, as });
const unfinished = () => api.call(CompetitionGetUploads, { query, as });
const piecesOnDisk = async () =>
  (await readdir(join(home, 'tmp')).catch(() => [])).filter((name) => name.startsWith('pieces-'));

describe('a document in pieces', () => {
  const whole = Buffer.concat([PDF, randomBytes(2 * UPLOAD_PIECE)]);
  const parts = [0, 1, 2].map((at) => whole.subarray(at * UPLOAD_PIECE, (at + 1) * UPLOAD_PIECE));

  it('comes whole, and is told until then by how much is here', async () => {
    const { uploadGuid } = await begin(whole.length);
    for (const [index, part] of parts.entries()) {
      expect(await unfinished()).toEqual([
        {
          ...{ guid: uploadGuid, name: 'Положение.pdf', mark: 'м', isOwn: true },
          ...{ size: whole.length, received: index * UPLOAD_PIECE },
        },
      ]);
      expect((await piece(uploadGuid, index * UPLOAD_PIECE, part)).status).toBe(200);
    }
    expect(await names()).toEqual([]);
    expect((await finish(uploadGuid)).envelope.data).toEqual({ guid: uploadGuid, name: 'Положение.pdf' });
    // Who has not heard the answer asks again.
    expect((await finish(uploadGuid)).envelope.data).toEqual({ guid: uploadGuid, name: 'Положение.pdf' });
    expect([await names(), await unfinished()]).toEqual([['Положение.pdf'], []]);
    // The answer does not wait for the disk.
    await expect.poll(piecesOnDisk).toEqual([]);
    expect(sha(Buffer.from(await (await read(uploadGuid, as)).arrayBuffer()))).toBe(sha(whole));
  });

  it('takes no piece but the next one: a gap, a repetition, one too long, one too many', async () => {
    const { uploadGuid } = await begin(parts[0]!.length + 10);
    expect(errorOf(await piece(uploadGuid, 5, PDF))).toMatchObject({ code: 'uploadGap', customData: { received: 0 } });
    expect((await piece(uploadGuid, 0, parts[0]!)).status).toBe(200);
    expect(errorOf(await piece(uploadGuid, 0, parts[0]!))).toMatchObject({
      ...{ code: 'uploadGap', customData: { received: UPLOAD_PIECE } },
    });
    expect(errorOf(await piece(uploadGuid, UPLOAD_PIECE, PDF))).toMatchObject({ code: 'badRequest' });
    expect(errorOf(await piece(uploadGuid, UPLOAD_PIECE, Buffer.alloc(0)))).toMatchObject({ code: 'badRequest' });
    expect(errorOf(await finish(uploadGuid))).toMatchObject({ code: 'uploadGap' });
    const long = await begin(3 * UPLOAD_PIECE);
    expect(errorOf(await piece(long.uploadGuid, 0, whole.subarray(0, UPLOAD_PIECE + 1)))).toMatchObject({
      code: 'badRequest',
    });
    expect((await unfinished()).map(({ received }) => received)).toEqual([UPLOAD_PIECE, 0]);
  });

  it('sent by two windows at once is written once', async () => {
    const { uploadGuid } = await begin(whole.length);
    const answers = await Promise.all([piece(uploadGuid, 0, parts[0]!), piece(uploadGuid, 0, parts[0]!)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    for (const at of [1, 2]) await piece(uploadGuid, at * UPLOAD_PIECE, parts[at]!);
    const ends = await Promise.all([finish(uploadGuid), finish(uploadGuid)]);
    expect(ends.map(({ envelope }) => envelope.data?.guid)).toEqual([uploadGuid, uploadGuid]);
    expect(await names()).toEqual(['Положение.pdf']);
  });

  it.each(['before', 'after'] as const)(
    'finished by another window %s its pieces were found is the same document',
    async (moment) => {
      const { uploadGuid } = await begin(whole.length);
      for (const at of [0, 1, 2]) await piece(uploadGuid, at * UPLOAD_PIECE, parts[at]!);
      const pieces = api.nodes[0]!.app.get(UploadsByPieces, { strict: false });
      const look = pieces.whole.bind(pieces);
      vi.spyOn(pieces, 'whole').mockImplementationOnce(async (guid) => {
        const found = moment === 'after' ? await look(guid) : null;
        expect((await finish(guid)).status).toBe(200);
        await expect.poll(piecesOnDisk).not.toContain(`pieces-${guid}`);
        return found ?? (await look(guid));
      });
      const { status, envelope } = await finish(uploadGuid);
      expect([status, envelope.data]).toEqual([200, { guid: uploadGuid, name: 'Положение.pdf' }]);
      expect(await names()).toEqual(['Положение.pdf']);
    },
  );

  it('cut in the middle of a piece keeps what came before it, and goes on', async () => {
    const { uploadGuid } = await begin(whole.length);
    await piece(uploadGuid, 0, parts[0]!);
    await cutOff(uploadGuid, UPLOAD_PIECE, parts[1]!);
    expect(await unfinished()).toMatchObject([{ received: UPLOAD_PIECE }]);
    for (const at of [1, 2]) expect((await piece(uploadGuid, at * UPLOAD_PIECE, parts[at]!)).status).toBe(200);
    expect((await finish(uploadGuid)).status).toBe(200);
    expect(sha(Buffer.from(await (await read(uploadGuid, as)).arrayBuffer()))).toBe(sha(whole));
  });

  it('that died between the disk and the row is written over', async () => {
    const { uploadGuid } = await begin(whole.length);
    await piece(uploadGuid, 0, parts[0]!);
    // More of it on the disk than the row tells, as a killed server leaves it.
    await truncate(join(home, 'tmp', `pieces-${uploadGuid}`), UPLOAD_PIECE + 1000);
    for (const at of [1, 2]) await piece(uploadGuid, at * UPLOAD_PIECE, parts[at]!);
    await finish(uploadGuid);
    expect(sha(Buffer.from(await (await read(uploadGuid, as)).arrayBuffer()))).toBe(sha(whole));
  });

  it('whose bytes are gone from the disk is refused for good, not asked for again', async () => {
    const { uploadGuid } = await begin(whole.length);
    await piece(uploadGuid, 0, parts[0]!);
    const path = join(home, 'tmp', `pieces-${uploadGuid}`);
    await truncate(path, 1000);
    expect(errorOf(await piece(uploadGuid, UPLOAD_PIECE, parts[1]!))).toMatchObject({ code: 'uploadLost' });
    await rm(path);
    const answer = await piece(uploadGuid, UPLOAD_PIECE, parts[1]!);
    expect([answer.status, errorOf(answer)]).toMatchObject([409, { code: 'uploadLost' }]);
  });

  it('that is a program is refused when it is whole, and nothing of it stays', async () => {
    const { uploadGuid } = await begin(EXE.length);
    await piece(uploadGuid, 0, EXE);
    expect(errorOf(await finish(uploadGuid))).toMatchObject({ code: 'documentProgram' });
    expect([await names(), await unfinished()]).toEqual([[], []]);
    await expect.poll(piecesOnDisk).not.toContain(`pieces-${uploadGuid}`);
  });

  it('is not begun when it is too large, and goes when it is cancelled', async () => {
    const large = await api.send(CompetitionBeginUpload, {
      query,
      body: { name: 'Фильм.pdf', size: 80 * 1024 * 1024 + 1 },
      as,
    });
    expect([large.status, errorOf(large)]).toMatchObject([413, { code: 'fileTooLarge' }]);
    const { uploadGuid } = await begin(PDF.length);
    await piece(uploadGuid, 0, PDF);
    await api.call(CompetitionCancelUpload, { query: { uploadGuid }, as });
    expect(await unfinished()).toEqual([]);
    await expect.poll(piecesOnDisk).not.toContain(`pieces-${uploadGuid}`);
    expect((await piece(uploadGuid, 0, PDF)).status).toBe(404);
  });
});

/** A sender whose connection is gone after half of a piece; resolved when the server has let go of it. */
async function cutOff(uploadGuid: Guid, at: number, bytes: Buffer): Promise<void> {
  const boundary = 'cut';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="piece"\r\n\r\n`;
  await new Promise<void>((resolve) => {
    const sent = httpRequest(`${api.url}/api/v1/${CompetitionSendPiece.path}?uploadGuid=${uploadGuid}&at=${at}`, {
      method: 'PUT',
      headers: {
        ...{ authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
        'content-length': head.length + bytes.length + boundary.length + 8,
      },
    });
    sent.on('error', () => resolve());
    sent.on('close', () => resolve());
    sent.write(head);
    sent.write(bytes.subarray(0, bytes.length / 2), () => sent.destroy());
  });
}
