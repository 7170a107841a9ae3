// The production database role: the portal works in its database without being a superuser.

import { randomBytes } from 'node:crypto';
import { MIGRATIONS } from '../src/rooms.ts';
import { migrate, renewEpochsOfRestoredCopy } from '@rampa/platform/server';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { roleStatements } from './role.ts';

const name = `rampa_role_${randomBytes(4).toString('hex')}`;
const password = 'abc123';
const server = new URL(process.env.RAMPA_TEST_DATABASE_URL!);

function at(database: string, user?: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (user) [url.username, url.password] = [user, password];
  return url.href;
}

async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const sql of statements) rows = (await client.query(sql)).rows as Record<string, unknown>[];
    return rows;
  } finally {
    await client.end();
  }
}

afterAll(() =>
  run(at('postgres'), `drop database if exists ${name} with (force)`, `drop role if exists ${name}`).then(
    () => undefined,
  ),
);

it('migrates and starts on a database of its own, and is nobody on the server', async () => {
  const { before, within } = roleStatements(name, password);
  // Server-wide statements are left to the image, because other specs have their databases here.
  await run(at('postgres'), ...before.filter((statement) => !statement.includes(', postgres')));
  await run(at(name), ...within);
  const url = at(name, name);
  await migrate(url, MIGRATIONS);
  expect(await renewEpochsOfRestoredCopy(url)).toBe(false);
  const [role] = await run(
    url,
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication from pg_roles where rolname = current_user',
  );
  expect(Object.values(role!)).toEqual([false, false, false, false]);
  // The server alone tells a restored copy from the original.
  const [place] = await run(url, 'select live.place_now() as mark');
  expect(String(place!.mark).split(' ')).toHaveLength(4);
  await expect(run(url, `select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied');
});
