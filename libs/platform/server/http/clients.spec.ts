import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '@rampa/kernel';
import { scratch } from '../../../../tools/services/scratch.mjs';
import { serveClients } from './clients.ts';
import { PageFaces } from './page-faces.ts';

const HTML = `<!doctype html><html lang="ru"><head>
<meta name="description" content="Рампа" /><title>Портал для проведения фестивалей</title>
<script type="module" crossorigin src="/assets/portal/assets/start.js"></script></head><body>${'<p>сцена</p>'.repeat(60)}</body></html>`;
const FIRST_LOAD = [
  { part: 'open', addresses: '^/program', scripts: ['assets/start.js', 'assets/program.js'], styles: ['assets/p.css'] },
  { part: 'guest', scripts: ['assets/start.js', 'assets/guest.js'], styles: [] },
];

let folder: string;
let server: FastifyInstance;
let faces: PageFaces;
beforeEach(async () => {
  folder = await scratch('rampa-clients-');
  const portal = join(folder, 'portal');
  mkdirSync(join(portal, '.vite'), { recursive: true });
  mkdirSync(join(portal, 'assets'));
  writeFileSync(join(portal, 'index.html'), HTML);
  writeFileSync(join(portal, '.vite', 'first-load.json'), JSON.stringify(FIRST_LOAD));
  for (const [name, text] of [
    ['start.js', 'plain'],
    ['start.js.br', 'as br'],
    ['start.js.gz', 'as gzip'],
  ])
    writeFileSync(join(portal, 'assets', name!), text!);
  writeFileSync(join(portal, 'favicon.ico'), 'icon');
  server = fastify();
  faces = new PageFaces();
  const config = { memberHosts: [], hasDiplomas: true, publicUrl: 'https://rampa.example' };
  const stage = join(folder, 'stage');
  mkdirSync(join(stage, '.vite'), { recursive: true });
  writeFileSync(join(stage, 'index.html'), HTML);
  const judge = { part: 'stage', addresses: '^/judge', scripts: ['judge.js'], styles: ['judge.css'] };
  writeFileSync(join(stage, '.vite', 'first-load.json'), JSON.stringify([judge]));
  await serveClients(server, { portal, stage }, config, faces);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accepted?: string) =>
  server.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it('a page of the stage names what it begins with, and no other page of it', async () => {
  const judge = (await get('/judge/some/ratings')).body;
  expect(judge).toContain('<link rel="modulepreload" crossorigin href="/assets/stage/judge.js">');
  expect(judge).toContain('<link rel="stylesheet" crossorigin href="/assets/stage/judge.css">');
  expect((await get('/presenter/some/programs')).body).not.toContain('judge.js');
});

it('files leave as the build has packed them, kept for a year', async () => {
  const path = '/assets/portal/assets/start.js';
  expect((await get(path)).body).toBe('plain');
  const br = await get(path, 'gzip, deflate, br');
  expect(br.body).toBe('as br');
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get(path, 'gzip')).body).toBe('as gzip');
});

it('a page says at once what it begins with, and leaves packed', async () => {
  const page = await get('/program/some', 'br');
  expect(page.headers['content-encoding']).toBe('br');
  const html = brotliDecompressSync(page.rawPayload).toString();
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/portal/assets/program.js">');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/portal/assets/p.css">');
  expect(html.match(/assets\/start\.js/g)).toHaveLength(1);
  expect((await get('/faq')).body).toContain('assets/guest.js');
});

it('a shared page names itself, whatever people have written', async () => {
  const title = `Финал «Рампы» "2026" <script>$&</script>`;
  faces.add(/^\/program\/([^/]+)$/, () => Promise.resolve({ title, description: "Программа, Дом' культуры" }));
  const { statusCode, body } = await get('/program/some?from=letter');
  expect(statusCode).toBe(200);
  const safe = 'Финал «Рампы» &quot;2026&quot; &lt;script&gt;$&amp;&lt;/script&gt;';
  expect(body).toContain(`<title>${safe} – Портал для проведения фестивалей</title>`);
  expect(body).toContain(`<meta property="og:title" content="${safe}" />`);
  expect(body).toContain('<meta property="og:description" content="Программа, Дом&#39; культуры" />');
  expect(body).toContain('<meta property="og:url" content="https://rampa.example/program/some" />');
  expect(body).not.toContain('<script>$');
});

it.each([
  ['/', 200],
  ['/profile/login/organizer', 200],
  ['/organizer/events/some/program', 200],
  ['/nowhere', 404],
  ['/organizer/nowhere', 404],
  ['/program/unknown', 404],
])('%s is answered with %i', async (path, status) => {
  faces.add(/^\/program\/([^/]+)$/, () => Promise.reject(new Failure('notFound')));
  const answer = await get(path);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('a page whose face cannot be read just now is still the page', async () => {
  faces.add(/^\/program\/([^/]+)$/, () => Promise.reject(new Error('database away')));
  expect((await get('/program/some')).statusCode).toBe(200);
});

it('robots and the small picture of a tab have their addresses', async () => {
  expect((await get('/robots.txt')).body).toContain('Disallow: /');
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});
