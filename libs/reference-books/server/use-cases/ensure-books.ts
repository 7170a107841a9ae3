// Books that something new comes with: an organizer's own book of that title is used, and gets the lines that it lacks.

import { Injectable } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { agesIn, foldedTitle, NO_AGES } from '@rampa/reference-books/domain';
import { BOOK } from '../persistence/book-tables.ts';
import { holdBook } from '../persistence/held.ts';
import { refuseOverfull } from '../persistence/room.ts';
import { Nominations } from '../queries/nominations.ts';
import { announce } from './announce.ts';
import { refuseManyBooks } from './removed.ts';

export interface WantedBook {
  key: string;
  title: string;
  /** The book «Номинации», whatever it is called. */
  isNominations: boolean;
  /** A new book of that title is one of ages. */
  hasAges?: boolean;
  items: readonly string[];
}

export interface EnsuredBook {
  guid: Guid;
  /** By the title that was wanted. */
  items: ReadonlyMap<string, Guid>;
}

@Injectable()
export class EnsureBooks {
  constructor(private readonly nominations: Nominations) {}

  /** By key. A line that lies in the archive or aside is offered again. Failures bookFull, booksFull. */
  async run(tx: Transaction, organizer: Guid, wanted: readonly WantedBook[]): Promise<Map<string, EnsuredBook>> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('reference books of ' || $1::text, 0))`, [organizer]);
    const ensured = new Map<string, EnsuredBook>();
    for (const book of wanted) {
      const guid = await this.bookOf(tx, organizer, book);
      ensured.set(book.key, { guid, items: await this.itemsOf(tx, organizer, guid, book.items) });
    }
    return ensured;
  }

  private async bookOf(
    tx: Transaction,
    organizer: Guid,
    { title, isNominations, hasAges = false }: WantedBook,
  ): Promise<Guid> {
    if (isNominations) return this.nominations.bookGuid(tx, organizer);
    const [known] = await tx.query<{ guid: Guid }>(
      `select guid from reference_books.book where organizer_guid = $1 and removed_at is null
          and reference_books.folded(title) = reference_books.folded($2) order by created_at, guid limit 1`,
      [organizer, title],
    );
    if (known) return known.guid;
    await refuseManyBooks(tx, organizer);
    const guid = newGuid();
    await BOOK.insert(tx, { guid, organizerGuid: organizer, title, hasAges });
    return guid;
  }

  private async itemsOf(tx: Transaction, organizer: Guid, guid: Guid, titles: readonly string[]) {
    const book = await holdBook(tx, guid);
    const read = () =>
      tx.query<{ guid: Guid; title: string; isOffered: boolean }>(
        `select guid, title, removed_at is null and archived_at is null as "isOffered" from reference_books.item
          where book_guid = $1 order by (removed_at is null) desc, (archived_at is null) desc, position, guid for update`,
        [guid],
      );
    const known = new Map((await read()).toReversed().map((item) => [foldedTitle(item.title), item]));
    const lacking = titles.filter((title) => !known.has(foldedTitle(title)));
    const aside = titles.flatMap((title) => known.get(foldedTitle(title)) ?? []).filter(({ isOffered }) => !isOffered);
    await refuseOverfull(tx, guid, lacking.length + aside.length);
    await tx.query(
      'update reference_books.item set removed_at = null, archived_at = null where guid = any ($1::uuid[])',
      [aside.map((item) => item.guid)],
    );
    const added = lacking.map((title) => ({ guid: newGuid(), title, ...(book.hasAges ? agesIn(title) : NO_AGES) }));
    await tx.query(
      `insert into reference_books.item (guid, book_guid, title, position, age_from, age_to)
       select n.guid, $1, n.title, next.place + n.at::int - 1, n.low, n.high
         from unnest($2::uuid[], $3::text[], $4::int[], $5::int[]) with ordinality n (guid, title, low, high, at),
              (select coalesce(max(position) + 1, 0) as place from reference_books.item where book_guid = $1) next`,
      [
        guid,
        added.map((one) => one.guid),
        lacking,
        added.map(({ ageFrom }) => ageFrom),
        added.map(({ ageTo }) => ageTo),
      ],
    );
    const touched = [...added, ...aside].map((one) => one.guid);
    if (touched.length > 0) await announce(tx, book, organizer, [], { items: touched });
    const guids = new Map<string, { guid: Guid }>([
      ...known,
      ...added.map((one) => [foldedTitle(one.title), one] as const),
    ]);
    return new Map(titles.map((title) => [title, guids.get(foldedTitle(title))!.guid]));
  }
}
