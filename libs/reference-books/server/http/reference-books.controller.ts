import { Controller } from '@nestjs/common';
import {
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReferenceBookItemGetByReferenceBookGuid,
  ReferenceBookItemUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListBookItems } from '../queries/list-book-items.ts';
import { ListBooks } from '../queries/list-books.ts';
import { CreateBookItem } from '../use-cases/create-book-item.ts';
import { DeleteBookItem } from '../use-cases/delete-book-item.ts';
import { UpdateBookItem } from '../use-cases/update-book-item.ts';

@Controller()
export class ReferenceBooksController {
  constructor(
    private readonly listBooks: ListBooks,
    private readonly listBookItems: ListBookItems,
    private readonly createBookItem: CreateBookItem,
    private readonly updateBookItem: UpdateBookItem,
    private readonly deleteBookItem: DeleteBookItem,
  ) {}

  @Call(ReferenceBookGetByOrganizer)
  getByOrganizer(@Input() given: Given<typeof ReferenceBookGetByOrganizer>) {
    return this.listBooks.run(given.scope, given.body);
  }

  @Call(ReferenceBookItemGetByReferenceBookGuid)
  getItems(@Input() given: Given<typeof ReferenceBookItemGetByReferenceBookGuid>) {
    return this.listBookItems.run(given.scope, given.query.referenceBookGuid);
  }

  @Call(ReferenceBookItemCreate)
  createItem(@Input() given: Given<typeof ReferenceBookItemCreate>) {
    return this.createBookItem.run(given.scope, given.body);
  }

  @Call(ReferenceBookItemUpdate)
  updateItem(@Input() given: Given<typeof ReferenceBookItemUpdate>) {
    return this.updateBookItem.run(given.scope, given.body);
  }

  @Call(ReferenceBookItemDelete)
  deleteItem(@Input() given: Given<typeof ReferenceBookItemDelete>) {
    return this.deleteBookItem.run(given.scope, given.query.referenceBookItemGuid);
  }
}
