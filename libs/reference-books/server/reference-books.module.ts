import { Module, type OnModuleInit } from '@nestjs/common';
import { deedsIn, GuidOwners } from '@rampa/platform/server';
import { BookItemsController } from './http/book-items.controller.ts';
import { OrganizerBooksController } from './http/organizer-books.controller.ts';
import { PlacesController } from './http/places.controller.ts';
import { ReferenceBooksController } from './http/reference-books.controller.ts';
import { BookItemUses } from './ports/book-item-uses.ts';
import { OrganizerEvents } from './ports/organizer-events.ts';
import { EventSets } from './queries/event-sets.ts';
import { KnownBooks } from './queries/known-books.ts';
import { Nominations } from './queries/nominations.ts';
import { EnsureBooks } from './use-cases/ensure-books.ts';

@Module({
  controllers: [ReferenceBooksController, BookItemsController, OrganizerBooksController, PlacesController],
  providers: [
    OrganizerEvents,
    BookItemUses,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true })),
  ],
  exports: [Nominations, OrganizerEvents, BookItemUses, EventSets, KnownBooks, EnsureBooks],
})
export class ReferenceBooksModule implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    this.owners.register(
      'book',
      `select guid, organizer_guid, null::uuid as competition_guid from reference_books.book where guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'bookItem',
      `select i.guid, b.organizer_guid, null::uuid as competition_guid
       from reference_books.item i join reference_books.book b on b.guid = i.book_guid
       where i.guid = any ($1::uuid[])`,
    );
  }
}
