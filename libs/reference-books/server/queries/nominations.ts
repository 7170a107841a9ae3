// The system book «Номинации»: its items group performances for judging. Made with the first use.

import { Injectable } from '@nestjs/common';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';

export interface Nomination {
  guid: Guid;
  title: string;
  /** For screens of the hall; empty: the title, shortened. */
  shortTitle: string;
  order: number;
  /** It stays where it is named and is offered no more. */
  isArchived: boolean;
}

export const NOMINATIONS = 'nominations';

@Injectable()
export class Nominations {
  /** Makes the book when the organizer has none yet; `writer` is not a read-only snapshot. */
  async bookGuid(writer: Reader, organizer: Guid): Promise<Guid> {
    const [known] = await writer.query<{ guid: Guid }>(
      'select guid from reference_books.book where organizer_guid = $1 and system_key = $2',
      [organizer, NOMINATIONS],
    );
    if (known) return known.guid;
    // Two first uses at once make one book: the second waits for the first and reads it.
    await writer.query(
      `insert into reference_books.book (guid, organizer_guid, title, system_key) values ($1, $2, 'Номинации', $3)
       on conflict (organizer_guid, system_key) where system_key is not null do nothing`,
      [newGuid(), organizer, NOMINATIONS],
    );
    return this.bookGuid(writer, organizer);
  }

  async list(reader: Reader, organizer: Guid): Promise<Nomination[]> {
    return reader.query<Nomination>(
      `select i.guid, i.title, i.short_title as "shortTitle", i.position as "order",
              i.archived_at is not null as "isArchived" from reference_books.item i
       join reference_books.book b on b.guid = i.book_guid
       where b.organizer_guid = $1 and b.system_key = $2 and i.removed_at is null order by i.position, i.guid`,
      [organizer, NOMINATIONS],
    );
  }

  /**
   * Failure badRequest for what is no line of the organizer's «Номинации». The lines are held until the commit: nobody
   * deletes them while they are being written elsewhere.
   */
  async assertKnown(tx: Transaction, organizer: Guid, given: readonly Guid[], field: string): Promise<void> {
    const wanted = [...new Set(given)];
    if (wanted.length === 0) return;
    const known = await tx.query(
      `select i.guid from reference_books.item i join reference_books.book b on b.guid = i.book_guid
        where i.guid = any ($1::uuid[]) and b.organizer_guid = $2 and b.system_key = $3 and i.removed_at is null
        order by i.guid for key share of i`,
      [wanted, organizer, NOMINATIONS],
    );
    if (known.length === wanted.length) return;
    throw new Failure('badRequest', { field, message: 'Такой номинации нет в справочнике «Номинации».' });
  }

  async titles(reader: Reader, guids: readonly Guid[]): Promise<Map<Guid, string>> {
    if (guids.length === 0) return new Map();
    const rows = await reader.query<{ guid: Guid; title: string }>(
      'select guid, title from reference_books.item where guid = any ($1::uuid[])',
      [guids],
    );
    return new Map(rows.map(({ guid, title }) => [guid, title]));
  }
}
