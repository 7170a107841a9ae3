import { sought } from '@rampa/kernel';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Database } from './database.ts';

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 2).connect();
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await created?.drop();
});

it('the database folds what is searched as the kernel does', async () => {
  const sign = fc.constantFrom(...'аЁёЖ9 -‐‑–—−\u00a0\u2009\u202f\t\n\ufeff№«%_\\·');
  const texts = fc.sample(fc.string({ unit: sign, maxLength: 20 }), 2_000);
  const rows = await database.query<{ folded: string }>(
    'select lists.sought(t) as folded from unnest($1::text[]) with ordinality n (t, at) order by at',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(sought));
});
