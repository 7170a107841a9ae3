// Which fields stand in the organizer's table until somebody has chosen its columns.

import type { Form } from '@rampa/forms/domain';
import type { FieldTag, Guid } from '@rampa/kernel';
import { repeatedBlock } from './import/columns.ts';

/** By what an organizer tells applications apart, beside their name. */
const READ: readonly FieldTag[] = ['nomination', 'ageCategory', 'city'];

/**
 * Fields of these roles, in this order; where the form has fewer, its first reference books stand in. What is asked of each
 * person in a list («Кто это») says nothing about the application.
 */
export function usualFields(form: Form): Guid[] {
  const known = form.fields.filter(({ guid }) => repeatedBlock(form, guid) === null);
  const byRole = READ.flatMap((role) => known.find(({ tag }) => tag === role) ?? []);
  const books = known.filter((field) => field.kind === 'ReferenceBook' && !byRole.includes(field));
  return [...byRole, ...books].slice(0, READ.length).map(({ guid }) => guid);
}
