import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '@rampa/kernel';
import { scratch } from '../../../../tools/run/services/scratch.mjs';
import { serveClients } from './clients.ts';
import { PageFaces } from './page-faces.ts';
import { securityHeaders } from './security-headers.ts';

const HTML = `<!doctype html><html lang="ru"><head>
<meta name="description" content="Рампа" /><title>Портал для проведения фестивалей</title>
<script type="module" crossorigin src="/assets/portal/assets/start.js"></script></head><body>${'<p>сцена</p>'.repeat(60)}
<!-- shell
  <p class="r-offer">не является
    офертой</p>
-->
<!-- shell hall
  <p class="hall">зал</p>
--></body></html>`;
const FIRST_LOAD = [
  { part: 'open', addresses: '^/program', scripts: ['assets/start.js', 'assets/program.js'], styles: ['assets/p.css'] },
  { part: 'guest', scripts: ['assets/start.js', 'assets/guest.js'], styles: [] },
  { part: 'desk', scripts: ['assets/start.js', 'assets/desk.js'], styles: ['assets/p.css'] },
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
  writeFileSync(join(stage, 'judge.css'), '.judge{}');
  const judge = { part: 'stage', addresses: '^/judge', scripts: ['judge.js'], styles: ['judge.css'] };
  const display = {
    part: 'stage',
    addresses: '^/public',
    scripts: [],
    styles: ['hall.css'],
    frame: 'hall',
    fonts: ['f.woff2'],
  };
  writeFileSync(join(stage, 'hall.css'), `.hall{}${' '.repeat(52 * 1024)}`);
  writeFileSync(join(stage, '.vite', 'first-load.json'), JSON.stringify([judge, display]));
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
  expect(judge).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/stage/judge.js">');
  expect(judge).toContain('<style>.judge{}</style>');
  expect(judge).toContain('<link rel="stylesheet" crossorigin href="/assets/stage/judge.css" disabled>');
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
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/portal/assets/program.js">',
  );
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/portal/assets/p.css">');
  expect(html.match(/assets\/start\.js/g)).toHaveLength(1);
  expect((await get('/faq')).body).toContain('assets/guest.js');
});

it('its frame stands in it, in one line: a line break would ask for the Latin letters', async () => {
  expect((await get('/program/some')).body).toContain('<p class="r-offer">не является офертой</p></body>');
});

it('a hall screen has a frame of its own, and its letters come with it', async () => {
  const hall = (await get('/public/display/some')).body;
  expect(hall).toContain('<p class="hall">зал</p></body>');
  expect(hall).not.toContain('офертой');
  // A sheet too large to stand in it is waited for: the stage takes no late one into use.
  expect(hall).toContain('<link rel="stylesheet" crossorigin href="/assets/stage/hall.css">');
  expect(hall).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/stage/f.woff2">');
  expect((await get('/judge/some/ratings')).body).not.toMatch(/зал<|f\.woff2/);
});

it('a page of the desk asks for its scripts once its frame is painted, by the one script that the policy lets run', async () => {
  const desk = (await get('/organizer/events/some/program')).body;
  expect(desk).not.toMatch(/modulepreload" |type="module"/);
  expect(desk).toContain('<link data-after="entry" crossorigin href="/assets/portal/assets/start.js">');
  expect(desk).toContain('<link data-after crossorigin href="/assets/portal/assets/desk.js">');
  const [, script] = /<script>([^]*?)<\/script><\/body>/.exec(desk)!;
  const sum = createHash('sha256').update(script!).digest('base64');
  expect((await securityHeaders('production'))['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${sum}';`,
  );
});

it('a page of the desk names its long reads beside its scripts, for whoever is answered', async () => {
  let rights = { program: 1, protocol: 2 };
  server.get('/api/v1/User/GetShort', ({ url }) => ({
    data: { userType: 'OrganizerEmployee', config: url.includes('?') ? rights : {} },
  }));
  const program = 'a'.repeat(36);
  const reads = async (url: string, cookie = 'rampa_signed_in=1') => {
    const { body, statusCode } = await server.inject({ url: `/organizer/events/some/${url}`, headers: { cookie } });
    expect(statusCode).toBe(200);
    const links = body.matchAll(/<link data-after as="fetch" crossorigin href="\/api\/v1\/([^"]+)">/g);
    return [...links].map(([, read]) => read);
  };
  const own = [
    `CompetitionProgram/GetProgramColumnsDataForModerator?competitionProgramGuid=${program}`,
    `VotingProtocol/GetVoitingProtocolJson?competitionProgramGuid=${program}`,
  ];
  const desk = `desk?competitionProgramGuid=${program}`;
  expect(await reads(desk)).toEqual(own);
  expect([await reads(desk, ''), await reads(`${desk}&competitionProgramGuid=b`)]).toEqual([[], []]);
  rights = { program: 2, protocol: 0 };
  expect(await reads(desk)).toEqual(own.slice(0, 1));
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
  // Other words make another picture.
  expect(body).toMatch(
    /og:image" content="https:\/\/rampa\.example\/api\/v1\/Public\/pagePicture\?path=%2Fprogram%2Fsome&amp;sign=[0-9a-f]{12}"/,
  );
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
  const [searching, previewing] = (await get('/robots.txt')).body.trim().split('\n\n');
  expect(searching!.split('\n')).toEqual([
    'User-agent: *',
    ...['/$', '/product', '/faq', '/assets/'].map((path) => `Allow: ${path}`),
    'Disallow: /',
  ]);
  expect(previewing).toMatch(/TelegramBot[^]*\nAllow: \/$/);
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

it('a page carries the answers to its first reads: those of the calls themselves, as data that nothing runs', async () => {
  const body = JSON.stringify({ success: true, data: { title: '</script><script>alert("$&")</script>' }, errors: [] });
  const asked: unknown[] = [];
  server.get('/api/v1/Public/program/:key', ({ headers }, reply) => {
    asked.push([headers.host, headers.referer]);
    return reply
      .headers({ 'x-rampa-epoch': 'e1', 'x-rampa-revision': '7', etag: '"e1.7"' })
      .type('application/json')
      .send(body);
  });
  server.get('/api/v1/Public/programEvent/:key', (_, reply) => reply.status(404).send(body));
  const page = await get('/program/some');
  expect(page.headers['cache-control']).toBe('no-store');
  const [, attributes, data] = /<script type="application\/json"([^>]*)>(.*?)<\/script>/.exec(page.body)!;
  expect(JSON.parse(data!)).toEqual(JSON.parse(body));
  expect(attributes).toMatch(
    / data-read="Public\/program\/some" data-epoch="e1" data-revision="7" data-etag="&quot;e1.7&quot;"/,
  );
  expect(page.body).not.toContain('alert("$&")</script>');
  expect(page.body).not.toContain('programEvent');
  expect(asked).toEqual([['localhost:80', 'http://localhost:80/program/some']]);
});

it('what only those who are signed in read is asked for nobody else, and kept by no server between', async () => {
  const asked: (string | undefined)[] = [];
  server.get('/api/v1/User/GetShort', ({ headers }, reply) => {
    asked.push(headers.cookie);
    return reply.type('application/json').send('{"success":true,"data":{},"errors":[]}');
  });
  const stranger = await get('/organizer/events');
  expect([stranger.headers['cache-control'], asked]).toEqual(['no-cache', []]);
  const cookie = 'rampa_signed_in=1; rampa_session=secret';
  const own = await server.inject({ url: '/organizer/events', headers: { cookie } });
  expect(own.body).toContain('data-read="User/GetShort"');
  expect([own.headers['cache-control'], asked]).toEqual(['no-store', [cookie]]);
});

it('a page whose reads do not come in time goes without them', async () => {
  server.get('/api/v1/Public/voiting-protocol/:key', () => new Promise(() => undefined));
  const page = await get('/voiting-protocol/some');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
});
