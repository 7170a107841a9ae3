// Logos and backgrounds: which files are accepted, which refused, and that no orphan file stays.

import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import {
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingDeleteLogo,
  CompetitionDisplaySettingGetByCompetition,
  type Envelope,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Logger } from '@nestjs/common';
import { CONFIG, type Config } from '@rampa/platform/server';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Hall } from '../testing/hall.ts';

let api: TestApi;
let as: string;
let home: string;
let hall: Hall;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
  home = api.nodes[0]!.app.get<Config>(CONFIG).home;
  hall = await Hall.make(api, as);
});
afterAll(() => api.stop());

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8e1441' } });

type Answer = Envelope<{ guid: Guid; name: string; url: string }>;

async function upload(display: Guid, of: 'Logo' | 'Background', file: Buffer, name = 'знак.png', who = as) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), name);
  const query = new URLSearchParams({ competitionGuid: hall.competition, CompetitionDisplaySettingGuid: display });
  const response = await fetch(`${api.url}/api/v1/CompetitionDisplaySetting/Upload${of}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who}` },
    body: form,
  });
  return { status: response.status, envelope: (await response.json()) as Answer };
}

async function leftovers(): Promise<string[]> {
  return (await readdir(join(home, 'tmp')).catch(() => [])).filter((name) => name.startsWith('upload-'));
}

async function blobs(): Promise<number> {
  const folders = await readdir(join(home, 'files')).catch(() => []);
  const lists = await Promise.all(folders.map((folder) => readdir(join(home, 'files', folder))));
  return lists.flat().length;
}

describe('a picture for a screen', () => {
  it('is drawn anew at a bounded size, shown to the hall, and kept under one hash', async () => {
    const { guid, key } = await hall.newDisplay();
    const png = await drawn(4000, 1000).png().toBuffer();
    const { status, envelope } = await upload(guid, 'Logo', png, '../../Светлояр.png');
    expect([status, envelope.data!.name]).toEqual([200, 'Светлояр.png']);
    const { url } = envelope.data!;
    expect((await hall.show(key)).logo).toBe(url);
    const served = await fetch(`${api.url}${url}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height, format } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['webp', 1600, 400]);
    const etag = served.headers.get('etag')!;
    expect((await fetch(`${api.url}${url}`, { headers: { 'if-none-match': etag } })).status).toBe(304);

    const before = await blobs();
    const other = await hall.newDisplay();
    await upload(other.guid, 'Logo', png);
    expect(await blobs()).toBe(before);
    const query = { CompetitionDisplaySettingGuid: guid };
    await api.call(CompetitionDisplaySettingDeleteLogo, { query, as });
    expect((await fetch(`${api.url}${url}`)).status).toBe(404);
    expect((await hall.show(key)).logo).toBeNull();
    expect(await blobs()).toBe(before);
    await api.call(CompetitionDisplaySettingDelete, { query: { CompetitionDisplaySettingGuid: other.guid }, as });
    expect(await blobs()).toBe(before - 1);
    expect(await leftovers()).toEqual([]);
  });

  it('that the disk has lost is an error that is said and written down, and a picture again when it is back', async () => {
    const { guid } = await hall.newDisplay();
    const { envelope } = await upload(guid, 'Logo', await drawn(333, 222).png().toBuffer());
    const address = api.url + envelope.data!.url;
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
    const sha = createHash('sha256').update(whole).digest('hex');
    const path = join(home, 'files', sha.slice(0, 2), sha);
    const said = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const told = async () => {
      const answer = await fetch(address);
      const { errors } = (await answer.json()) as Answer;
      const [line] = said.mock.calls.at(-1) ?? [];
      return [answer.status, answer.headers.get('cache-control'), errors[0]!.code, line];
    };
    await truncate(path, 20);
    expect(await told()).toEqual([500, 'no-store', 'fileLost', `an uploaded file is damaged: ${path}`]);
    await rm(path);
    expect(await told()).toEqual([500, 'no-store', 'fileLost', `an uploaded file is missing: ${path}`]);
    // A folder in its place is as unreadable, even for root, as a file of another user.
    await mkdir(path);
    expect(await told()).toEqual([500, 'no-store', 'fileLost', `an uploaded file is unreadable: ${path}`]);
    await rm(path, { recursive: true });
    said.mockRestore();
    await writeFile(path, whole);
    expect((await fetch(address)).status).toBe(200);
  });

  it('over what the event may keep is refused with the size, and nothing is left; what was there stays', async () => {
    const { guid, key } = await hall.newDisplay();
    const first = await upload(guid, 'Logo', await drawn(700, 100).png().toBuffer());
    const config = api.nodes[0]!.app.get<Config>(CONFIG);
    const before = [config.filesPerEvent, await blobs()] as const;
    config.filesPerEvent = 1.5 * 1024;
    const { status, envelope } = await upload(guid, 'Background', await drawn(1900, 1000).png().toBuffer());
    config.filesPerEvent = before[0];
    expect([status, envelope.errors[0]!.code, envelope.errors[0]!.message]).toEqual([
      ...[409, 'filesFull'],
      expect.stringMatching(/^Файлы мероприятия заняли всё отведённое место \(.*\u00a0МБ\)\. Уберите/),
    ]);
    expect([await blobs(), await leftovers()]).toEqual([before[1], []]);
    expect((await hall.show(key)).logo).toBe(first.envelope.data!.url);
  });

  it('a new one takes the place of the old one; the list names both kinds', async () => {
    const { guid } = await hall.newDisplay();
    const first = await upload(guid, 'Background', await drawn(800, 600).jpeg().toBuffer());
    const second = await upload(guid, 'Background', await drawn(801, 600).webp().toBuffer());
    expect((await fetch(api.url + first.envelope.data!.url)).status).toBe(404);
    const list = await api.call(CompetitionDisplaySettingGetByCompetition, {
      query: { competitionGuid: hall.competition },
      as,
    });
    expect(list.find((one) => one.guid === guid)).toMatchObject({
      logo: null,
      background: second.envelope.data!.url,
    });
  });

  it('a background is darkened until words on it are read; a dark one stays as it is', async () => {
    const { guid } = await hall.newDisplay();
    const brightest = async (color: string) => {
      const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
        .png()
        .toBuffer();
      const { envelope } = await upload(guid, 'Background', file);
      const served = Buffer.from(await (await fetch(api.url + envelope.data!.url)).arrayBuffer());
      return (await sharp(served).stats()).channels[0]!.max;
    };
    expect(await brightest('#ffffff')).toBeLessThanOrEqual(110);
    const dark = await brightest('#303030');
    expect(Math.abs(dark - 0x30)).toBeLessThanOrEqual(4);
  });

  it('what was hidden behind the picture does not survive', async () => {
    const { guid } = await hall.newDisplay();
    const polyglot = Buffer.concat([await drawn(50, 50).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { envelope } = await upload(guid, 'Logo', polyglot, 'a.html');
    const served = Buffer.from(await (await fetch(api.url + envelope.data!.url)).arrayBuffer());
    expect(served.includes('script')).toBe(false);
  });

  it.each([
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      'imageUnsupported',
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), 415, 'imageUnsupported'],
    ['nothing', async () => Buffer.alloc(0), 415, 'imageUnsupported'],
    ['a GIF', async () => drawn(10, 10).gif().toBuffer(), 415, 'imageUnsupported'],
    ['half a PNG', async () => (await drawn(500, 500).png().toBuffer()).subarray(0, 300), 422, 'imageBroken'],
    ['a pixel bomb', async () => drawn(12_000, 12_000).png().toBuffer(), 422, 'imageTooLarge'],
  ])('%s is refused in words, and leaves nothing', async (_, make, status, code) => {
    const { guid, key } = await hall.newDisplay();
    const before = await blobs();
    const answer = await upload(guid, 'Logo', await make());
    expect([answer.status, answer.envelope.errors[0]!.code]).toEqual([status, code]);
    expect(answer.envelope.errors[0]!.message).toMatch(/[а-яё]/);
    expect((await hall.show(key)).logo).toBeNull();
    expect([await blobs(), await leftovers()]).toEqual([before, []]);
  });

  it('a form that broke on its way is no fault of the server', async () => {
    const { guid } = await hall.newDisplay();
    const query = new URLSearchParams({ competitionGuid: hall.competition, CompetitionDisplaySettingGuid: guid });
    const half = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nпол';
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', 'rubbish'],
      ['multipart/form-data; boundary=x', half],
    ] as const) {
      const response = await fetch(`${api.url}/api/v1/CompetitionDisplaySetting/UploadLogo?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${as}`, 'content-type': type },
        body,
      });
      expect([response.status, ((await response.json()) as Answer).errors[0]!.message]).toEqual([
        400,
        'Файл дошёл не целиком. Выберите его и отправьте ещё раз.',
      ]);
    }
    expect(await leftovers()).toEqual([]);
  });

  it('over 80 MB is answered 413 before the body has come', async () => {
    const { guid } = await hall.newDisplay();
    const query = new URLSearchParams({ competitionGuid: hall.competition, CompetitionDisplaySettingGuid: guid });
    const { hostname, port } = new URL(api.url);
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = httpRequest({
        hostname,
        port,
        path: `/api/v1/CompetitionDisplaySetting/UploadLogo?${query}`,
        method: 'POST',
        headers: {
          authorization: `Bearer ${as}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(81 * 1024 * 1024),
        },
      });
      sent.on('response', (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => {
          resolve({ status: response.statusCode!, text });
          sent.destroy();
        });
      });
      sent.on('error', reject);
      sent.write('--x\r\n');
    });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('превышает допустимые 80мб');
  });

  it('over 80 MB without saying so is cut off at the limit, and leaves nothing', async () => {
    const { guid } = await hall.newDisplay();
    const query = new URLSearchParams({ competitionGuid: hall.competition, CompetitionDisplaySettingGuid: guid });
    const part = new Uint8Array(1024 * 1024);
    async function* body(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
      for (let sent = 0; sent <= 80; sent++) yield part;
      yield Buffer.from('\r\n--x--\r\n');
    }
    const response = await fetch(`${api.url}/api/v1/CompetitionDisplaySetting/UploadLogo?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: ReadableStream.from(body()),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('превышает допустимые 80мб');
    await until('nothing is left', async () => (await leftovers()).length === 0);
  });

  it('one that is broken off leaves nothing', async () => {
    const { guid } = await hall.newDisplay();
    const query = new URLSearchParams({ competitionGuid: hall.competition, CompetitionDisplaySettingGuid: guid });
    const { hostname, port } = new URL(api.url);
    const sent = httpRequest({
      hostname,
      port,
      path: `/api/v1/CompetitionDisplaySetting/UploadLogo?${query}`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${as}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '1000000',
      },
    });
    sent.on('error', () => undefined);
    sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc');
    await until('the upload is on its way', async () => (await leftovers()).length === 1);
    sent.destroy();
    await until('nothing is left', async () => (await leftovers()).length === 0);
  });

  it('is nobody else’s to change, and JSON is no file', async () => {
    const { guid } = await hall.newDisplay();
    const stranger = (await api.organizer()).token;
    const png = await drawn(10, 10).png().toBuffer();
    expect((await upload(guid, 'Logo', png, 'a.png', stranger)).status).toBe(404);
    const query = new URLSearchParams({ competitionGuid: hall.competition, CompetitionDisplaySettingGuid: guid });
    const json = await fetch(`${api.url}/api/v1/CompetitionDisplaySetting/UploadLogo?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(400);
    const form = new FormData();
    form.set('file', new Blob(['x']), 'a.png');
    const login = await fetch(`${api.url}/api/v1/Organizer/Login`, { method: 'POST', body: form });
    expect(login.status).toBe(415);
    expect((await fetch(`${api.url}/api/v1/Public/file/${'A'.repeat(22)}`)).status).toBe(404);
  });
});
