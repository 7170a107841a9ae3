import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Database, type Reader } from './database.ts';
import { UnitOfWork } from './unit-of-work.ts';

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 2).connect();
  await database.query('create table public.thing (n integer)');
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await created?.drop();
});

async function answers(reader: Reader): Promise<unknown[]> {
  const all = [];
  for (const sql of [
    'insert into public.thing values (1), (2) returning n',
    'update public.thing set n = n + 10 returning n',
    'update public.thing set n = n where n = 0 returning n',
    'update public.thing set n = n',
    'delete from public.thing returning n',
    'select n from public.thing',
  ]) {
    all.push(await reader.query(sql));
  }
  return all;
}

const ROWS = [[{ n: 1 }, { n: 2 }], [{ n: 11 }, { n: 12 }], [], [], [{ n: 11 }, { n: 12 }], []];

it('a statement of any kind answers its rows, in the pool as in a transaction', async () => {
  expect(await answers(database)).toEqual(ROWS);
  const work = new UnitOfWork(database, { publish: () => undefined } as never, null as never);
  expect((await work.run({ actor: 'test' }, answers)).result).toEqual(ROWS);
  expect(await database.snapshot((reader) => reader.query('select 1 as n'))).toEqual([{ n: 1 }]);
});
