// A fresh copy of the migrated template for each test file: isolation without truncating.

import pg from 'pg';

export const TEMPLATE = 'rampa_template';

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

function superuserUrl(): string {
  const url = process.env.RAMPA_TEST_DATABASE_URL;
  if (!url) throw new Error('RAMPA_TEST_DATABASE_URL is not set: run the tests through Vitest’s «real» project');
  return url;
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE);
}

/** A database without any migration. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${Math.random().toString(36).slice(2, 12)}`;
  await asSuperuser(`create database ${name} template ${template}`);
  return {
    url: withDatabase(superuserUrl(), name),
    drop: () => asSuperuser(`drop database if exists ${name} with (force)`),
  };
}

/** One of the 15 spare logical databases, so that files running side by side do not see each other's queues. */
export function testRedisUrl(): string {
  const url = new URL(process.env.RAMPA_TEST_REDIS_URL!);
  url.pathname = `/${1 + Math.floor(Math.random() * 15)}`;
  return url.toString();
}
