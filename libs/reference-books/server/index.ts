import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { ReferenceBooksModule } from './reference-books.module.ts';

export const referenceBooksRoom: ServerRoom = {
  name: 'reference-books',
  module: ReferenceBooksModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
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
