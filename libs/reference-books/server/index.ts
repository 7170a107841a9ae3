import type { ServerRoom } from '@rampa/platform/server';
import referenceBooks from './migrations/0020-reference-books.sql?raw';
import shortTitle from './migrations/0182-short-title.sql?raw';
import views from './migrations/20261123013200-reference-book-views.sql?raw';
import eventSets from './migrations/20261123082000-event-sets-and-ages.sql?raw';
import wholeBooks from './migrations/20261123050100-whole-books.sql?raw';
import { BOOK, EVENT_SET, EVENT_SET_ITEM, ITEM } from './persistence/book-tables.ts';
import { ReferenceBooksModule } from './reference-books.module.ts';

export const referenceBooksRoom: ServerRoom = {
  name: 'reference-books',
  module: ReferenceBooksModule,
  migrations: [
    { name: '0020-reference-books', sql: referenceBooks },
    { name: '0182-short-title', sql: shortTitle },
    { name: '20261123013200-reference-book-views', sql: views },
    { name: '20261123050100-whole-books', sql: wholeBooks },
    { name: '20261123082000-event-sets-and-ages', sql: eventSets },
  ],
  tables: [BOOK, ITEM, EVENT_SET, EVENT_SET_ITEM],
};

export { EventSets, forgetEventSets } from './queries/event-sets.ts';
export { Nominations, type Nomination } from './queries/nominations.ts';
export {
  BookItemUses,
  type AskedBook,
  type BookItemSource,
  type BookItemUse,
  type Hindrance,
  type NamedItem,
} from './ports/book-item-uses.ts';
export { KnownBooks, type OfferedBook, type OfferedItem } from './queries/known-books.ts';
export { EnsureBooks, type EnsuredBook, type WantedBook } from './use-cases/ensure-books.ts';
export { OrganizerEvents, type EventsSource } from './ports/organizer-events.ts';
