import { newGuid } from '@rampa/kernel';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renewEpochsOfRestoredCopy } from './restored-copy.ts';
import { startServices, type TestServices } from './testing/services.ts';

let services: TestServices;
let client: pg.Client;

beforeEach(async () => {
  services = await startServices();
  client = await connected(services.databaseUrl);
  await client.query(`insert into live.stream (stream_guid, kind) values ($1, 'competition')`, [newGuid()]);
});
afterEach(async () => {
  await client.end();
  await services.stop();
});

async function connected(url: string): Promise<pg.Client> {
  const found = new pg.Client({ connectionString: url });
  await found.connect();
  return found;
}

async function epoch(of: pg.Client): Promise<string> {
  return (await of.query<{ epoch: string }>(`select epoch from live.stream where kind = 'competition'`)).rows[0]!.epoch;
}

it('a database that stayed where it is keeps its epochs from start to start', async () => {
  const before = await epoch(client);
  for (const start of [1, 2, 3])
    expect(await renewEpochsOfRestoredCopy(services.databaseUrl), `start ${start}`).toBe(false);
  expect(await epoch(client)).toBe(before);
});

it('a copy has new epochs at its first start, and keeps them from then on', async () => {
  await renewEpochsOfRestoredCopy(services.databaseUrl);
  const before = await epoch(client);
  await client.end();
  const copy = new URL(services.databaseUrl);
  const original = copy.pathname.slice(1);
  copy.pathname = `/${original}_copy`;
  const other = new URL(services.databaseUrl);
  other.pathname = '/postgres';
  const server = await connected(other.href);
  await server.query(`create database ${original}_copy template ${original}`);
  try {
    expect(await renewEpochsOfRestoredCopy(copy.href)).toBe(true);
    client = await connected(copy.href);
    const turned = await epoch(client);
    expect(turned).not.toBe(before);
    expect(await renewEpochsOfRestoredCopy(copy.href)).toBe(false);
    expect(await epoch(client)).toBe(turned);
  } finally {
    await client.end();
    await server.query(`drop database ${original}_copy with (force)`);
    await server.end();
    client = await connected(services.databaseUrl);
  }
});
