import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookChangeEventSet } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { holdBook } from '../persistence/held.ts';
import { announce } from './announce.ts';

type Asked = BodyOf<typeof ReferenceBookChangeEventSet>;

@Injectable()
export class ChangeEventSet {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * What is asked is a change of the set, so that two people who change other lines at once both get what they wanted.
   * Failure bookItemsOfOther, notFound when a line is gone.
   */
  async run(scope: Scope, asked: Asked): Promise<void> {
    const competition = scope.competition!;
    await this.work.run({ scope }, async (tx) => {
      const book = await holdBook(tx, asked.referenceBookGuid);
      await refuseOthers(tx, book.guid, [...asked.offeredGuids, ...asked.withheldGuids]);
      if (asked.isWhole) {
        await tx.query('delete from reference_books.event_set where competition_guid = $1 and book_guid = $2', [
          competition,
          book.guid,
        ]);
      } else await change(tx, competition, book.guid, asked);
      await announce(tx, book, scope.organizer!, [competition], { book: book.guid });
    });
  }
}

async function change(tx: Transaction, competition: Guid, book: Guid, asked: Asked): Promise<void> {
  const key = [competition, book];
  const known = await tx.query(
    'select from reference_books.event_set where competition_guid = $1 and book_guid = $2',
    key,
  );
  // The whole book is offered: a line more changes nothing.
  if (known.length === 0 && asked.isWhole === undefined) return;
  if (known.length === 0) {
    await tx.query('insert into reference_books.event_set (competition_guid, book_guid) values ($1, $2)', key);
    await put(tx, competition, book, null);
  }
  await tx.query(
    `delete from reference_books.event_set_item
      where competition_guid = $1 and book_guid = $2 and item_guid = any ($3::uuid[])`,
    [...key, asked.withheldGuids],
  );
  await put(tx, competition, book, asked.offeredGuids);
}

/** Null: every line of the book, also those in the archive and aside, which come back to where they were. */
async function put(tx: Transaction, competition: Guid, book: Guid, items: readonly Guid[] | null): Promise<void> {
  await tx.query(
    `insert into reference_books.event_set_item (competition_guid, book_guid, item_guid)
     select $1, $2, guid from reference_books.item where book_guid = $2 and ($3::uuid[] is null or guid = any ($3::uuid[]))
     on conflict do nothing`,
    [competition, book, items],
  );
}

async function refuseOthers(tx: Transaction, book: Guid, guids: readonly Guid[]): Promise<void> {
  const wanted = [...new Set(guids)];
  const [row] = await tx.query<{ known: number; own: number }>(
    `select count(*)::int as known, (count(*) filter (where book_guid = $2))::int as own
       from reference_books.item where guid = any ($1::uuid[])`,
    [wanted, book],
  );
  if (row!.own < row!.known) throw new Failure('bookItemsOfOther');
  if (row!.known < wanted.length) throw new Failure('notFound');
}
