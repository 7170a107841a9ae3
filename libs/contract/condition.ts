// A rule on the wire. It is read level by level, so that a rule as deep as a well is refused in words and not by running
// out of memory. What its parts mean, and whether they fit the form, `@rampa/forms/domain` says.

import { FORM_LIMITS, type Condition } from '@rampa/kernel';
import { z } from 'zod';
import { text } from './shapes.ts';

const field = z.int().min(1).max(1_000_000);
const bound = text(40, 1);
const names = z.array(text(60, 1)).min(1).max(100);

const question = z.union([
  z.strictObject({ field, in: z.array(z.guid()).min(1).max(FORM_LIMITS.items) }),
  z.strictObject({ field, filled: z.literal(true) }),
  z.strictObject({ field, eq: text(FORM_LIMITS.line, 1) }),
  z.strictObject({ field, from: bound, to: bound.optional() }),
  z.strictObject({ field, to: bound }),
  z.strictObject({ sys: z.enum(['state', 'status']), in: names }),
]);

const WRONG = 'Условие записано неверно';
const TOO_DEEP = `Условия вложены глубже, чем на ${FORM_LIMITS.nesting} уровня`;
const TOO_MANY = `В одном правиле помещается ${FORM_LIMITS.conditions} условий`;

/** Null for a condition that can be read. */
function conditionFault(value: unknown, depth: number): string | null {
  if (depth > FORM_LIMITS.nesting) return TOO_DEEP;
  if (typeof value !== 'object' || value === null) return WRONG;
  const [key, ...others] = Object.keys(value);
  const inner = (value as Record<string, unknown>)[key ?? ''];
  if (others.length === 0 && key === 'not') return conditionFault(inner, depth + 1);
  if (others.length > 0 || (key !== 'all' && key !== 'any')) return question.safeParse(value).success ? null : WRONG;
  if (!Array.isArray(inner)) return WRONG;
  if (inner.length > FORM_LIMITS.conditions) return TOO_MANY;
  for (const one of inner) {
    const fault = conditionFault(one, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

const condition = z
  .record(z.string(), z.unknown())
  .superRefine((value, context) => {
    const fault = conditionFault(value, 1);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  })
  .meta({
    description:
      '{all|any: [условие]} | {not: условие} | {field, in: [guid строки]} | {field, filled: true} | {field, eq} | {field, from?, to?} | {sys: state|status, in}',
  }) as unknown as z.ZodType<Condition, Condition>;

/** Seen, required while its condition holds. */
export const rule = z.strictObject({ visible: condition.optional(), required: condition.optional() });
