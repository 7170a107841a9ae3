import {
  OrganizerSpecialPrizeCreate,
  OrganizerSpecialPrizeGet,
  INTENT,
  ReferenceBookCreate,
  ReferenceBookDelete,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { send, startTestApi, until, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRedis } from '../redis.ts';
import { Secrets } from '../secrets/secrets.ts';
import { Intents } from './intents.ts';

let api: TestApi;
let one: TestOrganizer;
beforeAll(async () => {
  api = await startTestApi({ nodes: 2 });
  one = await api.organizer();
  for (const { app } of api.nodes) await until('Redis is there', () => app.get(Redis).status === 'ready');
});
afterAll(() => api.stop());

const asking = (title: string, intent: string, as = one.token) => ({
  as,
  body: { title },
  headers: { [INTENT]: intent },
});
const create = (title: string, intent: string, as = one.token, node = 0) =>
  send(api.nodes[node]!.url, OrganizerSpecialPrizeCreate, asking(title, intent, as));
const titles = async (as = one.token) =>
  (await api.call(OrganizerSpecialPrizeGet, { as, body: {} })).collection.map(({ title }) => title);

it('sent twice at once and once more later is done once, on whichever node; each time the answer is the same', async () => {
  const intent = newGuid();
  const all = await Promise.all([create('Приз зрителей', intent), create('Приз зрителей', intent, one.token, 1)]);
  all.push(await create('Приз зрителей', intent, one.token, 1));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(all.map(({ envelope }) => envelope.data!.guid)).size).toBe(1);
  expect(await titles()).toEqual(['Приз зрителей']);
  // What is kept of it in Redis opens to nobody without the installation's secret.
  const redis = api.nodes[0]!.app.get(Redis);
  const names = await redis.keys('rampa:intent:*');
  expect(names).toHaveLength(1);
  const kept = await redis.get(names[0]!);
  for (const text of [kept!, Buffer.from(kept!, 'base64').toString()]) {
    expect(text).not.toContain(all[0]!.envelope.data!.guid);
  }
  expect(await redis.ttl(names[0]!)).toBeGreaterThan(500);
});

it('whose first answer has reached nobody is done once: the second waits for the first', async () => {
  const member = await api.organizer();
  const intent = newGuid();
  const holder = new pg.Client({ connectionString: api.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table judging.organizer_prize in exclusive mode');
  const browser = new AbortController();
  const lost = fetch(`${api.url}/api/v1/${OrganizerSpecialPrizeCreate.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json', [INTENT]: intent },
    body: JSON.stringify({ title: 'Надежда' }),
    signal: browser.signal,
  });
  await until('the first one is being written', async () => {
    const waiting = await api.database.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return waiting.length > 0;
  });
  browser.abort();
  await expect(lost).rejects.toThrow();
  const looked = vi.spyOn(api.nodes[1]!.app.get(Redis), 'get');
  const again = create('Надежда', intent, member.token, 1);
  await until('the second one has found the first', () => looked.mock.calls.length > 0);
  await holder.query('commit');
  await holder.end();
  expect((await again).status).toBe(200);
  expect(await titles(member.token)).toEqual(['Надежда']);
});

it('is another one under another name, with other words and of another person', async () => {
  const intent = newGuid();
  const other = await api.organizer();
  const all = [
    await create('Надежда', intent),
    await create('Надежда', newGuid()),
    await create('Открытие', intent),
    await create('Надежда', intent, other.token),
  ];
  expect(new Set(all.map(({ envelope }) => envelope.data!.guid)).size).toBe(4);
  expect(await titles(other.token)).toEqual(['Надежда']);
});

it('that was refused may be sent again', async () => {
  const halls = (intent: string) =>
    api.send(ReferenceBookCreate, { as: one.token, body: { title: 'Залы' }, headers: { [INTENT]: intent } });
  const standing = await halls(newGuid());
  const intent = newGuid();
  expect((await halls(intent)).envelope.errors).toMatchObject([{ code: 'bookTitleTaken' }]);
  await api.call(ReferenceBookDelete, { as: one.token, query: { referenceBookGuid: standing.envelope.data!.guid } });
  expect((await halls(intent)).status).toBe(200);
});

/** A deed that answers with so many bytes, done twice under one name. */
async function doneTwice(redis: Redis, bytes = 2): Promise<number> {
  let count = 0;
  const request = { headers: { [INTENT]: newGuid() } };
  const given = {
    ...{ call: OrganizerSpecialPrizeCreate, query: {}, params: {}, body: {} },
    scope: { actor: { kind: 'presenter', session: newGuid() } },
  };
  for (const _ of [1, 2]) {
    const once = new Intents(redis, api.nodes[0]!.app.get(Secrets)).of(request as never, given as never)!;
    expect(await once(() => ({ count: ++count, text: 'x'.repeat(bytes) }))).toMatchObject({ text: 'x'.repeat(bytes) });
  }
  return count;
}

it('is done as often as it is sent where Redis is away or silent, and where the answer is too large to be kept', async () => {
  const here = api.nodes[0]!.app.get(Redis);
  expect(await doneTwice(here)).toBe(1);
  expect(await doneTwice(here, 64 * 1024)).toBe(2);
  const away = createRedis('redis://127.0.0.1:1');
  expect(await doneTwice(away)).toBe(2);
  away.disconnect();
  expect(await doneTwice({ set: () => new Promise(() => undefined) } as unknown as Redis)).toBe(2);
});
