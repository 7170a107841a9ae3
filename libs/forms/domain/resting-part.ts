// What some fields of a form rest on, so that whoever asks for a dozen of four hundred reads and counts no others.

import { conditionsOf, namedFields } from './conditions.ts';
import type { Form, FormField, Rule } from './form-types.ts';

/** Every block, the fields that are meant, and those by which it is told whether they are seen and owed. */
export function restingPart(form: Form, isMeant: (field: FormField) => boolean): Form {
  const byNumber = new Map(form.fields.map((field) => [field.n, field]));
  const named = ({ rule }: { rule: Rule | null }) =>
    conditionsOf(rule).flatMap(namedFields).flatMap((n) => byNumber.get(n) ?? []); // prettier-ignore
  const kept = new Set([...form.fields.filter(isMeant), ...form.blocks.flatMap(named)]);
  // A set goes on through what is added while it is walked.
  for (const field of kept) named(field).forEach((one) => kept.add(one));
  return { blocks: form.blocks, fields: form.fields.filter((field) => kept.has(field)) };
}
