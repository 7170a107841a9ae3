// A file of an answer where the portal keeps its files in a bucket: sent in pieces, played from the middle, gone in time;
// while the bucket is away nothing is lost.

import { createHash, randomBytes } from 'node:crypto';
import {
  ApplicationFileBeginUpload,
  ApplicationFileFinishUpload,
  ApplicationFileSendPiece,
  ApplicationTemplateUpdateField,
} from '@rampa/contract';
import { newGuid, UPLOAD_PIECE, type Guid } from '@rampa/kernel';
import { Files } from '@rampa/platform/server';
import { S3Server, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { ForgetLeftFiles } from '../use-cases/forget-left-files.ts';

let s3: S3Server;
let api: TestApi;
let sample: EventSample;
let application: Guid;
const music = newGuid();
const WHOLE = Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00'), Buffer.from([0xff, 0xfb, 0x90, 0x64]), randomBytes(UPLOAD_PIECE + 4_000)]); // prettier-ignore
const SHA = createHash('sha256').update(WHOLE).digest('hex');
const KEY = `files/portal/${SHA.slice(0, 2)}/${SHA}`;

beforeAll(async () => {
  s3 = await S3Server.start();
  api = await startTestApi({ filesUrl: s3.url({ folder: 'portal' }) });
  sample = await EventSample.make(api);
  await sample.change({
    ...{ do: 'addField', guid: music, blockGuid: sample.ids.piece, kind: 'Attachment', title: 'Фонограмма' },
    option: { categories: ['sound'] },
  });
  application = await sample.begin();
});
afterAll(async () => {
  await api?.stop();
  s3.stop();
});

const headers = () => ({ authorization: `Bearer ${sample.member.token}` });
const finish = (uploadGuid: Guid) =>
  api.send(ApplicationFileFinishUpload, { as: sample.member.token, body: { uploadGuid } });

async function sent(): Promise<Guid> {
  const { items } = await sample.read(application);
  const block = items.flatMap(({ blocks }) => blocks).find(({ guid }) => guid === sample.ids.piece)!;
  const { uploadGuid } = await sample.own(ApplicationFileBeginUpload, {
    body: {
      ...{ applicationGuid: application, applicationBlockGuid: block.applicationBlockGuid, fieldGuid: music },
      ...{ name: 'Вальс.mp3', size: WHOLE.length, mark: 'м' },
    },
  });
  for (let at = 0; at < WHOLE.length; at += UPLOAD_PIECE) {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(WHOLE.subarray(at, at + UPLOAD_PIECE))]), 'piece');
    const asked = new URLSearchParams({ uploadGuid, at: String(at) });
    const address = `${api.url}/api/v1/${ApplicationFileSendPiece.path}?${asked}`;
    expect((await fetch(address, { method: 'PUT', headers: headers(), body })).status).toBe(200);
  }
  return uploadGuid;
}

it('lies in the bucket alone, is played from the middle, and goes with its answer', async () => {
  const upload = await sent();
  s3.refusals.push(503, 503, 503);
  const { status, envelope } = await finish(upload);
  expect([status, envelope.errors[0]?.code]).toEqual([503, 'filesAway']);
  expect(s3.stored.has(KEY)).toBe(false);
  expect((await finish(upload)).envelope.errors).toEqual([]);
  expect(s3.stored.get(KEY)!.bytes.equals(WHOLE)).toBe(true);

  const address = `${api.url}/api/v1/UploadedFile/GetByGuid?uploadedFileGuid=${upload}`;
  const whole = await fetch(address, { headers: headers() });
  expect(
    createHash('sha256')
      .update(Buffer.from(await whole.arrayBuffer()))
      .digest('hex'),
  ).toBe(SHA);
  const part = await fetch(address, { headers: { ...headers(), range: 'bytes=4194300-4194307' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(WHOLE.subarray(4_194_300, 4_194_308))).toBe(true);

  s3.refusals.push(503, 503, 503);
  expect((await fetch(address, { headers: headers() })).status).toBe(500);
  await sample.own(ApplicationTemplateUpdateField, {
    body: { guid: music, applicationGuid: application, valueGuids: [] },
  });
  await api.database.query(`update applications.file set removed_at = now() - interval '3 days' where guid = $1`, [upload]); // prettier-ignore
  await api.nodes[0]!.app.get(ForgetLeftFiles, { strict: false }).run({ leftHours: 24, blockDays: 30 });
  expect(s3.stored.has(KEY)).toBe(true);
  await api.nodes[0]!.app.get(Files, { strict: false }).sweep([SHA]);
  expect(s3.stored.has(KEY)).toBe(false);
});
