// Derives the rules of a call's form fields from its schema. A client's build carries no schema: it writes the rules
// into the modules whose forms send the call, and replaces this file by a map (`apps/trim.ts`).

import { z } from 'zod';
import type { CallDefinition } from './call.ts';
import type { Rule } from './rules.ts';
import { thousandths } from './shapes.ts';

/** Of what a form fills in: the body, or the query where the body is a file. Null: a person can correct nothing of it. */
export function rulesOf(call: Pick<CallDefinition, 'body' | 'query' | 'takesFile'>): Rule | null {
  return ruleOf(filledIn(call));
}

/** The schema of what a form fills in. */
export const filledIn = ({ body, query, takesFile }: Pick<CallDefinition, 'body' | 'query' | 'takesFile'>) =>
  takesFile ? query : body;

function ruleOf(schema: z.core.$ZodType): Rule | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = ruleOf(schema.unwrap() as z.core.$ZodType);
    return inner && inner.is !== 'choice' ? { ...inner, absent: true } : null;
  }
  if (schema instanceof z.ZodNullable) {
    const inner = ruleOf(schema.unwrap() as z.core.$ZodType);
    return inner && { ...inner, empty: true };
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || schema instanceof z.ZodGUID)
    return { is: 'choice' };
  if (schema instanceof z.ZodISODate) return { is: 'day' };
  if (schema instanceof z.ZodISODateTime) return { is: 'instant' };
  if (schema instanceof z.ZodString) return textRule(schema);
  if (schema instanceof z.ZodNumber) return numberRule(schema);
  if (schema instanceof z.ZodArray) {
    const of = ruleOf(schema.element);
    return { is: 'list', ...boundsOf(schema), ...(of ? { of } : {}) };
  }
  if (schema instanceof z.ZodRecord) {
    const of = ruleOf(schema.valueType);
    return of && { is: 'record', of };
  }
  if (!(schema instanceof z.ZodObject)) return null;
  const fields = Object.entries(schema.shape).flatMap(([name, field]): [string, Rule][] => {
    const rule = ruleOf(field as z.core.$ZodType);
    return rule ? [[name, rule]] : [];
  });
  return fields.length > 0 ? { is: 'fields', fields: Object.fromEntries(fields) } : null;
}

interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  pattern?: RegExp;
}

// zod declares its checks one by one; only these fields of them are read here.
const checksOf = (schema: z.core.$ZodType) =>
  (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as unknown as Check);

/** Bounds of a text's or a list's length. */
function boundsOf(schema: z.core.$ZodType): { min?: number; max?: number } {
  const bounds: { min?: number; max?: number } = {};
  for (const { check, minimum, maximum } of checksOf(schema)) {
    if (check === 'min_length' && minimum! > 0) bounds.min = minimum!;
    if (check === 'max_length') bounds.max = maximum!;
  }
  return bounds;
}

function textRule(schema: z.ZodString): Rule {
  const checks = checksOf(schema);
  const pattern = checks.find(({ check }) => check === 'string_format')?.pattern?.source;
  return {
    is: 'text',
    ...boundsOf(schema),
    ...(pattern ? { pattern } : {}),
    ...(checks.some(({ check }) => check === 'overwrite') ? {} : { isRaw: true }),
  };
}

/** Adds narrower bounds to wider ones. */
function numberRule(schema: z.ZodNumber): Rule {
  const checks = checksOf(schema);
  const over = (name: string) => checks.flatMap(({ check, value }) => (check === name ? [value!] : []));
  const [min, max] = [over('greater_than'), over('less_than')];
  const own = thousandths._zod.def.checks!.at(-1)!;
  return {
    is: 'number',
    ...(min.length > 0 ? { min: Math.max(...min) } : {}),
    ...(max.length > 0 ? { max: Math.min(...max) } : {}),
    ...(schema._zod.def.checks!.includes(own) ? { isThousandths: true } : {}),
  };
}
