// Reference books by their former calls: one service answers both families; a key is a guid.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { created, done, title, WHOLE_MAX } from '../shapes.ts';
import { bookItemShape } from './reference-book-items.ts';
import { bookFields, countedBookShape } from './reference-books.ts';

const ITEM_WRITES = ['nominations.changed', 'books.changed'] as const;

export const OrganizerGetReferenceBooksList = defineCall({
  id: 'Organizer/GetReferenceBooksList',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['books.changed', 'form.changed'],
  summary: 'Все справочники организатора',
  answer: z.array(countedBookShape),
});

export const OrganizerCreateBook = defineCall({
  id: 'Organizer/CreateBook',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['books.changed'],
  summary: 'Новый справочник, как ReferenceBook/Create',
  body: z.strictObject({ title }),
  answer: created,
});

export const OrganizerGetBook = defineCall({
  id: 'Organizer/GetBook',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['books.changed'],
  summary: 'Справочник со строками',
  query: z.strictObject({ guid: guidOf('book') }),
  answer: z.object({ ...bookFields, items: z.array(bookItemShape) }),
});

export const OrganizerRenameBook = defineCall({
  id: 'Organizer/RenameBook',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['books.changed'],
  summary: 'Переименовать справочник, как ReferenceBook/Update',
  body: z.strictObject({ bookKey: guidOf('book'), title }),
  answer: done,
});

export const OrganizerDeleteBook = defineCall({
  id: 'Organizer/DeleteBook',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['books.changed'],
  summary: 'Удалить справочник, как ReferenceBook/Delete',
  query: z.strictObject({ bookKey: guidOf('book') }),
  answer: done,
});

export const OrganizerAddBookItem = defineCall({
  id: 'Organizer/AddBookItem',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ITEM_WRITES,
  summary: 'Новая строка, как ReferenceBookItem/Create; order держит порядок отправленных разом',
  body: z.strictObject({
    bookKey: guidOf('book'),
    title,
    order: z.int().min(0).max(WHOLE_MAX).optional(),
  }),
  answer: created,
});

export const OrganizerUpdateBookItem = defineCall({
  id: 'Organizer/UpdateBookItem',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ITEM_WRITES,
  summary: 'Переименовать строку, как ReferenceBookItem/Update',
  body: z.strictObject({ itemKey: guidOf('bookItem'), title }),
  answer: done,
});

export const OrganizerDeleteBookItem = defineCall({
  id: 'Organizer/DeleteBookItem',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ITEM_WRITES,
  summary: 'Удалить строку, как ReferenceBookItem/Delete',
  query: z.strictObject({ itemKey: guidOf('bookItem') }),
  answer: done,
});
