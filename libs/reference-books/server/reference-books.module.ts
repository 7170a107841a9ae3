import { Module, type OnModuleInit } from '@nestjs/common';
import { GuidOwners } from '@rampa/platform/server';
import { PlacesController } from './http/places.controller.ts';
import { ReferenceBooksController } from './http/reference-books.controller.ts';
import { BookItemUses } from './ports/book-item-uses.ts';
import { OrganizerEvents } from './ports/organizer-events.ts';
import { ListBookItems } from './queries/list-book-items.ts';
import { ListBooks } from './queries/list-books.ts';
import { Nominations } from './queries/nominations.ts';
import { CreateBookItem } from './use-cases/create-book-item.ts';
import { DeleteBookItem } from './use-cases/delete-book-item.ts';
import { UpdateBookItem } from './use-cases/update-book-item.ts';

@Module({
  controllers: [ReferenceBooksController, PlacesController],
  providers: [
    Nominations,
    OrganizerEvents,
    ListBooks,
    ListBookItems,
    CreateBookItem,
    UpdateBookItem,
    DeleteBookItem,
    BookItemUses,
  ],
  exports: [Nominations, OrganizerEvents, BookItemUses],
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
