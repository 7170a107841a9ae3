// What fields mean to one program instead of what the form says: the city of a performance may be put together of others.

import type { Form } from '@rampa/forms/domain';
import { FIELD_TAGS, type FieldTag, type Guid } from '@rampa/kernel';
import type { ColumnContent } from './content.ts';

export type Meanings = ReadonlyMap<Guid, FieldTag>;

/** Of fields that stand in columns with another meaning than their own. */
export function meaningsIn(fields: readonly ColumnContent[], form: Pick<Form, 'fields'>): Meanings {
  const own = new Map(form.fields.map(({ guid, tag }) => [guid, tag]));
  return new Map(
    fields.flatMap(({ fieldGuid, tag }) => {
      const meaning = FIELD_TAGS.find((one) => one === tag);
      if (fieldGuid === null || meaning === undefined || own.get(fieldGuid) === meaning) return [];
      return [[fieldGuid, meaning] as const];
    }),
  );
}

/** A meaning that is given anew leaves the fields that had it. */
export function withMeanings(form: Form, meanings: Meanings): Form {
  if (meanings.size === 0) return form;
  const given = new Set(meanings.values());
  return {
    ...form,
    fields: form.fields.map((field) => {
      const tag = meanings.get(field.guid) ?? (field.tag !== null && given.has(field.tag) ? null : field.tag);
      return tag === field.tag ? field : { ...field, tag };
    }),
  };
}
