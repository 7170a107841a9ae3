import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

interface Answer {
  status: number;
  body: { success: boolean; errors: { code: string; message: string }[] };
}

/** As bytes: fetch would mend the address before it is sent. */
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

const json = { 'content-type': 'application/json' };
const login = '/api/v1/Organizer/Login';

describe('rubbish at the edge gets its status and Russian words', () => {
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
    const answer = await raw(path, options);
    expect(answer.status).toBe(status);
    expect(answer.body.success).toBe(false);
    expect(answer.body.errors[0]!.code).toBe(code);
    expect(answer.body.errors[0]!.message).toMatch(/[А-Яа-яё]/);
  });
});

it('OpenAPI holds each call with its method and path', async () => {
  const served = (await (await fetch(`${api.url}/api/v1/openapi.json`)).json()) as { paths: object };
  expect(served).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(served.paths).toHaveProperty(['/VotingProtocol/SavingBySelf', 'post']);
  expect(served.paths).toHaveProperty(['/Public/display/{key}', 'get']);
});
