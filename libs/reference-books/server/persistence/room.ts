// What a book takes: no title twice, and no more lines than a page of it can hold. Ask while the book is held.

import { BOOK_ITEMS_MAX } from '@rampa/contract';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Failure bookItemTaken at the field of the first of the titles that the book has; `except` is the line itself. */
export async function refuseTaken(
  reader: Reader,
  book: Guid,
  titles: readonly string[],
  fieldOf: (index: number) => string | undefined,
  except: Guid | null = null,
): Promise<void> {
  const [taken] = await reader.query<{ at: number; title: string; isArchived: boolean }>(
    `select t.at::int as at, i.title, i.archived_at is not null as "isArchived"
       from unnest($2::text[]) with ordinality t (title, at)
       join reference_books.item i
         on i.book_guid = $1 and reference_books.folded(i.title) = reference_books.folded(t.title) and i.removed_at is null
      where i.guid is distinct from $3::uuid order by t.at, i.guid limit 1`,
    [book, titles, except],
  );
  if (!taken) return;
  const where = taken.isArchived ? 'в архиве справочника: верните её оттуда' : 'в справочнике';
  throw new Failure('bookItemTaken', {
    ...fieldIn(fieldOf(taken.at - 1)),
    message: `${inQuotes(taken.title)} уже есть ${where}.`,
  });
}

/** Failure bookFull. */
export async function refuseOverfull(reader: Reader, book: Guid, added: number, field?: string): Promise<void> {
  const [row] = await reader.query<{ count: number }>(
    'select count(*)::int as count from reference_books.item where book_guid = $1 and removed_at is null',
    [book],
  );
  if (row!.count + added > BOOK_ITEMS_MAX) throw new Failure('bookFull', fieldIn(field));
}

const fieldIn = (field: string | undefined) => (field === undefined ? {} : { field });
