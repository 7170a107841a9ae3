// Items of the running order: create, change, number, delete.

import { z } from 'zod';
import { ITEM_KINDS, PERFORMER_KINDS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { created, done, text, title } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

/** The longest texts of an item; a pasted table is checked against them before it is sent. */
export const ITEM_TEXTS = {
  number: 12,
  block: 120,
  performer: 300,
  collective: 300,
  city: 200,
  institution: 300,
  teachers: 500,
  pieceTitle: 500,
  authors: 500,
  title: 300,
  presenterText: 5000,
  note: 1000,
} as const;
export const GROUP_VALUE_MAX = 200;

/** What an item says about itself; group values are keyed by the guid of the event's group field. */
const itemShape = {
  kind: z.enum(ITEM_KINDS),
  number: text(ITEM_TEXTS.number),
  block: text(ITEM_TEXTS.block),
  performer: text(ITEM_TEXTS.performer),
  collective: text(ITEM_TEXTS.collective),
  city: text(ITEM_TEXTS.city),
  institution: text(ITEM_TEXTS.institution),
  teachers: text(ITEM_TEXTS.teachers),
  pieceTitle: text(ITEM_TEXTS.pieceTitle),
  authors: text(ITEM_TEXTS.authors),
  title: text(ITEM_TEXTS.title),
  presenterText: text(ITEM_TEXTS.presenterText),
  note: text(ITEM_TEXTS.note),
  duration: z.int().min(0).max(86_400),
  peopleCount: z.int().min(0).max(10_000),
  /** Whether the performer is a person, people or a collective: strangers see names of people only by consent. */
  performerKind: z.enum(PERFORMER_KINDS),
  nominationGuid: guidOf('bookItem').nullable(),
  /** A value of the field by its guid or its text; a new text becomes a new value of the event. */
  groupValues: z.record(z.guid(), text(GROUP_VALUE_MAX)),
};

export const itemFields = z.strictObject({
  kind: itemShape.kind.default('performance'),
  number: itemShape.number.default(''),
  block: itemShape.block.default(''),
  performer: itemShape.performer.default(''),
  collective: itemShape.collective.default(''),
  city: itemShape.city.default(''),
  institution: itemShape.institution.default(''),
  teachers: itemShape.teachers.default(''),
  pieceTitle: itemShape.pieceTitle.default(''),
  authors: itemShape.authors.default(''),
  title: itemShape.title.default(''),
  presenterText: itemShape.presenterText.default(''),
  note: itemShape.note.default(''),
  duration: itemShape.duration.default(0),
  peopleCount: itemShape.peopleCount.default(0),
  performerKind: itemShape.performerKind.default('unknown'),
  nominationGuid: itemShape.nominationGuid.optional(),
  groupValues: itemShape.groupValues.default({}),
});

export const CompetitionProgramItemUpdate = defineCall({
  id: 'CompetitionProgramItem/Update',
  method: 'PUT',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed', 'groupFields.changed', 'item.activity', 'results.written'],
  summary: 'Изменить пункт программы',
  query: program,
  // Only sent fields change, so there are no defaults here.
  body: z
    .strictObject(itemShape)
    .partial()
    .extend({
      competitionProgramItemGuid: guidOf('item'),
      isWithdrawn: z.boolean().optional(),
      participantUserGuid: z.guid().toLowerCase().nullable().optional(),
    }),
  answer: done,
});

export const CompetitionProgramItemSetWithdrawn = defineCall({
  id: 'CompetitionProgramItem/SetWithdrawn',
  method: 'PUT',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed', 'item.activity', 'results.written'],
  summary: 'Снять несколько пунктов с программы или вернуть',
  query: program,
  body: z.strictObject({ data: z.array(guidOf('item')).min(1).max(5000), isWithdrawn: z.boolean() }),
  answer: done,
});

export const CompetitionProgramItemDeleteRange = defineCall({
  id: 'CompetitionProgramItem/DeleteRange',
  method: 'DELETE',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed', 'results.written'],
  summary: 'Удалить пункты без оценок',
  query: program,
  body: z.strictObject({ data: z.array(guidOf('item')).min(1).max(1000) }),
  answer: done,
});

export const CompetitionProgramItemCreatePause = defineCall({
  id: 'CompetitionProgramItem/CreatePause',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed'],
  summary: 'Перерыв',
  query: program,
  body: z.strictObject({ title, minutes: z.int().min(0).max(1440), afterItemGuid: guidOf('item').nullish() }),
  answer: created,
});

export const CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram = defineCall({
  id: 'CompetitionProgramItem/CreateApplicationNumbersByCompetitionProgram',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed'],
  summary:
    'Номера выступлений подряд; опубликованной или напечатанной программы — только с isForced, после её начала не меняются',
  query: program,
  body: z.strictObject({
    start: z.int().min(1).max(9999).default(1),
    /** Difference between two numbers. */
    step: z.int().min(1).max(100).default(1),
    /** Prefix of each number. */
    prefix: text(5).default(''),
    /**
     * `block`: numbers begin again in each part; `event`: they continue through all programs of the event, which are
     * numbered together.
     */
    scope: z.enum(['event', 'program', 'block']).default('program'),
    /** Although people know the numbers: the program was published or printed. */
    isForced: z.boolean().default(false),
  }),
  answer: z.object({ numbered: z.int() }),
});

export const CompetitionProgramItemCreateRange = defineCall({
  id: 'CompetitionProgramItem/CreateRange',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed', 'groupFields.changed'],
  summary: 'Пункты, набранные вручную, по порядку; без номера получают следующий',
  query: program,
  body: z.strictObject({
    items: z.array(itemFields).min(1).max(500),
    /** The items are put after this one, in its part; without it at the end. */
    afterItemGuid: guidOf('item').nullish(),
  }),
  answer: z.object({ guids: z.array(z.guid()) }),
});
