import type { ServerRoom } from '@rampa/platform/server';
import referenceBooks from './migrations/0020-reference-books.sql?raw';
import shortTitle from './migrations/0182-short-title.sql?raw';
import views from './migrations/20261123013200-reference-book-views.sql?raw';
import { BookItemEntity } from './persistence/book-item.entity.ts';
import { BookEntity } from './persistence/book.entity.ts';
import { ReferenceBooksModule } from './reference-books.module.ts';

export const referenceBooksRoom: ServerRoom = {
  name: 'reference-books',
  module: ReferenceBooksModule,
  migrations: [
    { name: '0020-reference-books', sql: referenceBooks },
    { name: '0182-short-title', sql: shortTitle },
    { name: '20261123013200-reference-book-views', sql: views },
  ],
  entities: [BookEntity, BookItemEntity],
};

export { Nominations, type Nomination } from './queries/nominations.ts';
export { BookItemUses, type UsesOf } from './ports/book-item-uses.ts';
export { OrganizerEvents, type EventsOf } from './ports/organizer-events.ts';
