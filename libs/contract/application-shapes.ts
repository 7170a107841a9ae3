// Shapes of applications that several calls share.

import { APPLICATION_CHANGE_KINDS, APPLICATION_STATES, FIELD_KINDS, FIELD_TAGS, FORM_LIMITS } from '@rampa/kernel';
import { z } from 'zod';
import { guidOf } from './guid-of.ts';
import { blockValues, fieldOption, fieldValues } from './form-shapes.ts';
import { date, instant, text, version } from './shapes.ts';

export const applicationState = z.enum(APPLICATION_STATES);

const status = z.object({
  guid: z.guid(),
  title: z.string(),
  colors: z.object({ backgroundColor: z.string(), fontColor: z.string() }),
});

/** What lists and pages say of an application without its answers. */
export const applicationHead = z.object({
  guid: z.guid(),
  competitionGuid: z.guid(),
  competitionTitle: z.string(),
  /** Given at the first sending, in the event never twice. */
  number: z.int().nullable(),
  title: z.string(),
  state: applicationState,
  status: status.nullable(),
  /** The organizer's word to the member beside the status. */
  comment: z.string(),
  percent: z.int(),
  /** When it was sent last: by it prices are counted. */
  dateSubscribe: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  revision: z.int(),
  /** A member's: answers of it that the organizer's people wrote last. */
  officeAnswers: z.int(),
  /** When what was answered about people was erased last, and at whose event. Null: it was not. */
  erased: z.object({ at: instant, organizer: z.string() }).nullable(),
  /** A member's draft that was never sent: it may be thrown away. */
  canDelete: z.boolean(),
  /** Whether the asking person may change it, and why not, in words. */
  isEditingEnable: z.boolean(),
  editingRefusal: z.string().nullable(),
  /** Why he may not send it now, where the dates forbid it. */
  sendingRefusal: z.string().nullable(),
  /** Why what he takes back could not be corrected, in words; null: it could. */
  takenBackRefusal: z.string().nullable(),
});
export type ApplicationHead = z.infer<typeof applicationHead>;

/** An answer as it travels: which of these a field has, its kind says. */
export const toldAnswer = {
  value: z.string(),
  valueArray: z.array(z.string()),
  valueGuids: z.array(z.guid()),
  sumIntFields: z.array(z.int().nullable()),
  sumStringFields: z.array(z.string()),
};

const filledField = z.object({
  /** Of the form's field, and what rules call it. */
  guid: z.guid(),
  key: z.int(),
  applicationBlockGuid: z.guid(),
  title: z.string(),
  hint: z.string(),
  valueTypes: z.enum(FIELD_KINDS),
  referenceBookGuid: z.guid().nullable(),
  option: fieldOption.extend({ isRequired: z.boolean() }),
  ...toldAnswer,
  /** Revision of the application that wrote the answer; 0: there has been none. The next save names it. */
  r: z.int(),
  visible: z.boolean(),
  required: z.boolean(),
  filled: z.boolean(),
  error: z.string().nullable(),
  isPrivate: z.boolean(),
});

const filledBlock = z.object({
  applicationBlockGuid: z.guid(),
  guid: z.guid(),
  parentKey: z.guid().nullable(),
  title: z.string(),
  number: z.int(),
  count: z.int(),
  min: z.int(),
  max: z.int(),
  canAdd: z.boolean(),
  canRemove: z.boolean(),
  isPerformance: z.boolean(),
  visible: z.boolean(),
  competitionBlockStatusKey: z.guid().nullable(),
});

const section = z.object({
  guid: z.guid(),
  key: z.guid(),
  parentKey: z.null(),
  title: z.string(),
  visible: z.boolean(),
  allowNextPage: z.boolean(),
  procentOfFilling: z.int(),
  blocks: z.array(filledBlock),
  fields: z.array(filledField),
});
export type ApplicationSection = z.infer<typeof section>;

const inForm = { guid: z.guid(), n: z.int() };

/** What browser and server evaluate alike. */
export const usedForm = z.object({
  revision: z.int(),
  title: z.string(),
  blocks: z.array(z.object({ ...inForm, parentGuid: z.guid().nullable(), ...blockValues })),
  fields: z.array(z.object({ ...inForm, blockGuid: z.guid(), ...fieldValues })),
});

/** A file of an answer, by the guid that `valueGuids` names. */
export const answerFile = z.object({
  /** The one that UploadedFile/GetByGuid takes. */
  guid: z.guid(),
  applicationBlockGuid: z.guid(),
  /** Of the form. */
  fieldGuid: z.guid(),
  name: z.string(),
  /** Of the content: `audio/mpeg`. */
  type: z.string(),
  size: z.int(),
  /** Of a recording; null: nobody knows. */
  seconds: z.int().nullable(),
});
export type AnswerFile = z.infer<typeof answerFile>;

/** Taken away, and brought back by ApplicationTemplate/RestoreBlock until then. */
export const removedBlock = z.object({
  applicationBlockGuid: z.guid(),
  title: z.string(),
  removedAt: instant,
  until: instant,
  /** What stood in it and in the blocks inside it, in words; of a member's without the organizer's own fields. */
  answers: z.array(z.object({ title: z.string(), text: z.string() })),
  /** False: as many stand there as the form allows. */
  canRestore: z.boolean(),
});
export type RemovedBlock = z.infer<typeof removedBlock>;

/** An answer of a member's in whose place the organizer has written another, as long as that one stands. */
export const correction = z.object({
  applicationBlockGuid: z.guid(),
  fieldGuid: z.guid(),
  /** The member's, in words. */
  was: z.string(),
  at: instant,
  /** His change was not taken, and the former answer stands again: why, perhaps without a word. Null: it was corrected. */
  turnedDown: z.string().nullable(),
});
export type Correction = z.infer<typeof correction>;

export const applicationJson = z.object({
  application: applicationHead,
  items: z.array(section),
  form: usedForm,
  files: z.array(answerFile),
  /** The last one first. */
  removedBlocks: z.array(removedBlock),
  corrections: z.array(correction),
  /** The first day of the event: ages are counted on it. */
  beginDate: date,
  /** Whose requisites papers name as the payer; null: the member by his name. */
  requisiteGuid: z.guid().nullable(),
  /** In minor units; of what is not sent yet, what it would come to now. */
  costOfParticipation: z.int(),
  isEditingEnable: z.boolean(),
  isFree: z.boolean(),
});

/** Where a section stands after a write. */
export const sectionProgress = z.object({ guid: z.guid(), procentOfFilling: z.int(), allowNextPage: z.boolean() });

/** What every write of an application answers: where it stands now. */
export const writtenApplication = z.object({
  revision: z.int(),
  state: applicationState,
  percent: z.int(),
  sections: z.array(sectionProgress),
});
export type WrittenApplication = z.infer<typeof writtenApplication>;

/** Made by the page for each deed: sent again it is answered as before and done once. */
export const changeGuid = z.guid().toLowerCase();

const items = z.array(z.guid().toLowerCase()).max(FORM_LIMITS.items);

export const sentAnswer = {
  value: text(FORM_LIMITS.text).optional(),
  valueArray: z.array(text(FORM_LIMITS.line)).max(2).optional(),
  valueGuids: items.optional(),
  sumIntFields: z.array(version.nullable()).max(FORM_LIMITS.items).optional(),
  sumStringFields: z.array(text(FORM_LIMITS.line)).max(FORM_LIMITS.items).optional(),
};

export const sentField = z.strictObject({
  /** Of the form's field. */
  guid: guidOf('formField'),
  applicationGuid: guidOf('application'),
  /** Left out: the only block of the application in which the field stands. */
  applicationBlockGuid: guidOf('applicationBlock').optional(),
  changeGuid: changeGuid.optional(),
  /** The `r` from which the sender began. Left out: whatever there is. */
  baseRevision: version.optional(),
  valueTypes: z.enum(FIELD_KINDS).optional(),
  ...sentAnswer,
});

const LISTS = ['valueArray', 'valueGuids', 'sumIntFields', 'sumStringFields'];
const NUMBERS = ['sumIntFields', 'baseRevision'];
/** Empty, they are left out: a form sends every field that it has. */
const LEFT_OUT = ['applicationBlockGuid', 'changeGuid', 'baseRevision', 'valueTypes', 'file'];

/** As the checklist sends it: names with a capital letter, a list as `ValueGuids[]` again and again. */
export function fieldFromForm(fields: readonly (readonly [string, string])[]): unknown {
  const body = new Map<string, unknown>();
  for (const [name, value] of fields) {
    const plain = name.replace(/\[\d*\]$/, '');
    const key = plain.charAt(0).toLowerCase() + plain.slice(1);
    const said = NUMBERS.includes(key) ? (value.trim() === '' ? null : Number(value)) : value;
    if (LISTS.includes(key)) body.set(key, [...((body.get(key) as unknown[] | undefined) ?? []), said]);
    else if (value !== '' || !LEFT_OUT.includes(key)) body.set(key, said);
  }
  return Object.fromEntries(body);
}

export const effectiveAnswer = z.object({
  fieldGuid: z.guid(),
  title: z.string(),
  tag: z.enum(FIELD_TAGS).nullable(),
  text: z.string(),
});

export const historyLine = z.object({
  revision: z.int(),
  kind: z.enum(APPLICATION_CHANGE_KINDS),
  applicationBlockGuid: z.guid().nullable(),
  fieldGuid: z.guid().nullable(),
  /** «Название», «Номер 2», «Статус» */
  title: z.string(),
  before: z.string(),
  after: z.string(),
  authorGuid: z.guid().nullable(),
  authorName: z.string(),
  isOrganizer: z.boolean(),
  /** It has come with a table. */
  isImported: z.boolean(),
  at: instant,
});
