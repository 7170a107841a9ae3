// A form of applications as it travels: blocks and fields in two lists, each in the order in which a member meets them.

import { FIELD_KINDS, FIELD_TAGS, FILE_CATEGORY_KEYS, FORM_LIMITS, RANGE_KINDS, TEXT_FORMATS } from '@rampa/kernel';
import { z } from 'zod';
import { rule } from './condition.ts';
import { text, thousandths, date } from './shapes.ts';

const guid = z.guid().toLowerCase();
const title = text(FORM_LIMITS.title, 1);
const length = z.int().min(0).max(FORM_LIMITS.text);
const copies = z.int().min(0).max(FORM_LIMITS.copies);
/** What rules call a field: a number that is never given twice in one form. */
const n = z.int().min(1).max(1_000_000);

/** Limits of a field; which of them fit its kind, the server says in words. */
export const fieldOption = z.strictObject({
  format: z.enum(TEXT_FORMATS).optional(),
  minLength: length.optional(),
  maxLength: length.optional(),
  min: thousandths.optional(),
  max: thousandths.optional(),
  from: date.optional(),
  to: date.optional(),
  mask: text(60, 1).optional(),
  count: z.int().min(1).max(FORM_LIMITS.items).optional(),
  hasQuantity: z.boolean().optional(),
  hasText: z.boolean().optional(),
  otherAges: z.int().min(0).max(100).optional(),
  categories: z.array(z.enum(FILE_CATEGORY_KEYS)).max(FILE_CATEGORY_KEYS.length).optional(),
  megabytes: z.int().min(1).max(FORM_LIMITS.megabytes).optional(),
  seconds: z.int().min(1).max(FORM_LIMITS.seconds).optional(),
  of: z.enum(RANGE_KINDS).optional(),
});

export const blockValues = {
  title,
  min: copies,
  max: copies,
  isPerformance: z.boolean(),
  rule: rule.nullable(),
};

/** `bookGuid` is checked by the use case: a book that is gone is told at its field. */
export const fieldValues = {
  kind: z.enum(FIELD_KINDS),
  bookGuid: guid.nullable(),
  title,
  hint: text(FORM_LIMITS.hint),
  option: fieldOption,
  rule: rule.nullable(),
  tag: z.enum(FIELD_TAGS).nullable(),
  isRequired: z.boolean(),
  isPrivate: z.boolean(),
  isPersonal: z.boolean(),
};

const blockDefaults = {
  title,
  min: copies.default(1),
  max: copies.default(1),
  isPerformance: z.boolean().default(false),
  rule: rule.nullable().default(null),
};
const fieldDefaults = {
  kind: z.enum(FIELD_KINDS),
  bookGuid: guid.nullable().default(null),
  title,
  hint: text(FORM_LIMITS.hint).default(''),
  option: fieldOption.default({}),
  rule: rule.nullable().default(null),
  tag: z.enum(FIELD_TAGS).nullable().default(null),
  isRequired: z.boolean().default(false),
  isPrivate: z.boolean().default(false),
  isPersonal: z.boolean().default(true),
};

/**
 * A whole form. A part that the form knows by its guid stays itself; every other part is new and gets a guid of the
 * server's; what is not named is removed, and its answers stay.
 */
export const formTree = z.strictObject({
  title,
  blocks: z
    .array(z.strictObject({ guid, n, parentGuid: guid.nullable(), ...blockDefaults }))
    .max(FORM_LIMITS.blocks * 5),
  fields: z.array(z.strictObject({ guid, n, blockGuid: guid, ...fieldDefaults })).max(FORM_LIMITS.fields * 5),
});

const part = z.strictObject({ guid });
/** Behind which one of those beside it; null: first; left out: last. */
const afterGuid = guid.nullable().optional();

/** One deed of the constructor. Guids of new parts are made by the page. */
export const formEdit = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rename'), title }),
  z.strictObject({ do: z.literal('addBlock'), guid, parentGuid: guid.nullable(), afterGuid, ...blockDefaults }),
  z.strictObject({ do: z.literal('changeBlock'), guid, values: z.strictObject(blockValues).partial() }),
  z.strictObject({ do: z.literal('moveBlock'), guid, parentGuid: guid.nullable(), afterGuid }),
  z.strictObject({ do: z.literal('copyBlock'), guid, copyGuid: guid }),
  part.extend({ do: z.literal('removeBlock') }),
  part.extend({ do: z.literal('restoreBlock') }),
  z.strictObject({ do: z.literal('addField'), guid, blockGuid: guid, afterGuid, ...fieldDefaults }),
  z.strictObject({ do: z.literal('changeField'), guid, values: z.strictObject(fieldValues).partial() }),
  z.strictObject({ do: z.literal('moveField'), guid, blockGuid: guid, afterGuid }),
  z.strictObject({ do: z.literal('copyField'), guid, copyGuid: guid }),
  part.extend({ do: z.literal('removeField') }),
  z.strictObject({
    do: z.literal('replaceField'),
    guid,
    copyGuid: guid,
    values: z.strictObject(fieldValues).partial(),
  }),
  part.extend({ do: z.literal('restoreField') }),
]);
export const formEdits = z.array(formEdit).min(1).max(FORM_LIMITS.edits);

const inForm = { guid: z.guid(), n: z.int(), isRemoved: z.boolean() };

/** `isStop`: such a form is not stored. `guid`: the block or field, null for the form; `key`: which of its values. */
export const formFault = z.object({
  isStop: z.boolean(),
  guid: z.guid().nullable(),
  key: z.string(),
  message: z.string(),
});

/** Removed blocks and fields stand behind the others; their answers are kept. */
export const formShape = z.object({
  guid: z.guid(),
  competitionGuid: z.guid().nullable(),
  title: z.string(),
  revision: z.int(),
  lastN: z.int(),
  blocks: z.array(z.object({ ...inForm, parentGuid: z.guid().nullable(), ...blockValues })),
  fields: z.array(z.object({ ...inForm, blockGuid: z.guid(), ...fieldValues })),
  faults: z.array(formFault),
  /** How many applications have been made by it; null until a room counts them. */
  applicationCount: z.int().nullable(),
});
export type FormView = z.infer<typeof formShape>;
export type FormEditSent = z.input<typeof formEdit>;
