import { Controller } from '@nestjs/common';
import {
  ReferenceBookCreate,
  ReferenceBookDelete,
  ReferenceBookGetByGuid,
  ReferenceBookGetByOrganizer,
  ReferenceBookGetUses,
  ReferenceBookRestore,
  ReferenceBookUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListBooks } from '../queries/list-books.ts';
import { ListUses } from '../queries/list-uses.ts';
import { ChangeBooks } from '../use-cases/change-books.ts';

@Controller()
export class ReferenceBooksController {
  constructor(
    private readonly listBooks: ListBooks,
    private readonly listUses: ListUses,
    private readonly changeBooks: ChangeBooks,
  ) {}

  @Call(ReferenceBookGetByOrganizer)
  getByOrganizer(@Input() given: Given<typeof ReferenceBookGetByOrganizer>) {
    return this.listBooks.page(given.scope, given.body);
  }

  @Call(ReferenceBookGetByGuid)
  getByGuid(@Input() given: Given<typeof ReferenceBookGetByGuid>) {
    return this.listBooks.one(given.scope, given.query.referenceBookGuid);
  }

  @Call(ReferenceBookCreate)
  create(@Input() given: Given<typeof ReferenceBookCreate>) {
    return this.changeBooks.create(given.scope, given.body.title);
  }

  @Call(ReferenceBookUpdate)
  update(@Input() given: Given<typeof ReferenceBookUpdate>) {
    return this.changeBooks.rename(given.scope, given.body.referenceBookGuid, given.body.title);
  }

  @Call(ReferenceBookDelete)
  delete(@Input() given: Given<typeof ReferenceBookDelete>) {
    return this.changeBooks.remove(given.scope, given.query.referenceBookGuid);
  }

  @Call(ReferenceBookRestore)
  restore(@Input() given: Given<typeof ReferenceBookRestore>) {
    return this.changeBooks.restore(given.scope, given.query.referenceBookGuid);
  }

  @Call(ReferenceBookGetUses)
  getUses(@Input() given: Given<typeof ReferenceBookGetUses>) {
    return this.listUses.ofBook(given.scope, given.query.referenceBookGuid);
  }
}
