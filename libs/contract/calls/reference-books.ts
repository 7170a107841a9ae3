// Reference books of an organizer as wholes, and what an event knows of the book «Номинации».

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, created, done, paging, text, title } from '../shapes.ts';
import { BOOK_ITEMS_MAX } from './reference-book-items.ts';

export const NominationGetNominationsByCompetition = defineCall({
  id: 'Nomination/GetNominationsByCompetition',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['nominations.changed', 'judges.changed'],
  summary: 'Номинации мероприятия: строки книги «Номинации», которые в нём встречаются или разрешены',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.array(
    z.object({
      guid: z.guid(),
      title: z.string(),
      shortTitle: z.string(),
      itemCount: z.int(),
      judgeGuids: z.array(z.guid()),
    }),
  ),
});

export const NominationUpdate = defineCall({
  id: 'Nomination/Update',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed'],
  summary: 'Какие номинации оценивает судья; пустой список — все',
  query: z.strictObject({ competitionJudgeGuid: guidOf('judge'), competitionGuid: guidOf('competition') }),
  body: z.strictObject({ nominationGuids: z.array(guidOf('bookItem')).max(500) }),
  answer: done,
});

export const bookFields = {
  guid: z.guid(),
  title: z.string(),
  /** Of a book that the product relies on; it can be neither renamed nor deleted. */
  systemKey: z.string().nullable(),
  /** Its lines hold bounds of ages. */
  hasAges: z.boolean(),
  itemCount: z.int(),
  archivedCount: z.int(),
};
const bookShape = z.object(bookFields);

/** How many events name a line of the book. */
export const countedBookShape = z.object({ ...bookFields, eventCount: z.int() });

export const ReferenceBookGetByOrganizer = defineCall({
  id: 'ReferenceBook/GetByOrganizer',
  method: 'POST',
  who: ['org:settings'],
  kind: 'read',
  shows: ['books.changed', 'form.changed'],
  summary: 'Справочники организатора',
  body: z.strictObject({
    searchText: text(200).optional(),
    pageNumber: paging.pageNumber,
    pageSize: z.int().min(1).max(100).default(50),
    sort: z.enum(['usual', 'title', 'itemCount', 'createdAt']).default('usual'),
    isDescending: z.boolean().default(false),
  }),
  answer: collectionOf(countedBookShape),
});

export const ReferenceBookGetByGuid = defineCall({
  id: 'ReferenceBook/GetByGuid',
  method: 'GET',
  who: ['any'],
  kind: 'read',
  shows: ['books.changed'],
  summary: 'Один справочник',
  query: z.strictObject({ referenceBookGuid: guidOf('book') }),
  answer: bookShape,
});

export const ReferenceBookCreate = defineCall({
  id: 'ReferenceBook/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['books.changed'],
  summary: 'Новый справочник',
  body: z.strictObject({ title, hasAges: z.boolean().default(false) }),
  answer: created,
});

export const ReferenceBookUpdate = defineCall({
  id: 'ReferenceBook/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['books.changed'],
  summary: 'Переименовать справочник',
  body: z.strictObject({ referenceBookGuid: guidOf('book'), title, hasAges: z.boolean().optional() }),
  answer: done,
});

export const ReferenceBookDelete = defineCall({
  id: 'ReferenceBook/Delete',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['books.changed'],
  summary: 'Удалить справочник; тот, строки которого где-то указаны, остаётся',
  query: z.strictObject({ referenceBookGuid: guidOf('book') }),
  answer: done,
});

export const ReferenceBookRestore = defineCall({
  id: 'ReferenceBook/Restore',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['books.changed'],
  summary: 'Вернуть удалённый справочник с его строками',
  query: z.strictObject({ referenceBookGuid: guidOf('book') }),
  answer: done,
});

export const ReferenceBookGetUses = defineCall({
  id: 'ReferenceBook/GetUses',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['books.changed', 'items.changed', 'judges.changed', 'form.changed'],
  summary: 'Где указаны строки справочника: мероприятия и сколько их у каждой строки',
  query: z.strictObject({ referenceBookGuid: guidOf('book') }),
  answer: z.object({
    events: z.array(
      z.object({
        competitionGuid: z.guid(),
        title: z.string(),
        /** Lines that are named one by one. */
        itemCount: z.int(),
        /** A field of its form is answered from the book. */
        isAsked: z.boolean(),
      }),
    ),
    items: z.array(z.object({ referenceBookItemGuid: z.guid(), eventCount: z.int() })),
    /** Events that offer a choice of their own, and of how many lines. */
    sets: z.array(z.object({ competitionGuid: z.guid(), title: z.string(), itemCount: z.int() })),
  }),
});

export const ReferenceBookGetEventSet = defineCall({
  id: 'ReferenceBook/GetEventSet',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['books.changed'],
  summary: 'Какие строки справочника предлагает мероприятие; null — все',
  query: z.strictObject({ referenceBookGuid: guidOf('book'), competitionGuid: guidOf('competition') }),
  answer: z.object({ referenceBookItemGuids: z.array(z.guid()).nullable() }),
});

const lines = z.array(guidOf('bookItem')).max(BOOK_ITEMS_MAX).default([]);

export const ReferenceBookChangeEventSet = defineCall({
  id: 'ReferenceBook/ChangeEventSet',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['nominations.changed', 'books.changed'],
  summary: 'Свой набор строк мероприятия: какие добавить и убрать; чужие правки набора остаются',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  body: z.strictObject({
    referenceBookGuid: guidOf('book'),
    /** True: the whole book again. False: a set, begun with the whole book. Left out: only a set that is there changes. */
    isWhole: z.boolean().optional(),
    offeredGuids: lines,
    withheldGuids: lines,
  }),
  answer: done,
});

export type BookFace = z.output<typeof countedBookShape>;
