import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import { openApi } from '@rampa/platform/server';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';

let api: TestApi;
let organizer: TestOrganizer;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
});
afterAll(() => api.stop());

interface Answer {
  status: number;
  body: { success: boolean; errors: { code: string; message: string }[] };
}

/** As bytes, because fetch would repair the address before sending it. */
function raw(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, path, ...options }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) as Answer['body'] }));
    });
    sent.on('error', reject);
    sent.end(options.body);
  });
}

/** A sum of each table's rows, without logs of use, which any request may lengthen. */
async function everythingStored(): Promise<Record<string, string>> {
  const tables = await api.database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
       from ${name} t`,
  );
  const rows = await api.database.query<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const json = { 'content-type': 'application/json' };
const login = '/api/v1/Organizer/Login';

describe('rubbish at the edge gets its status and Russian words, and changes nothing that is stored', () => {
  it.each([
    [
      '10 MB of JSON',
      login,
      { method: 'POST', headers: json, body: `{"login":"${'я'.repeat(5_000_000)}"}` },
      413,
      'tooLarge',
    ],
    ['half a JSON', login, { method: 'POST', headers: json, body: '{"login":' }, 400, 'badRequest'],
    ['a prototype', login, { method: 'POST', headers: json, body: '{"__proto__":{},"login":"a"}' }, 400, 'badRequest'],
    [
      'XML',
      login,
      { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      415,
      'unsupportedMediaType',
    ],
    [
      'an unknown field',
      login,
      { method: 'POST', headers: json, body: '{"login":"a","password":"b","x":1}' },
      400,
      'badRequest',
    ],
    ['a broken address', '/%zz', {}, 400, 'badRequest'],
    ['an unknown call', '/api/v1/Nothing/Here', {}, 404, 'notFound'],
    ['a known call by another method', login, { method: 'DELETE' }, 404, 'notFound'],
    ['an unknown display', '/api/v1/Public/display/nobody', {}, 404, 'notFound'],
    ['64 KB of headers', '/api/v1/User/GetShort', { headers: { x: 'a'.repeat(65_536) } }, 431, 'headersTooLarge'],
  ])('%s', async (_, path, options, status, code) => {
    const before = await everythingStored();
    const answer = await raw(path, options);
    expect(answer.status).toBe(status);
    expect(answer.body.success).toBe(false);
    expect(answer.body.errors[0]!.code).toBe(code);
    expect(answer.body.errors[0]!.message).toMatch(/[А-Яа-яё]/);
    expect(await everythingStored()).toEqual(before);
  });
});

it('a person with a broken address reads a page', async () => {
  const response = await fetch(`${api.url}/public/display/%E0%A4%A`, { headers: { accept: 'text/html,*/*' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('Адрес повреждён');
});

describe('rubbish from one who may write does not either', () => {
  const body = (details: object) =>
    JSON.stringify({ details: { beginDate: '2026-11-20', endDate: '2026-11-22', ...details } });
  const right = { title: 'Рампа', city: 'Кострома' };
  it.each([
    ['half a JSON', body(right).slice(0, -2), 400],
    ['a missing title', body({ city: 'Кострома' }), 400],
    ['a title that is a list', body({ ...right, title: ['Рампа'] }), 400],
    ['an unknown field', body({ ...right, guid: newGuid() }), 400],
    ['an end before the beginning', body({ ...right, endDate: '2026-11-01' }), 400],
    ['bytes that no text holds', body({ ...right, title: 'Рам\u0000па' }), 400],
  ])('%s', async (_, sent, status) => {
    const before = await everythingStored();
    const headers = { ...json, authorization: `Bearer ${organizer.token}` };
    const answer = await raw('/api/v1/Festival/CreateFestival', { method: 'POST', headers, body: sent });
    expect(answer).toMatchObject({ status, body: { success: false } });
    expect(await everythingStored()).toEqual(before);
  });

  it('whereas the right request does change it', async () => {
    const before = await everythingStored();
    const headers = { ...json, authorization: `Bearer ${organizer.token}` };
    const answer = await raw('/api/v1/Festival/CreateFestival', { method: 'POST', headers, body: body(right) });
    expect(answer.status).toBe(200);
    expect(await everythingStored()).not.toEqual(before);
  });
});

it('OpenAPI holds each call with its method and path', async () => {
  const served = (await (await fetch(`${api.url}/api/v1/openapi.json`)).json()) as { paths: object };
  expect(served).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(served.paths).toHaveProperty(['/VotingProtocol/SavingBySelf', 'post']);
  expect(served.paths).toHaveProperty(['/Public/display/{key}', 'get']);
});

it.each([
  ['a broken address', '/%zz', {}],
  ['a broken address opened as a page', '/%zz', { accept: 'text/html' }],
  ['an address longer than any', `/api/v1/Public/display/${'x'.repeat(500)}`, {}],
  ['64 KB of headers', '/api/v1/User/GetShort', { x: 'a'.repeat(65_536) }],
])(
  '%s is answered by words alone: no browser may guess them into a page or run something in it',
  async (_, path, headers) => {
    const { hostname, port } = new URL(api.url);
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ hostname, port, path, headers }, (response) => resolve(response.resume()))
        .on('error', reject)
        .end();
    });
    expect(answered.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'cache-control': 'no-store',
    });
  },
);
