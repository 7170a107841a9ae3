// Which fields of a table name somebody, by what the form or a column says that they mean.

import type { FieldTag, Guid } from '@rampa/kernel';
import type { ColumnPart } from './column-types.ts';

/** What tells who somebody is, and what names others beside him. Each list with the strictest first. */
const WHO: readonly (FieldTag | null)[] = ['personFullName', 'personBirthDate', 'performer'];
const OTHERS: readonly (FieldTag | null)[] = ['teachers', 'collective'];

export const tellsWho = (tag: FieldTag | null): boolean => WHO.includes(tag);
export const namesSomebody = (tag: FieldTag | null): boolean => tellsWho(tag) || OTHERS.includes(tag);

/**
 * What a field means where columns say something of it too. A column may say that it names somebody; none may say that it
 * names nobody, because then a column would open a name.
 */
export function strictestTag(ofForm: FieldTag | null, ofColumns: readonly FieldTag[]): FieldTag | null {
  const said = [...ofColumns, ofForm];
  return [...WHO, ...OTHERS].find((tag) => said.includes(tag)) ?? said[0] ?? null;
}

/** What columns say of each field. It holds in all of them, for what one shortens would be read whole in another. */
export function tagsIn(parts: readonly ColumnPart[]): Map<Guid, FieldTag[]> {
  const tags = new Map<Guid, FieldTag[]>();
  for (const part of parts)
    if ('field' in part && part.tag) tags.set(part.field, [...(tags.get(part.field) ?? []), part.tag]);
  return tags;
}
