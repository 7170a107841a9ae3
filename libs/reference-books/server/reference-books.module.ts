import { Module, type OnModuleInit } from '@nestjs/common';
import { GuidOwners } from '@rampa/platform/server';
import { BookItemsController } from './http/book-items.controller.ts';
import { OrganizerBooksController } from './http/organizer-books.controller.ts';
import { PlacesController } from './http/places.controller.ts';
import { ReferenceBooksController } from './http/reference-books.controller.ts';
import { BookItemUses } from './ports/book-item-uses.ts';
import { OrganizerEvents } from './ports/organizer-events.ts';
import { EventSets } from './queries/event-sets.ts';
import { EventTitles } from './queries/event-titles.ts';
import { KnownBooks } from './queries/known-books.ts';
import { ListBookItems } from './queries/list-book-items.ts';
import { ListBooks } from './queries/list-books.ts';
import { ListUses } from './queries/list-uses.ts';
import { Nominations } from './queries/nominations.ts';
import { Strangers } from './queries/strangers.ts';
import { ArchiveBookItems } from './use-cases/archive-book-items.ts';
import { ArrangeBookItems } from './use-cases/arrange-book-items.ts';
import { ChangeBooks } from './use-cases/change-books.ts';
import { ChangeEventSet } from './use-cases/change-event-set.ts';
import { CreateBookItems } from './use-cases/create-book-items.ts';
import { DeleteBookItems } from './use-cases/delete-book-items.ts';
import { EnsureBooks } from './use-cases/ensure-books.ts';
import { MergeBookItems } from './use-cases/merge-book-items.ts';
import { UpdateBookItem } from './use-cases/update-book-item.ts';

@Module({
  controllers: [ReferenceBooksController, BookItemsController, OrganizerBooksController, PlacesController],
  providers: [
    Nominations,
    OrganizerEvents,
    BookItemUses,
    EventTitles,
    EventSets,
    Strangers,
    ListBooks,
    ListBookItems,
    ListUses,
    ChangeBooks,
    ChangeEventSet,
    CreateBookItems,
    UpdateBookItem,
    KnownBooks,
    EnsureBooks,
    ArrangeBookItems,
    ArchiveBookItems,
    DeleteBookItems,
    MergeBookItems,
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
