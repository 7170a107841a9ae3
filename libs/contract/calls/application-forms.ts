// The constructor: the form of an event's applications, changed deed by deed. Beyond the checklist.

import { FIELD_KINDS, FIELD_TAGS, FORM_DEEDS, READY_FORM_KEYS } from '@rampa/kernel';
import { z } from 'zod';
import { usedForm } from '../application-shapes.ts';
import { defineCall, guidOf } from '../call.ts';
import { formEdits, formFault, formShape } from '../form-shapes.ts';
import { created, instant, queryInt, queryPage, version } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const formGuid = guidOf('applicationForm');
const WRITES = ['form.changed', 'formLibrary.changed'] as const;

/** Made by the page for each press: the same one again is answered as before and done once. */
const changeGuid = z.guid().toLowerCase();

export const ApplicationFormGetByCompetition = defineCall({
  id: 'ApplicationForm/GetByCompetition',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['form.changed', 'books.changed'],
  summary: 'Форма заявки мероприятия со всем, что в ней было, и замечаниями; null, пока её нет',
  query: competition,
  answer: z.object({ form: formShape.nullable() }),
});

const formNow = z.object({
  /** Null, while there is no form. */
  revision: z.int().nullable(),
});
export type FormNow = z.infer<typeof formNow>;

export const ApplicationFormGetNow = defineCall({
  id: 'ApplicationForm/GetNow',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Какая сейчас ревизия формы; вид live `form`',
  query: competition,
  answer: formNow,
});

const fieldOfForm = z.object({
  guid: z.guid(),
  /** By which rules and answers call it. */
  key: z.int(),
  title: z.string(),
  blockGuid: z.guid(),
  /** «Номер», or «Номер · Участник». */
  blockTitle: z.string(),
  valueTypes: z.enum(FIELD_KINDS),
  referenceBookGuid: z.guid().nullable(),
  tag: z.enum(FIELD_TAGS).nullable(),
  isRequired: z.boolean(),
  isPrivate: z.boolean(),
  /** An application may have several of it. */
  isRepeated: z.boolean(),
  /** Somebody has answered it. */
  isUsed: z.boolean(),
});

export const CompetitionGetCompetitionFieldsJson = defineCall({
  id: 'Competition/GetCompetitionFieldsJson',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['form.changed', 'application.changed'],
  summary: 'Поля формы заявки подряд, как их проходит участник: из них выбирают столбцы',
  query: competition,
  answer: z.array(fieldOfForm),
});

export const CompetitionGetCompetitionJson = defineCall({
  id: 'Competition/GetCompetitionJson',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Форма заявки, какой её видит участник и организатор: разделы, блоки и поля; null, пока её нет',
  query: competition,
  answer: z.object({ form: usedForm.nullable() }),
});

export const ApplicationFormCreate = defineCall({
  id: 'ApplicationForm/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['form.changed', 'formLibrary.changed', 'books.changed', 'nominations.changed'],
  summary: 'Форма заявки мероприятия: готовая, из библиотеки или пустая; справочники готовой создаются вместе с ней',
  query: competition,
  body: z
    .strictObject({ readyKey: z.enum(READY_FORM_KEYS).optional(), templateGuid: formGuid.optional() })
    .refine(({ readyKey, templateGuid }) => !readyKey || !templateGuid, 'Выберите что-то одно'),
  answer: created,
});

/** `numbers`: what rules call the parts that the deeds have added. */
const changed = z.object({
  revision: z.int(),
  numbers: z.record(z.string(), z.int()),
  /** Somebody else has changed it since `revision` of the sender: the form is read anew. */
  isBehind: z.boolean(),
  faults: z.array(formFault),
});

export const ApplicationFormChange = defineCall({
  id: 'ApplicationForm/Change',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  counted: 'edits',
  summary:
    'Изменить форму: все правки или ни одной; чужие правки остаются, а там, где разошлись, отказ называет чьё стоит',
  body: z.strictObject({ formGuid, changeGuid, revision: version, edits: formEdits }),
  answer: changed,
});

export const ApplicationFormUndo = defineCall({
  id: 'ApplicationForm/Undo',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Отменить одну правку новой правкой; отменить отмену — вернуть. Отказ, если с тех пор изменили то же самое',
  body: z.strictObject({ formGuid, changeGuid, undone: version.min(1) }),
  answer: changed,
});

export const ApplicationFormGetChanges = defineCall({
  id: 'ApplicationForm/GetChanges',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Кто и что менял в форме, последнее — первым; по номеру правку отменяют',
  query: z.strictObject({
    formGuid,
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(20),
  }),
  answer: z.object({
    collection: z.array(
      z.object({
        revision: z.int(),
        at: instant,
        authorGuid: z.guid().nullable(),
        authorName: z.string(),
        deed: z.enum(FORM_DEEDS),
        /** Blocks and fields to which it was done, by the titles that they have now. */
        titles: z.array(z.string()),
        undoes: z.int().nullable(),
        undoneBy: z.int().nullable(),
      }),
    ),
    totalCount: z.int(),
  }),
});

export const ApplicationFormGetImpact = defineCall({
  id: 'ApplicationForm/GetImpact',
  method: 'POST',
  who: ['org:settings'],
  kind: 'read',
  shows: ['form.changed'],
  summary:
    'Что правки, или отмена одной прежней, сделают с ответами, которые уже есть: что скроется, что станет незаполненным; ничего не меняет',
  // Both at once are refused by the call itself: who may ask is found out first.
  body: z.strictObject({ formGuid, edits: formEdits.optional(), undone: version.min(1).optional() }),
  answer: z.object({
    applicationCount: z.int(),
    touchedApplications: z.int(),
    touchedValues: z.int(),
    fields: z.array(
      z.object({
        fieldGuid: z.guid(),
        title: z.string(),
        effect: z.enum(['hidden', 'removed', 'shown', 'unfilled', 'wrong']),
        applications: z.int(),
        values: z.int(),
      }),
    ),
    /** Answered fields of another kind or book: a new field takes their place (`replaceField`), and these answers go over. */
    carrying: z.array(
      z.object({
        fieldGuid: z.guid(),
        title: z.string(),
        carried: z.int(),
        left: z.int(),
        /** Those that do not go over first; `after` null: it stays with the former field, `why` says it. */
        examples: z.array(
          z.object({ before: z.string(), after: z.string().nullable(), why: z.string().nullable(), count: z.int() }),
        ),
        /** What goes on naming the former field: views of the table (`guid` null), reports, columns of programs. */
        named: z.array(
          z.object({ place: z.enum(['view', 'report', 'program']), guid: z.guid().nullable(), title: z.string() }),
        ),
      }),
    ),
    /** The touched applications, the first hundred. */
    applications: z.array(z.object({ guid: z.guid(), number: z.int().nullable(), title: z.string(), values: z.int() })),
    /** What the changed form would be reproached with. */
    faults: z.array(formFault),
  }),
});
