// Runs the missing migrations in the order of names, each in its own transaction, under one advisory lock: two nodes
// may start at once. The hash of each migration is stored: a text that was changed afterwards is refused by its name,
// because no database would match it. Nodes of the former release may be serving a contest meanwhile. A step that waits
// for a table would hold up everybody behind it, so it waits for a second at most, releases everything and tries again.

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import pg from 'pg';
import type { Migration } from '../room.ts';
import { sqlStateOf } from './retried.ts';

const LOCK = 748_392_001;
const WAIT_FOR_TABLE = '1s';
const TRY_FOR_MS = 120_000;
/** SQLSTATEs of a deadlock and of a table that others hold. */
const IN_USE = new Set(['40P01', '55P03']);

/** Returns the names that ran. Throws when an already run migration is unknown to this build (a newer database). */
export async function migrate(
  url: string,
  migrations: readonly Migration[],
  progress: (name: string) => void = () => undefined,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'rampa-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists public.migration (name text primary key, at timestamptz not null default now())',
    );
    await client.query('alter table public.migration add column if not exists sha256 text');
    const ran = await hashesOf(client);
    refuseForeign(migrations, ran);
    await rememberHashes(client, migrations, ran);
    const missing = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1)).filter(({ name }) => !ran.has(name));
    for (const migration of missing) {
      progress(migration.name);
      await betweenOthers(client, async () => {
        await client.query(migration.sql);
        await client.query('insert into public.migration (name, sha256) values ($1, $2)', [
          migration.name,
          hashOf(migration),
        ]);
      });
    }
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Line endings are normalised. */
const hashOf = ({ sql }: Migration): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/** Hashes by name; null for migrations that ran before hashes were stored. */
async function hashesOf(client: Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; sha256: string | null }>(
    'select name, sha256 from public.migration',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function refuseForeign(migrations: readonly Migration[], ran: ReadonlyMap<string, string | null>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const foreign = [...ran.keys()].filter((name) => !known.has(name));
  if (foreign.length > 0) {
    throw new Error(`База новее программы: неизвестные шаги ${foreign.join(', ')}. Обновите Рампу.`);
  }
  const changed = [...ran].filter(([name, sha256]) => sha256 !== null && sha256 !== hashOf(known.get(name)!));
  if (changed.length > 0) {
    throw new Error(
      `Шаги базы изменены после того, как были выполнены: ${changed.map(([name]) => name).join(', ')}. Верните их прежний текст.`,
    );
  }
}

/** Migrations that ran before hashes were kept get the hash of today's text. */
async function rememberHashes(
  client: Client,
  migrations: readonly Migration[],
  ran: ReadonlyMap<string, string | null>,
): Promise<void> {
  for (const migration of migrations) {
    if (ran.get(migration.name) !== null) continue;
    const values = [migration.name, hashOf(migration)];
    await client.query('update public.migration set sha256 = $2 where name = $1 and sha256 is null', values);
  }
}

async function betweenOthers(client: Client, work: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + TRY_FOR_MS; ;) {
    try {
      await inTransaction(client, work);
      return;
    } catch (error) {
      if (!IN_USE.has(sqlStateOf(error)) || performance.now() > deadline) throw error;
      await pause(100 + Math.random() * 500);
    }
  }
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = '${WAIT_FOR_TABLE}'`);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
