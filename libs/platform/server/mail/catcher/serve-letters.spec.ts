import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { newGuid, type Guid } from '@rampa/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../../config/config.ts';
import { composed } from '../message.ts';
import { deliver } from '../smtp.ts';
import { Catcher } from './catcher.ts';
import { serveLetters } from './serve-letters.ts';

const SENDER = { name: 'Рампа', address: 'post@rampa.example' };

let home: string;
let catcher: Catcher;
let server: FastifyInstance;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'rampa-letters-'));
  catcher = await Catcher.start(home);
  server = await serving({});
});
afterEach(async () => {
  await server.close();
  await catcher.stop();
  await rm(home, { recursive: true, force: true });
});

async function serving(config: Partial<Config>): Promise<FastifyInstance> {
  const least = { RAMPA_DATABASE_URL: 'postgres://localhost/rampa', RAMPA_REDIS_URL: 'redis://localhost' };
  const made = fastify();
  await serveLetters(made, { ...readConfig({ ...least, RAMPA_HOME: home }), ...config });
  return made;
}

async function send(subject: string, text: string, to = 'elena@example.org', guid = newGuid()): Promise<Guid> {
  const letter = { guid, to, subject, createdAt: new Date(), content: { body: { paragraphs: [text] } } };
  const address = { host: '127.0.0.1', port: catcher.port, secure: false, user: null, password: null };
  await deliver(address, await composed(letter, SENDER), () => Promise.resolve(true));
  return guid;
}

const asked = (url: string, options: Partial<InjectOptions> = {}) =>
  server.inject({
    url,
    remoteAddress: '127.0.0.1',
    ...options,
    headers: { host: 'localhost:3000', ...options.headers },
  });

const OWN = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('caught letters', () => {
  it('are listed, found by a word, and read as html, text and source', async () => {
    const guid = await send('Подтвердите <b>почту</b>', 'Ваш код ёлочка 482915');
    await send('Другое', 'Ничего', 'oleg@example.org');
    const list = (await asked('/letters')).body;
    expect(list.indexOf('oleg@example.org')).toBeLessThan(list.indexOf('elena@example.org'));
    expect(list).toContain('Подтвердите &lt;b&gt;почту&lt;/b&gt;');
    const found = (await asked(`/letters?q=${encodeURIComponent('КОД ёлочка')}`)).body;
    expect(found).toContain(guid);
    expect(found).not.toContain('oleg@example.org');
    expect((await asked('/letters?q=нетакого')).body).toContain('Ничего не нашлось');

    expect((await asked(`/letters/${guid}`)).body).toContain('<iframe title="Письмо" sandbox="allow-popups');
    expect((await asked(`/letters/${guid}?show=text`)).body).toContain('Ваш код ёлочка 482915');
    expect((await asked(`/letters/${guid}?show=source`)).body).toContain(`Message-ID: &lt;${guid}@rampa.example&gt;`);
    const html = await asked(`/letters/${guid}/html`);
    expect(html.body).toContain('Ваш код ёлочка 482915');
    expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect((await asked('/letters/..%2f..%2fsecrets')).statusCode).toBe(303);
  });

  it('are kept once though they come twice, in a folder that only its owner may open', async () => {
    const guid = await send('Раз', 'Два');
    await send('Раз', 'Два', 'elena@example.org', guid);
    expect(await readdir(join(home, 'mail'))).toEqual([`${guid}.eml`]);
    expect((await stat(join(home, 'mail'))).mode & 0o777).toBe(0o700);
  });

  it('are deleted after a question, and only by this page', async () => {
    await send('Раз', 'Два');
    expect((await asked('/letters/delete')).body).toContain('Пойманных писем: 1');
    for (const headers of [FORM, { ...FORM, origin: 'https://evil.example' }, { ...FORM, ...OWN, origin: 'null' }]) {
      const answer = await asked('/letters/delete', { method: 'POST', headers, payload: '' });
      expect(answer.statusCode).toBe(403);
    }
    expect(await readdir(join(home, 'mail'))).toHaveLength(1);
    const answer = await asked('/letters/delete', { method: 'POST', headers: { ...FORM, ...OWN }, payload: 'a=b' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/letters']);
    expect(await readdir(join(home, 'mail'))).toEqual([]);
    expect((await asked('/letters')).body).toContain('Писем пока нет');
  });
});

describe('nobody else reads them', () => {
  it.each<[string, Partial<InjectOptions>]>([
    ['a phone in the hall', { remoteAddress: '192.168.1.7' }],
    [
      'a phone that calls itself this machine',
      { remoteAddress: '192.168.1.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a phone over IPv6', { remoteAddress: 'fe80::1' }],
    ['somebody behind a proxy here', { headers: { 'x-forwarded-for': '203.0.113.5' } }],
    ['somebody behind another proxy', { headers: { forwarded: 'for=203.0.113.5' } }],
    ['a page whose name was made to point here', { headers: { host: 'evil.example:3000' } }],
    ['a page of a like name', { headers: { host: 'localhost.evil.example' } }],
    ['an address of the network', { headers: { host: '192.168.1.2:3000' } }],
  ])('%s', async (_who, options) => {
    const guid = await send('Подтвердите почту', 'Ваш код 482915');
    for (const url of ['/letters', `/letters/${guid}`, `/letters/${guid}/html`, '/letters?show=source']) {
      const { statusCode, body } = await asked(url, options);
      expect([statusCode, body.includes('482915'), body.includes('elena')]).toEqual([403, false, false]);
    }
    const deleting = await asked('/letters/delete', {
      method: 'POST',
      ...options,
      headers: { ...FORM, ...OWN, ...options.headers },
    });
    expect(deleting.statusCode).toBe(403);
    expect(await readdir(join(home, 'mail'))).toHaveLength(1);
  });

  it.each(['127.0.0.1:3000', '[::1]:3000', 'localhost'])('but this machine by the name of %s', async (host) => {
    expect((await asked('/letters', { remoteAddress: '::ffff:127.0.0.1', headers: { host } })).statusCode).toBe(200);
  });

  it.each<[string, Partial<Config>]>([
    ['in production', { mode: 'production' }],
    [
      'where a real post office is set',
      { smtp: { host: 'mx.example', port: 465, secure: true, user: null, password: null } },
    ],
  ])('there is no page %s', async (_where, config) => {
    const other = await serving(config);
    expect((await other.inject({ url: '/letters', headers: { host: 'localhost' } })).statusCode).toBe(404);
    await other.close();
  });
});
