// Bounds of ages, where nobody has named them: they are read out of the titles.

import { Failure, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { agesFault, agesIn, NO_AGES, type Ages } from '@rampa/reference-books/domain';

interface Named {
  title: string;
  ageFrom?: number | null | undefined;
  ageTo?: number | null | undefined;
}

/** Of a new line. Failure badRequest at the bound that is wrong. */
export function agesOf(book: { hasAges: boolean }, given: Named, fieldOf: (name: string) => string): Ages {
  const { title, ageFrom, ageTo } = given;
  if (ageFrom === undefined && ageTo === undefined) return book.hasAges ? agesIn(title) : NO_AGES;
  return sound({ ageFrom: ageFrom ?? null, ageTo: ageTo ?? null }, fieldOf);
}

/** Of a changed line: bounds that were those of its former title follow the new one. Failure badRequest. */
export function changedAges(book: { hasAges: boolean }, was: Ages & { title: string }, given: Named): Ages {
  const { title, ageFrom = was.ageFrom, ageTo = was.ageTo } = given;
  if (given.ageFrom !== undefined || given.ageTo !== undefined) return sound({ ageFrom, ageTo }, (name) => name);
  const read = agesIn(was.title);
  const follows = book.hasAges && read.ageFrom === was.ageFrom && read.ageTo === was.ageTo;
  return follows ? agesIn(title) : { ageFrom, ageTo };
}

/** The book has become one of ages: lines without bounds get those of their titles. */
export async function readAges(tx: Transaction, book: Guid): Promise<void> {
  const rows = await tx.query<{ guid: Guid; title: string }>(
    'select guid, title from reference_books.item where book_guid = $1 and age_from is null and age_to is null',
    [book],
  );
  const read = rows.map(({ guid, title }) => ({ guid, ...agesIn(title) }));
  await tx.query(
    `update reference_books.item i set age_from = n.low, age_to = n.high
       from unnest($1::uuid[], $2::int[], $3::int[]) n (guid, low, high) where i.guid = n.guid`,
    [read.map(({ guid }) => guid), read.map(({ ageFrom }) => ageFrom), read.map(({ ageTo }) => ageTo)],
  );
}

function sound(ages: Ages, fieldOf: (name: string) => string): Ages {
  const fault = agesFault(ages);
  if (fault) throw new Failure('badRequest', { field: fieldOf(fault.field), message: fault.words });
  return ages;
}
