import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../tools/run/services/postgres.mjs';
import { startRedis } from '../../../../tools/run/services/redis.mjs';
import { refuseUnsafe, refuseUnsafeServices } from './production-checks.ts';

let home: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let redis: Awaited<ReturnType<typeof startRedis>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rampa-checks-'));
  [postgres, redis] = await Promise.all([startPostgres({ home }), startRedis({ home })]);
});
afterAll(async () => {
  await Promise.all([postgres?.stop(), redis?.stop()]);
  await rm(home, { recursive: true, force: true });
});

const check = (databaseUrl = postgres.url) =>
  refuseUnsafeServices({ mode: 'production', databaseUrl, redisUrl: redis.url });

describe('in production', () => {
  it('the services that the product starts by itself are safe', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'refuses Postgres with %s off and names it',
    async (name) => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`alter system set ${name} = off`);
      await client.query('select pg_reload_conf()');
      try {
        await expect
          .poll(() => check().catch((error: Error) => error.message), { timeout: 30_000 })
          .toContain(`${name} = off`);
      } finally {
        await client.query(`alter system reset ${name}`);
        await client.query('select pg_reload_conf()');
        await client.end();
      }
      await expect.poll(() => check().catch((error: Error) => error.message), { timeout: 30_000 }).toBeUndefined();
    },
  );

  it('refuses a role that gives the promise up for itself', async () => {
    const url = new URL(postgres.url);
    url.searchParams.set('options', '-c synchronous_commit=off');
    await expect(check(url.toString())).rejects.toThrow('synchronous_commit = off');
  });

  it.each([
    ['appendonly', 'no', 'yes', 'appendonly = no'],
    ['maxmemory-policy', 'allkeys-lru', 'noeviction', 'maxmemory-policy = allkeys-lru'],
  ])('refuses Redis with %s %s and names it', async (name, unsafe, safe, said) => {
    const client = new Redis(redis.url);
    const reader = { query: async <Row>(): Promise<Row[]> => [] };
    await client.config('SET', name, unsafe);
    await expect(refuseUnsafe(reader, client)).rejects.toThrow(said);
    await client.config('SET', name, safe);
    await expect(refuseUnsafe(reader, client)).resolves.toBeUndefined();
    client.disconnect();
  });

  it('elsewhere nothing is looked at', async () => {
    await expect(refuseUnsafeServices({ mode: 'embedded', databaseUrl: 'x', redisUrl: 'x' })).resolves.toBeUndefined();
  });
});
