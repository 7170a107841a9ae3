import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';

let api: TestApi;
let organizer: TestOrganizer;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
});
afterAll(() => api.stop());

/** With the Host that is given: fetch would write its own. */
function asked(path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('/metrics', () => {
  it('counts answers by route and never by address, and tells pool and live core', async () => {
    const mine = { authorization: `Bearer ${organizer.token}` };
    await fetch(`${api.url}/api/v1/User/GetShort`, { headers: mine });
    await fetch(`${api.url}/api/v1/User/GetShort`);
    await fetch(`${api.url}/judge/voting?key=very-secret-key`);
    const { status, text } = await asked('/metrics', { host: 'localhost' });
    expect(status).toBe(200);
    expect(text).toContain('rampa_http_seconds_count{route="/api/v1/User/GetShort",status="200"} 1');
    expect(text).toContain('rampa_http_seconds_count{route="/api/v1/User/GetShort",status="401"} 1');
    expect(text).not.toContain('very-secret-key');
    expect(text).toMatch(/rampa_database_connections\{state="busy"\} \d/);
    expect(text).toMatch(/rampa_live_head_reads_total \d/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('does not exist for whoever is not at the machine', async () => {
    const relayed = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
    expect((await asked('/metrics', { host: 'rampa.example' })).status).toBe(404);
    expect((await asked('/metrics', relayed)).status).toBe(404);
  });
});

describe('a request has a name', () => {
  it('of its own, or the proxy’s when it is one', async () => {
    const own = await fetch(`${api.url}/health/live`);
    expect(own.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
    const given = await fetch(`${api.url}/health/live`, { headers: { 'x-request-id': 'proxy-name-17' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-name-17');
    const rubbish = await fetch(`${api.url}/health/live`, { headers: { 'x-request-id': 'a b<script>' } });
    expect(rubbish.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  });

  it('when the call is refused too', async () => {
    const refused = await fetch(`${api.url}/api/v1/User/GetShort`);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  });
});

describe('/api/docs', () => {
  it('is a page whose scripts and styles are this server’s files', async () => {
    const page = await fetch(`${api.url}/api/docs`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
    expect(files.filter((path) => path.startsWith('/api/docs/'))).toHaveLength(4);
    for (const path of files.filter((each) => each.startsWith('/api/docs/'))) {
      const file = await fetch(api.url + path);
      expect([path, file.status]).toEqual([path, 200]);
      expect((await file.text()).length).toBeGreaterThan(100);
    }
    expect(html).not.toMatch(/<script>|https?:/);
  });
});

describe('a page that broke', () => {
  const crash = { page: '/organizer', message: 'x is not a function', stack: '' };
  const told = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api/v1/Page/ReportCrash`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('may say so without a session, from our own pages and within bounds', async () => {
    expect((await told(crash)).status).toBe(200);
    expect((await told(crash, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await told({ ...crash, stack: 'x'.repeat(5_000) })).status).toBe(400);
    expect((await asked('/metrics', { host: 'localhost' })).text).toContain('rampa_page_crashes_total 1');
  });
});
