// Books and lines held for a write. The book's row is taken first: writes of one book stand one after another.

import { Failure, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export interface HeldBook {
  guid: Guid;
  title: string;
  systemKey: string | null;
}

export interface HeldItem {
  guid: Guid;
  title: string;
  isArchived: boolean;
}

const BOOK = 'select guid, title, system_key as "systemKey" from reference_books.book';

/** Failure notFound of a book that is gone. */
export async function holdBook(tx: Transaction, guid: Guid, { removed = false } = {}): Promise<HeldBook> {
  const [book] = await tx.query<HeldBook>(`${BOOK} where guid = $1 and ($2 or removed_at is null) for no key update`, [
    guid,
    removed,
  ]);
  if (!book) throw new Failure('notFound');
  return book;
}

/** Failure bookItemsOfOther for lines of several books, notFound when one of them or their book is gone. */
export async function holdItems(
  tx: Transaction,
  guids: readonly Guid[],
  { removed = false } = {},
): Promise<{ book: HeldBook; items: HeldItem[] }> {
  const wanted = [...new Set(guids)];
  const books = await tx.query<{ book: Guid }>(
    'select distinct book_guid as book from reference_books.item where guid = any ($1::uuid[])',
    [wanted],
  );
  if (books.length === 0) throw new Failure('notFound');
  if (books.length > 1) throw new Failure('bookItemsOfOther');
  const book = await holdBook(tx, books[0]!.book);
  const items = await tx.query<HeldItem>(
    `select guid, title, archived_at is not null as "isArchived" from reference_books.item
      where guid = any ($1::uuid[]) and ($2 or removed_at is null) order by position, guid for update`,
    [wanted, removed],
  );
  if (items.length < wanted.length) throw new Failure('notFound');
  return { book, items };
}
