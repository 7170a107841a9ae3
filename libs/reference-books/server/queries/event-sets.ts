// Which lines of a book an event offers: its own set, where it has one, and else the whole book. An archived line is
// offered nowhere.

import { Injectable } from '@nestjs/common';
import type { AnswerOf, ReferenceBookGetEventSet } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Transaction } from '@rampa/platform/server';

/** A condition on the line `item`; `event` is a parameter. */
export const isOffered = (item: string, event: string): string => `(${item}.archived_at is null and (
  not exists (select from reference_books.event_set s
               where s.competition_guid = ${event}::uuid and s.book_guid = ${item}.book_guid)
  or exists (select from reference_books.event_set_item s
              where s.competition_guid = ${event}::uuid and s.book_guid = ${item}.book_guid and s.item_guid = ${item}.guid)))`;

@Injectable()
export class EventSets {
  constructor(private readonly database: Database) {}

  /** Failure notFound of a book that is gone. */
  async of(competition: Guid, book: Guid): Promise<AnswerOf<typeof ReferenceBookGetEventSet>> {
    const [row] = await this.database.query<{ guids: Guid[] | null }>(
      `select case when s.book_guid is not null then
                array(select m.item_guid from reference_books.event_set_item m
                        join reference_books.item i on i.guid = m.item_guid and i.removed_at is null
                       where m.competition_guid = s.competition_guid and m.book_guid = s.book_guid
                       order by i.position, i.guid) end as guids
         from reference_books.book b
         left join reference_books.event_set s on s.book_guid = b.guid and s.competition_guid = $1
        where b.guid = $2 and b.removed_at is null`,
      [competition, book],
    );
    if (!row) throw new Failure('notFound');
    return { referenceBookItemGuids: row.guids };
  }

  /** How many lines each event with a choice of its own offers. */
  async ofBook(reader: Reader, book: Guid): Promise<ReadonlyMap<Guid, number>> {
    const rows = await reader.query<{ competition: Guid; count: number }>(
      `select s.competition_guid as competition, count(i.guid)::int as count from reference_books.event_set s
         left join reference_books.event_set_item m
           on m.competition_guid = s.competition_guid and m.book_guid = s.book_guid
         left join reference_books.item i on i.guid = m.item_guid and i.removed_at is null and i.archived_at is null
        where s.book_guid = $1 group by s.competition_guid`,
      [book],
    );
    return new Map(rows.map(({ competition, count }) => [competition, count]));
  }

  /** An event that is made of another one offers what that one does. */
  async copy(tx: Transaction, from: Guid, to: Guid): Promise<void> {
    await tx.query(
      `insert into reference_books.event_set (competition_guid, book_guid)
       select $2, book_guid from reference_books.event_set where competition_guid = $1`,
      [from, to],
    );
    await tx.query(
      `insert into reference_books.event_set_item (competition_guid, book_guid, item_guid)
       select $2, book_guid, item_guid from reference_books.event_set_item where competition_guid = $1`,
      [from, to],
    );
  }
}

/** Of an event that is no more. */
export async function forgetEventSets(tx: Transaction, competition: Guid): Promise<void> {
  await tx.query('delete from reference_books.event_set where competition_guid = $1', [competition]);
}
