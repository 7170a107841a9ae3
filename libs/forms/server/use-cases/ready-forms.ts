import { Injectable } from '@nestjs/common';
import { EMPTY_FORM, readyForm, replaced, type WholeForm } from '@rampa/forms/domain';
import { newGuid, type Guid, type ReadyFormKey } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { EnsureBooks } from '@rampa/reference-books/server';

/** A ready form comes with its books: those of the organizer that are called so get the lines that they lack. */
@Injectable()
export class ReadyForms {
  constructor(private readonly books: EnsureBooks) {}

  async made(tx: Transaction, organizer: Guid, key: ReadyFormKey): Promise<WholeForm> {
    const ready = readyForm(key);
    const books = await this.books.run(tx, organizer, ready.books);
    const tree = ready.tree((book) => books.get(book)!.guid, (book, item) => books.get(book)!.items.get(item)!, newGuid); // prettier-ignore
    return replaced(EMPTY_FORM, tree, newGuid);
  }
}
