import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookCreate, ReferenceBookUpdate } from '@rampa/contract';
import { Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { sql, UnitOfWork, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { readAges } from '../persistence/ages.ts';
import { BOOK } from '../persistence/book-tables.ts';
import { holdBook, type HeldBook } from '../persistence/held.ts';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { EventTitles } from '../queries/event-titles.ts';
import { Nominations } from '../queries/nominations.ts';
import { BOOKS_MAX, forgetRemoved } from './removed.ts';

const SPOKEN = 3;

@Injectable()
export class ChangeBooks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly uses: BookItemUses,
    private readonly titles: EventTitles,
    private readonly nominations: Nominations,
  ) {}

  /** Failure bookTitleTaken, booksFull. */
  async create(scope: Scope, { title, hasAges }: BodyOf<typeof ReferenceBookCreate>): Promise<{ guid: Guid }> {
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      // Its name is taken, whether anybody has looked at the books before or not.
      await this.nominations.bookGuid(tx, scope.organizer!);
      await this.refuse(tx, scope.organizer!, title, null);
      await BOOK.insert(tx, { guid, organizerGuid: scope.organizer!, title, hasAges });
    });
    return { guid };
  }

  /** Failure bookTitleTaken, bookIsSystem. */
  async update(scope: Scope, body: BodyOf<typeof ReferenceBookUpdate>): Promise<void> {
    const { referenceBookGuid: guid, title, hasAges } = body;
    await this.work.run({ scope }, async (tx) => {
      const known = await ownBook(tx, guid);
      await this.refuse(tx, scope.organizer!, title, guid);
      await BOOK.update(tx, { guid }, { title, hasAges });
      if (hasAges && !known.hasAges) await readAges(tx, guid);
    });
  }

  /** Kept aside, so that it can be brought back. Failure bookInUse naming the events, bookIsSystem. */
  async remove(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const book = await ownBook(tx, guid);
      // Whoever writes a line somewhere holds it: it is either here already or waits and finds the book gone.
      await tx.query('select from reference_books.item where book_guid = $1 order by guid for update', [guid]);
      const named = await this.uses.within(tx, scope.organizer!, [guid]);
      if (named.length > 0) {
        const where = await this.titles.said(
          tx,
          named.map(({ competition }) => competition),
        );
        const message = `Удалить ${inQuotes(book.title)} нельзя: его строки указаны ${where}.`;
        throw new Failure('bookInUse', { message });
      }
      const asked = await this.uses.ofBook(tx, guid);
      if (asked.length > 0) {
        const more = asked.length > SPOKEN ? ' и ещё в других' : '';
        const where = `${asked.slice(0, SPOKEN).join(', ')}${more}`;
        throw new Failure('bookInUse', {
          message: `Удалить ${inQuotes(book.title)} нельзя: из него отвечают ${where}. Сначала выберите там другой.`,
        });
      }
      await BOOK.update(tx, { guid }, { removedAt: sql('now()') });
      await forgetRemoved(tx, scope.organizer!);
    });
  }

  /** A second press of «Вернуть» is no fault. Failure bookTitleTaken when another is called so by now, booksFull. */
  async restore(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const { title } = await holdBook(tx, guid, { removed: true });
      await this.refuse(tx, scope.organizer!, title, guid);
      await BOOK.update(tx, { guid }, { removedAt: null });
    });
  }

  private async refuse(tx: Transaction, organizer: Guid, title: string, except: Guid | null): Promise<void> {
    // Two that are made at once stand one after another.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('reference books of ' || $1::text, 0))`, [organizer]);
    const [row] = await booksBeside(tx, organizer, title, except);
    if (row!.taken !== null) {
      const message = `Справочник ${inQuotes(row!.taken)} уже есть.`;
      throw new Failure('bookTitleTaken', { field: 'title', message });
    }
    if (row!.count >= BOOKS_MAX) throw new Failure('booksFull', { field: 'title' });
  }
}

function booksBeside(reader: Reader, organizer: Guid, title: string, except: Guid | null) {
  return reader.query<{ count: number; taken: string | null }>(
    `select count(*)::int as count, min(b.title) filter (where reference_books.folded(b.title) = reference_books.folded($2)) as taken
       from reference_books.book b
      where b.organizer_guid = $1 and b.removed_at is null and b.guid is distinct from $3::uuid`,
    [organizer, title, except],
  );
}

async function ownBook(tx: Transaction, guid: Guid): Promise<HeldBook> {
  const book = await holdBook(tx, guid);
  if (book.systemKey !== null) throw new Failure('bookIsSystem', { field: 'title' });
  return book;
}
