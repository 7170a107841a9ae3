import { Controller } from '@nestjs/common';
import {
  OrganizerAddBookItem,
  OrganizerCreateBook,
  OrganizerDeleteBook,
  OrganizerDeleteBookItem,
  OrganizerGetBook,
  OrganizerGetReferenceBooksList,
  OrganizerRenameBook,
  OrganizerUpdateBookItem,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListBookItems } from '../queries/list-book-items.ts';
import { ListBooks } from '../queries/list-books.ts';
import { ChangeBooks } from '../use-cases/change-books.ts';
import { CreateBookItems } from '../use-cases/create-book-items.ts';
import { DeleteBookItems } from '../use-cases/delete-book-items.ts';
import { UpdateBookItem } from '../use-cases/update-book-item.ts';

/** The same deeds by their former names. */
@Controller()
export class OrganizerBooksController {
  constructor(
    private readonly books: ListBooks,
    private readonly items: ListBookItems,
    private readonly changeBooks: ChangeBooks,
    private readonly createItems: CreateBookItems,
    private readonly updateItems: UpdateBookItem,
    private readonly deleteItems: DeleteBookItems,
  ) {}

  @Call(OrganizerGetBook)
  async getBook(@Input() given: Given<typeof OrganizerGetBook>) {
    const { guid } = given.query;
    const book = await this.books.one(given.scope, guid);
    return { ...book, items: await this.items.ofBook(given.scope, guid) };
  }

  @Call(OrganizerAddBookItem)
  addItem(@Input() given: Given<typeof OrganizerAddBookItem>) {
    const { bookKey, title, order } = given.body;
    return this.createItems.one(given.scope, { referenceBookGuid: bookKey, title, shortTitle: '', order });
  }

  @Call(OrganizerUpdateBookItem)
  updateItem(@Input() given: Given<typeof OrganizerUpdateBookItem>) {
    const { itemKey, title } = given.body;
    return this.updateItems.run(given.scope, { referenceBookItemGuid: itemKey, title });
  }

  @Call(OrganizerGetReferenceBooksList)
  getList(@Input() given: Given<typeof OrganizerGetReferenceBooksList>) {
    return this.books.all(given.scope);
  }

  @Call(OrganizerCreateBook)
  createBook(@Input() given: Given<typeof OrganizerCreateBook>) {
    return this.changeBooks.create(given.scope, given.body.title);
  }

  @Call(OrganizerRenameBook)
  renameBook(@Input() given: Given<typeof OrganizerRenameBook>) {
    return this.changeBooks.rename(given.scope, given.body.bookKey, given.body.title);
  }

  @Call(OrganizerDeleteBook)
  deleteBook(@Input() given: Given<typeof OrganizerDeleteBook>) {
    return this.changeBooks.remove(given.scope, given.query.bookKey);
  }

  @Call(OrganizerDeleteBookItem)
  deleteItem(@Input() given: Given<typeof OrganizerDeleteBookItem>) {
    return this.deleteItems.one(given.scope, given.query.itemKey);
  }
}
