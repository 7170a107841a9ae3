import type { Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import type { BookItemSource, NamedItem } from '@rampa/reference-books/server';

/** A filter holds no line: one that is deleted finds nothing, and the report says so. Of two made one it names that one. */
export const filterUses: BookItemSource = {
  within(reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<NamedItem[]> {
    return reader.query<NamedItem>(
      `select distinct v.book_guid as book, v.guid as item, c.guid as competition
         from reference_books.v_item v
         join reports.report_filter f on v.guid = any (f.item_guids)
         join reports.report r on r.guid = f.report_guid
         join competitions.v_competition c on c.guid = r.competition_guid
        where c.organizer_guid = $1 and v.book_guid = any ($2::uuid[])`,
      [organizer, books],
    );
  },

  async move(tx: Transaction, competitions: readonly Guid[], from: readonly Guid[], to: Guid): Promise<void> {
    await tx.query(
      `update reports.report_filter f
          set item_guids = array(select distinct case when i = any ($2::uuid[]) then $3::uuid else i end
                                   from unnest(f.item_guids) i)
         from reports.report r
        where r.guid = f.report_guid and r.competition_guid = any ($1::uuid[]) and f.item_guids && $2::uuid[]`,
      [competitions, from, to],
    );
  },
};
