// A row as a call answers it: the fields that the contract names, with instants as text.

import type { z } from 'zod';

type Shape = Record<string, z.ZodType>;
type Answered<T> = T extends string ? T | Date : T;

/** A column that the contract names under the same name needs no line here. */
export function answered<S extends Shape>(
  schema: z.ZodObject<S>,
  row: { [K in keyof S]: Answered<z.output<S[K]>> },
): z.output<z.ZodObject<S>> {
  const fields = Object.keys(schema.shape).map((key) => [key, row[key]] as const);
  const told = fields.map(([key, value]) => [key, (value as unknown) instanceof Date ? isoOf(value) : value]);
  // `fromEntries` forgets which key has which type; the keys are those of the schema.
  return Object.fromEntries(told) as unknown as z.output<z.ZodObject<S>>;
}

function isoOf(value: unknown): string {
  return (value as Date).toISOString();
}
