// Single blocks and fields of an event's form, as the checklist names them. Each is one deed of `ApplicationForm/Change`,
// done to the form as it is.

import { FIELD_KINDS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { blockValues, fieldValues } from '../form-shapes.ts';
import { done } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const blockGuid = guidOf('formBlock');
const fieldGuid = guidOf('formField');
const order = z.int().min(0).max(1_000).optional();
const WRITES = ['form.changed', 'formLibrary.changed'] as const;

const block = z.strictObject(blockValues).partial().shape;
const field = z.strictObject(fieldValues).omit({ kind: true, bookGuid: true }).partial().shape;
/** A key is a guid. */
const parentKey = blockGuid.nullish();
const madePart = z.object({ guid: z.guid(), key: z.guid() });

export const CompetitionTemplateCreateBlock = defineCall({
  id: 'CompetitionTemplate/CreateBlock',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Новый блок формы; order — место среди соседей, без него в конце',
  query: competition,
  body: z.strictObject({
    ...block,
    title: blockValues.title,
    parentKey,
    /** Without bounds of its own it repeats up to twenty times. */
    isDuplicable: z.boolean().default(false),
    order,
  }),
  answer: madePart,
});

export const CompetitionTemplateCopyBlock = defineCall({
  id: 'CompetitionTemplate/CopyBlock',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Копия блока со всем, что в нём, следом за ним; условия копии спрашивают о копиях',
  query: competition,
  body: z.strictObject({ blockGuid }),
  answer: madePart,
});

export const CompetitionTemplateUpdateBlock = defineCall({
  id: 'CompetitionTemplate/UpdateBlock',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Изменить блок или переставить его; чего не названо, остаётся',
  query: competition,
  body: z.strictObject({ ...block, blockGuid, parentKey, order }),
  answer: done,
});

export const CompetitionTemplateDeleteBlock = defineCall({
  id: 'CompetitionTemplate/DeleteBlock',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Убрать блок; ответы остаются и возвращаются вместе с ним',
  query: z.strictObject({ ...competition.shape, blockGuid }),
  answer: done,
});

export const CompetitionTemplateCreateField = defineCall({
  id: 'CompetitionTemplate/CreateField',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Новое поле блока; order — место среди соседей, без него в конце',
  query: competition,
  body: z.strictObject({
    ...field,
    blockGuid,
    title: fieldValues.title,
    valueTypes: z.enum(FIELD_KINDS),
    referenceBookGuid: fieldValues.bookGuid.default(null),
    order,
  }),
  answer: madePart,
});

export const CompetitionTemplateUpdateField = defineCall({
  id: 'CompetitionTemplate/UpdateField',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Изменить поле или переставить его; чего не названо, остаётся',
  query: competition,
  body: z.strictObject({
    ...field,
    fieldGuid,
    blockGuid: blockGuid.optional(),
    valueTypes: z.enum(FIELD_KINDS).optional(),
    referenceBookGuid: fieldValues.bookGuid.optional(),
    order,
  }),
  answer: done,
});

export const CompetitionTemplateDeleteField = defineCall({
  id: 'CompetitionTemplate/DeleteField',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Убрать поле; ответы остаются и возвращаются вместе с ним',
  query: z.strictObject({ ...competition.shape, fieldGuid }),
  answer: done,
});

export const CompetitionTemplateGetAttachmentExtensionCategories = defineCall({
  id: 'CompetitionTemplate/GetAttachmentExtensionCategories',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  summary: 'Виды файлов, которые может принимать поле, и их расширения',
  answer: z.array(z.object({ key: z.string(), title: z.string(), extensions: z.array(z.string()) })),
});
