// Rules that exist as SQL functions agree with the domain.

import { serves, validateMark } from '@rampa/jury/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 2).connect();
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

it('a mark is off the scale in SQL where it is in the domain', async () => {
  const scale = fc
    .record({ min: fc.integer({ min: -3000, max: 3000 }), step: fc.constantFrom(1, 100, 250, 500, 1000) })
    .chain(({ min, step }) => fc.record({ min: fc.constant(min), step: fc.constant(step), steps: fc.nat(12) }));
  const near = fc.constantFrom(-1000, -500, -1, 0, 1, 250, 500, 1000);
  const cases = fc
    .sample(fc.record({ scale, at: fc.nat(12), near }), 500)
    .map(({ scale: { min, step, steps }, at, near: by }) => ({
      ...{ min, max: min + step * (steps + 1), step },
      value: min + step * at + by,
    }));
  const rows = await database.query<{ fault: string | null }>(
    `select jury.off_scale(value, min, max, step) as fault
       from unnest($1::int[], $2::int[], $3::int[], $4::int[]) with ordinality o (value, min, max, step, n) order by n`,
    [
      cases.map((one) => one.value),
      cases.map((one) => one.min),
      cases.map((one) => one.max),
      cases.map((one) => one.step),
    ],
  );
  const said = cases.map(({ value, ...one }) => validateMark(one, value));
  expect(new Set(said)).toEqual(new Set(['ok', 'below', 'above', 'step']));
  expect(rows.map(({ fault }) => fault ?? 'ok')).toEqual(said);
});

it('no mark is never off the scale', async () => {
  const [row] = await database.query<{ fault: string | null }>('select jury.off_scale(null, 0, 10000, 500) as fault');
  expect(row!.fault).toBeNull();
});

it('a list of nominations serves in SQL what it serves in the domain', async () => {
  const [first, second, third] = [newGuid(), newGuid(), newGuid()];
  const lists: Guid[][] = [[], [first], [first, second]];
  for (const nominations of lists) {
    for (const nomination of [null, first, second, third]) {
      const [row] = await database.query<{ served: boolean | null }>('select jury.serves($1, $2) as served', [
        nominations,
        nomination,
      ]);
      expect(row!.served ?? false).toBe(serves(nominations, nomination));
    }
  }
});
