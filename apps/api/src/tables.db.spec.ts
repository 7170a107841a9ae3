// What rooms say of their columns, and what their migrations have made of them.

import { Database, filled, required, table } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOMS } from './rooms.ts';

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 2, []).connect();
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

it('are the same', async () => {
  const tables = ROOMS.flatMap((room) => room.tables ?? []);
  expect(tables.length).toBeGreaterThan(0);
  expect((await Promise.all(tables.map((one) => one.faults(database)))).flat()).toEqual([]);
});

it('are told apart: a column too many, one forgotten, another type', async () => {
  await database.query('create table public.thing (guid uuid primary key, title text not null, note text)');
  const said = table('public.thing', {
    guid: required<string>('uuid'),
    title: filled<number>('int4'),
    color: required<string>('text'),
  });
  expect(await said.faults(database)).toEqual([
    'public.thing.color: text here, missing in the database',
    'public.thing.note: missing here, text, may be null in the database',
    'public.thing.title: int4, filled here, text in the database',
  ]);
});
