// Runs what is missing, in the order of names, each in its own transaction, under one advisory lock: two nodes may
// start at once.

import type { Client } from 'pg';
import pg from 'pg';
import type { Migration } from '../room.ts';

const LOCK = 748_392_001;

/** Answers the names that ran. Throws when an already run migration is unknown to this build (a newer database). */
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
    const known = new Set(migrations.map((migration) => migration.name));
    const ran = new Set(
      (await client.query<{ name: string }>('select name from public.migration')).rows.map((row) => row.name),
    );
    const foreign = [...ran].filter((name) => !known.has(name));
    if (foreign.length > 0) {
      throw new Error(`База новее программы: неизвестные шаги ${foreign.join(', ')}. Обновите Рампу.`);
    }
    const missing = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1)).filter(({ name }) => !ran.has(name));
    for (const migration of missing) {
      progress(migration.name);
      await inTransaction(client, async () => {
        await client.query(migration.sql);
        await client.query('insert into public.migration (name) values ($1)', [migration.name]);
      });
    }
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
