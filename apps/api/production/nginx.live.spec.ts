// The production proxy in front of both nodes: how much one client may send and hold.

import { readFile, rm, readdir } from 'node:fs/promises';
import { Agent, get, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { LIVE_PATH, LIVE_VERSION, OrganizerAddLogo, UserEndOtherSessions, UserGetShort } from '@rampa/contract';
import { CONFIG, type Config } from '@rampa/platform/server';
import { send, startTestApi, until, type TestApi } from '@rampa/platform/testing';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratch } from '../../../tools/run/services/scratch.mjs';
import { nginxProgram, startNginx, type Proxy } from './nginx.ts';

const program = nginxProgram();
const UPLOAD = `/api/v1/${OrganizerAddLogo.path}`;
const MB = 1024 * 1024;

describe.skipIf(!program)('behind the real nginx', () => {
  let api: TestApi;
  let proxy: Proxy;
  let home: string;
  let token: string;

  beforeAll(async () => {
    api = await startTestApi({ nodes: 2 });
    home = await scratch('rampa-proxy-');
    proxy = await startNginx(
      program!,
      home,
      api.nodes.map(({ url }) => url),
    );
    ({ token } = await api.organizer());
  });
  afterAll(async () => {
    await proxy?.stop();
    await api?.stop();
    if (home) await rm(home, { recursive: true, force: true });
  });

  /** A request body that is announced and begun, and continues only when the test says so. */
  function begun(path: string, length: number, from = '203.0.113.7', as = token): ClientRequest {
    const headers = {
      authorization: `Bearer ${as}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': length,
      'x-forwarded-for': from,
    };
    const sent = request(`${proxy.url}${path}`, { method: 'POST', headers });
    sent.on('error', () => undefined); // the proxy may hang up on what it refuses
    sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    sent.write(Buffer.alloc(MB / 4));
    return sent;
  }

  const answerTo = (sent: ClientRequest) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      sent.once('response', (response: IncomingMessage) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.once('end', () => resolve({ status: response.statusCode!, body }));
      });
      sent.once('close', () => reject(new Error('closed without an answer')));
    });

  it('calls are answered and screens follow live', async () => {
    expect((await send(proxy.url, UserGetShort, { as: token })).status).toBe(200);
    const socket = io(proxy.url, {
      ...{ path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
      auth: { version: LIVE_VERSION, token },
    });
    await new Promise((resolve, reject) => socket.once('connect', () => resolve(true)).once('connect_error', reject));
    socket.close();
  });

  it.each(['br', 'gzip'])('what the node has packed by %s comes through as it is', async (encoding) => {
    const packed = await fetch(`${proxy.url}/api/docs/swagger-ui.css`, { headers: { 'accept-encoding': encoding } });
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(await packed.text()).toContain('.swagger-ui');
  });

  it('a large body is refused before it is read, in the words of the portal; a picture comes through', async () => {
    const large = await answerTo(begun(`/api/v1/${UserEndOtherSessions.path}`, 2 * MB));
    expect([large.status, JSON.parse(large.body)]).toMatchObject([413, { errors: [{ code: 'tooLarge' }] }]);
    const huge = await answerTo(begun(UPLOAD, 90 * MB));
    expect([huge.status, JSON.parse(huge.body)]).toMatchObject([413, { errors: [{ code: 'fileTooLarge' }] }]);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#8e1441', noise } })
      .png()
      .toBuffer();
    expect(picture.length).toBeGreaterThan(2 * MB);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'знак.png');
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${proxy.url}${UPLOAD}`, { method: 'POST', headers, body: form })).status).toBe(200);
  });

  it('a file reaches the node while it is being sent: the proxy stores none', async () => {
    const temporary = join(api.nodes[0]!.app.get<Config>(CONFIG).home, 'tmp');
    const sent = begun(UPLOAD, 20 * MB);
    await until('the node has its beginning', async () =>
      (await readdir(temporary).catch(() => [])).some((name) => name.startsWith('upload-')),
    );
    sent.destroy();
    await until('and nothing is left of it', async () =>
      (await readdir(temporary)).every((name) => !name.startsWith('upload-')),
    );
  });

  it('one network holds twenty uploads, whatever addresses of it they come from; another is not kept out', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => api.organizer()));
    const held = Array.from({ length: 21 }, (_, index) =>
      begun(UPLOAD, 20 * MB, `2001:db8:0:1:${(index * 999).toString(16)}::1`, people[index % 10]!.token),
    );
    const answers: { status: number; body: string }[] = [];
    for (const each of held)
      answerTo(each).then(
        (answer) => answers.push(answer),
        () => undefined,
      );
    await until('one too many is refused', () => answers.length > 0);
    expect(answers).toMatchObject([{ status: 429, body: expect.stringContaining('tooMany') }]);
    const other = await fetch(`${proxy.url}${UPLOAD}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '2001:db8:0:2::1' },
      body: new FormData(),
    });
    expect(other.status).toBe(400);
    for (const each of held) each.destroy();
  });

  /**
   * Requests whose head has come and whose body never does: each holds one place of this address. Whoever has a place is
   * told to go on; a refusal is said in full.
   */
  async function holding(path: string, from: string, count: number) {
    const { hostname, port } = new URL(proxy.url);
    const held = await Promise.all(
      Array.from({ length: count }, async () => {
        const said = { text: '' };
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined).on('data', (more) => (said.text += more.toString()));
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n`,
        );
        return { said, socket };
      }),
    );
    await until('each has its place or its refusal', () => held.every(({ said }) => /\r\n\r\n/.test(said.text)));
    return {
      admitted: held.filter(({ said }) => said.text.startsWith('HTTP/1.1 100 ')).length,
      refusals: held.map(({ said }) => said).filter(({ text }) => text.startsWith('HTTP/1.1 429 ')),
      leave: () => held.forEach(({ socket }) => socket.destroy()),
    };
  }
  const LIVELY = '/health/live';
  const askedFrom = async (from: string) =>
    (await fetch(`${proxy.url}${LIVELY}`, { headers: { 'x-forwarded-for': from } })).status;

  it.each([
    ['requests', `/api/v1/${UserGetShort.path}`, 1000, '198.51.100.1'],
    ['screens', LIVE_PATH, 5000, '198.51.100.2'],
  ])('one address holds so many %s and no more; another is answered all the while', async (_, path, most, from) => {
    const held = await holding(path, from, most + 1);
    expect([held.admitted, held.refusals.length]).toEqual([most, 1]);
    await until('the refusal is whole', () => held.refusals[0]!.text.includes('tooMany'));
    expect(held.refusals[0]!.text).toMatch(/retry-after: 5\r/i);
    expect(await askedFrom('198.51.100.9')).toBe(200);
    held.leave();
  });

  it('one address that asks without end is refused for its pace, another is answered', async () => {
    const from = '198.51.100.3';
    // With every place taken the proxy refuses by itself, so the nodes hear nothing of what follows.
    const held = await holding(`/api/v1/${UserGetShort.path}`, from, 1001);
    const { hostname, port } = new URL(proxy.url);
    const thousand = `GET ${LIVELY} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`.repeat(1000);
    const flood = () =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.resume().once('close', resolve).end(thousand);
      });
    const refusedForPace = async () =>
      (await readFile(join(home, 'logs/nginx.log'), 'utf8')).includes('by zone "pace"');
    while (!(await refusedForPace())) await Promise.all(Array.from({ length: 15 }, flood));
    expect(await askedFrom('198.51.100.9')).toBe(200);
    held.leave();
  });

  it('sixty tablets of one hall open their pages at once and are all answered', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const headers = { 'x-forwarded-for': '198.51.100.4', authorization: `Bearer ${token}` };
        // As a browser: six connections beside the live one.
        const agent = new Agent({ keepAlive: true, maxSockets: 6 });
        const live = io(proxy.url, {
          ...{ path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
          ...{ auth: { version: LIVE_VERSION, token }, extraHeaders: headers },
        });
        const isLive = new Promise<number>((resolve) =>
          live.once('connect', () => resolve(200)).once('connect_error', () => resolve(0)),
        );
        const asked = (path: string) =>
          new Promise<number>((resolve, reject) =>
            get(`${proxy.url}${path}`, { headers, agent }, (answer) =>
              answer.resume().once('end', () => resolve(answer.statusCode!)),
            ).once('error', reject),
          );
        const files = Array.from({ length: 15 }, () => asked('/api/docs/swagger-ui.css'));
        const all = await Promise.all([isLive, ...files, asked(`/api/v1/${UserGetShort.path}`)]);
        live.close();
        agent.destroy();
        return all;
      }),
    );
    expect([...new Set(statuses.flat())]).toEqual([200]);
    expect(statuses.flat()).toHaveLength(60 * 17);
  });
});
