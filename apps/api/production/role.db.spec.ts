// The production's database role: the portal lives in its database without being the server's superuser.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../src/rooms.ts';
import { migrate, turnEpochsOfCopy } from '@rampa/platform/server';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../../docker/postgres-role.sh');
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

/** The script's own statements under another name; those on the whole server's superuser are left to the image. */
function statements(): { before: string[]; within: string[] } {
  const sql = /<<'SQL'\n([^]*?)\nSQL/.exec(readFileSync(SCRIPT, 'utf8'))![1]!;
  const [before, within] = sql
    .replaceAll(":'password'", `'${password}'`)
    .replaceAll(/\brampa\b/g, name)
    .split(`\\connect ${name}`)
    .map((part) =>
      part
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => statement && !/role postgres|, postgres/.test(statement)),
    );
  return { before: before!, within: within! };
}

afterAll(() =>
  run(at('postgres'), `drop database if exists ${name} with (force)`, `drop role if exists ${name}`).then(
    () => undefined,
  ),
);

it('migrates and starts on a database of its own, and is nobody on the server', async () => {
  const { before, within } = statements();
  await run(at('postgres'), ...before);
  await run(at(name), ...within);
  const url = at(name, name);
  await migrate(url, MIGRATIONS);
  expect(await turnEpochsOfCopy(url)).toBe(false);
  const [role] = await run(
    url,
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication from pg_roles where rolname = current_user',
  );
  expect(Object.values(role!)).toEqual([false, false, false, false]);
  // A copy put back is told from the original by the server as well.
  const [place] = await run(url, 'select live.place_now() as mark');
  expect(String(place!.mark).split(' ')).toHaveLength(4);
  await expect(run(url, `select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied');
});
