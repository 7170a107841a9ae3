import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { until } from '../../testing/wait.ts';
import type { Migration } from '../room.ts';
import { platformRoom } from '../platform.room.ts';
import { migrate } from './migrate.ts';

const FIRST: Migration = { name: '9001-first', sql: 'create table public.first (a int);\n' };
const SECOND: Migration = { name: '9002-second', sql: 'create table public.second (a int);\n' };

let services: TestServices;
let url: string;

beforeEach(async () => {
  services = await startServices();
  url = services.databaseUrl;
});
afterEach(() => services.stop());

const run = (...given: Migration[]) => migrate(url, [...platformRoom.migrations, ...given]);

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

it('a step that was changed after it has run is refused by its name, and nothing runs', async () => {
  expect(await run(FIRST)).toEqual(['9001-first']);
  const changed = { ...FIRST, sql: 'create table public.first (a bigint);\n' };
  await expect(run(changed, SECOND)).rejects.toThrow(/изменены после того, как были выполнены: 9001-first\./);
  expect(await query(`select to_regclass('public.second') as found`)).toEqual([{ found: null }]);
  expect(await run(FIRST, SECOND)).toEqual(['9002-second']);
});

it('the same text with other ends of lines is the same', async () => {
  await run(FIRST);
  expect(await run({ ...FIRST, sql: FIRST.sql.replaceAll('\n', '\r\n') })).toEqual([]);
});

it('what ran before hashes were kept is taken as it is, once', async () => {
  await run(FIRST);
  await query('alter table public.migration drop column sha256');
  expect(await run(FIRST)).toEqual([]);
  await expect(run({ ...FIRST, sql: 'select 1' })).rejects.toThrow('9001-first');
});

it('a step that finds its table in use lets go of it, so that others go on, and comes again', async () => {
  await run(FIRST);
  const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
                    where a.application_name = 'rampa-migrate' and not l.granted and l.locktype = 'relation'`;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table public.first in share mode');
  const running = run(FIRST, { name: '9003-wider', sql: 'alter table public.first add column b int' });
  await until('it waits', async () => (await query(waiting)).length > 0);
  await until('it has let go', async () => (await query(waiting)).length === 0);
  await other.query('commit');
  await other.end();
  expect(await running).toEqual(['9003-wider']);
});
