import { expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS } from './index.ts';

/** The database keeps these in eight bytes, sums of money in jsonb. */
const LONG = ['deviceSeq', 'seenRevision', 'baseVersion', 'price', 'max', 'amount', 'documentedCosts'];

function* numbersIn(schema: z.ZodType, path: string): Generator<[string, z.ZodType]> {
  if (schema instanceof z.ZodNumber) yield [path, schema];
  else if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) yield* numbersIn(field as z.ZodType, `${path}.${name}`);
  } else if (schema instanceof z.ZodArray) yield* numbersIn(schema.element as z.ZodType, path);
  else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) yield* numbersIn(option as z.ZodType, path);
  } else if (schema instanceof z.ZodPipe) yield* numbersIn(schema.out as z.ZodType, path);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    yield* numbersIn(schema.unwrap() as z.ZodType, path);
  }
}

it('a whole number that a call takes fits into four bytes, or the database would refuse it with an error of its own', () => {
  const found = CALLS.flatMap(({ id, query, body }) =>
    [query, body].flatMap((schema) => [...numbersIn(schema as z.ZodType, id)]),
  );
  expect(found.length).toBeGreaterThan(50);
  const wide = found.filter(([path, schema]) => {
    return !LONG.includes(path.split('.').at(-1)!) && schema.safeParse(2 ** 31).success;
  });
  expect(wide.map(([path]) => path)).toEqual([]);
});
