import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;

/** A tenth of the real bounds: six looks a minute instead of sixty. */
beforeAll(async () => {
  api = await startTestApi({ rateLimits: 0.1 });
});
afterAll(() => api?.stop());

it('is looked at so often from one address and no more, and says in Russian when to come again', async () => {
  const statuses: number[] = [];
  for (let look = 0; look < 7; look++) statuses.push((await fetch(`${api.url}/paper/code${look}`)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
  const refused = await fetch(`${api.url}/paper/another`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toContain('text/html');
  const html = await refused.text();
  expect(html).toContain('Слишком часто');
  expect(html).not.toContain('<script');
});
