// Lines of reference books.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { created, done, shortTitle, title, WHOLE_MAX } from '../shapes.ts';

/** Lines that one book holds. */
export const BOOK_ITEMS_MAX = 5_000;
/** Lines that one write takes when they are pasted. */
export const PASTED_AT_ONCE = 200;

/** Full years, both bounds included; null: open on that side. */
const age = z.int().min(0).max(120).nullable();
const ages = { ageFrom: age, ageTo: age };
/** Left out, they are read out of the title where the book is one of ages. */
const namedAges = { ageFrom: age.optional(), ageTo: age.optional() };

const itemFields = {
  guid: z.guid(),
  title: z.string(),
  shortTitle: z.string(),
  order: z.int(),
  /** It stays where it is named and is offered no more. */
  isArchived: z.boolean(),
  ...ages,
};
export const bookItemShape = z.object(itemFields);

const order = z.int().min(0).max(WHOLE_MAX);
const ofItem = z.strictObject({ referenceBookItemGuid: guidOf('bookItem') });
const WRITES = ['nominations.changed', 'books.changed'] as const;

export const ReferenceBookItemGetByGuid = defineCall({
  id: 'ReferenceBookItem/GetByGuid',
  method: 'GET',
  who: ['any'],
  kind: 'read',
  shows: ['books.changed'],
  summary: 'Одна строка справочника',
  query: ofItem,
  answer: z.object({ ...itemFields, referenceBookGuid: z.guid() }),
});

export const ReferenceBookItemGetByReferenceBookGuid = defineCall({
  id: 'ReferenceBookItem/GetByReferenceBookGuid',
  method: 'GET',
  who: ['any'],
  kind: 'read',
  shows: ['books.changed'],
  summary: 'Строки справочника; названо мероприятие — те, что оно предлагает',
  query: z.strictObject({ referenceBookGuid: guidOf('book'), competitionGuid: guidOf('competition').optional() }),
  answer: z.array(bookItemShape),
});

export const ReferenceBookItemGetByReferenceBookItemGuids = defineCall({
  id: 'ReferenceBookItem/GetByReferenceBookItemGuids',
  method: 'POST',
  who: ['any'],
  kind: 'read',
  shows: ['books.changed'],
  summary: 'Названные строки справочников, в том порядке, в котором они названы',
  body: z.array(guidOf('bookItem')).max(500),
  answer: z.array(z.object({ ...itemFields, referenceBookGuid: z.guid() })),
});

export const ReferenceBookItemCreate = defineCall({
  id: 'ReferenceBookItem/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Новая строка справочника',
  body: z.strictObject({
    referenceBookGuid: guidOf('book'),
    title,
    shortTitle: shortTitle.default(''),
    order: order.optional(),
    ...namedAges,
  }),
  answer: created,
});

export const ReferenceBookItemCreateRange = defineCall({
  id: 'ReferenceBookItem/CreateRange',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Вставленные строки, все или ни одной; порции отправляются разом, порядок держит order первой строки',
  body: z.strictObject({
    referenceBookGuid: guidOf('book'),
    items: z
      .array(z.strictObject({ title, shortTitle: shortTitle.default(''), ...namedAges }))
      .min(1)
      .max(PASTED_AT_ONCE),
    order: order.optional(),
  }),
  answer: z.object({ guids: z.array(z.guid()) }),
});

export const ReferenceBookItemUpdate = defineCall({
  id: 'ReferenceBookItem/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Изменить строку справочника',
  // What is left out stays: bounds of ages saved beside a list read long ago rename nothing.
  body: z.strictObject({
    referenceBookItemGuid: guidOf('bookItem'),
    title: title.optional(),
    shortTitle: shortTitle.optional(),
    order: order.optional(),
    ...namedAges,
  }),
  answer: done,
});

export const ReferenceBookItemArrange = defineCall({
  id: 'ReferenceBookItem/Arrange',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Переставить строки: каждая встаёт за названной, без неё — в начало; чужие перестановки остаются',
  body: z.strictObject({
    referenceBookGuid: guidOf('book'),
    places: z
      .array(
        z.strictObject({
          referenceBookItemGuid: guidOf('bookItem'),
          afterItemGuid: guidOf('bookItem').nullable(),
        }),
      )
      .min(1)
      .max(BOOK_ITEMS_MAX),
  }),
  answer: done,
});

const several = z.array(guidOf('bookItem')).min(1).max(BOOK_ITEMS_MAX);

export const ReferenceBookItemArchive = defineCall({
  id: 'ReferenceBookItem/Archive',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Строки в архив: остаются, где указаны, и больше не предлагаются; или обратно',
  body: z.strictObject({ referenceBookItemGuids: several, isArchived: z.boolean() }),
  answer: done,
});

export const ReferenceBookItemDelete = defineCall({
  id: 'ReferenceBookItem/Delete',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Удалить строку справочника; та, что где-то указана, остаётся, и отказ называет где',
  query: ofItem,
  answer: done,
});

export const ReferenceBookItemDeleteRange = defineCall({
  id: 'ReferenceBookItem/DeleteRange',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Удалить из строк те, что нигде не указаны; отвечает, какие удалены',
  body: z.strictObject({ referenceBookItemGuids: several }),
  answer: z.object({ deletedGuids: z.array(z.guid()) }),
});

export const ReferenceBookItemRestore = defineCall({
  id: 'ReferenceBookItem/Restore',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: WRITES,
  summary: 'Вернуть удалённые строки на их места',
  body: z.strictObject({ referenceBookItemGuids: several }),
  answer: done,
});

/** `page`: where of the event it is changed. */
export const bookItemUseShape = z.object({
  competitionGuid: z.guid(),
  competitionTitle: z.string(),
  kind: z.enum(['items', 'program', 'judge', 'criterion', 'awardGroup', 'scheme', 'form', 'answers', 'price']),
  title: z.string(),
  count: z.int(),
});

export const ReferenceBookItemGetUses = defineCall({
  id: 'ReferenceBookItem/GetUses',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['books.changed', 'items.changed', 'judges.changed'],
  summary: 'Где указана строка справочника',
  query: ofItem,
  answer: z.array(bookItemUseShape),
});

const merged = { referenceBookItemGuid: guidOf('bookItem'), otherGuids: z.array(guidOf('bookItem')).min(1).max(100) };

export const ReferenceBookItemGetMerging = defineCall({
  id: 'ReferenceBookItem/GetMerging',
  method: 'POST',
  who: ['org:settings'],
  kind: 'read',
  summary: 'Что станет, если объединить строки: что перейдёт, а где и почему всё останется как было',
  body: z.strictObject(merged),
  answer: z.object({
    moving: z.array(bookItemUseShape),
    staying: z.array(z.object({ competitionGuid: z.guid(), competitionTitle: z.string(), why: z.string() })),
  }),
});

export const ReferenceBookItemMerge = defineCall({
  id: 'ReferenceBookItem/Merge',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: [
    'nominations.changed',
    'books.changed',
    'application.changed',
    'items.changed',
    'judges.changed',
    'criteria.changed',
    'awards.changed',
    'results.written',
  ],
  summary: 'Объединить строки в названную; где это меняет уже сделанное, прежняя остаётся в архиве справочника',
  body: z.strictObject(merged),
  answer: z.object({ deletedGuids: z.array(z.guid()), archivedGuids: z.array(z.guid()) }),
});

export type BookItemFace = z.output<typeof bookItemShape>;
export type BookItemUseFace = z.output<typeof bookItemUseShape>;
