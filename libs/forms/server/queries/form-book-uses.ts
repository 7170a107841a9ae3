// Where forms answer from a book and ask about its lines: neither is deleted from under them.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { AskedBook, BookItemSource } from '@rampa/reference-books/server';

interface Named {
  item: Guid;
  competition: Guid;
  event: string;
  title: string;
}

/** Rules that name one of the lines; a guid occurs in a rule as a line alone. */
const RULES = `(select form_guid, title, rule, removed_at from forms.block
  union all select form_guid, title, rule, removed_at from forms.field) part`;

export const formBookUses: BookItemSource = {
  async of(reader: Reader, items: readonly Guid[]) {
    const rows = await reader.query<Named>(
      `select named.item, c.guid as competition, c.title as event, part.title
         from unnest($1::uuid[]) named (item)
         join ${RULES} on part.removed_at is null and part.rule is not null
                      and position(named.item::text in part.rule::text) > 0
         join forms.form f on f.guid = part.form_guid
         join competitions.v_competition c on c.guid = f.competition_guid
        order by c.begin_date desc nulls last, c.guid, part.title`,
      [items],
    );
    return rows.map(({ item, competition, event, title }) => ({
      ...{ item, competitionGuid: competition, competitionTitle: event, kind: 'form' as const, title, count: 1 },
      words: `в условии ${inQuotes(title)} формы заявки (${inQuotes(event)})`,
    }));
  },

  asked(reader: Reader, organizer: Guid, books: readonly Guid[]) {
    return reader.query<AskedBook>(
      `select distinct x.book_guid as book, f.competition_guid as competition
         from forms.field x join forms.form f on f.guid = x.form_guid
         join competitions.v_competition c on c.guid = f.competition_guid
        where f.organizer_guid = $1 and x.book_guid = any ($2::uuid[]) and x.removed_at is null`,
      [organizer, books],
    );
  },

  async ofBook(reader: Reader, book: Guid) {
    const rows = await reader.query<{ field: string; where: string; isLibrary: boolean }>(
      `select x.title as field, coalesce(c.title, f.title) as "where", c.guid is null as "isLibrary"
         from forms.field x join forms.form f on f.guid = x.form_guid
         left join competitions.v_competition c on c.guid = f.competition_guid
        where x.book_guid = $1 and x.removed_at is null and f.removed_at is null
        order by c.begin_date desc nulls last, f.guid, x.n limit 4`,
      [book],
    );
    return rows.map(({ field, where, isLibrary }) =>
      isLibrary
        ? `на ${inQuotes(field)} в форме библиотеки ${inQuotes(where)}`
        : `на ${inQuotes(field)} в заявке (${inQuotes(where)})`,
    );
  },

  /** Another line would make the rule mean something else. */
  async hindrances(reader: Reader, competitions: readonly Guid[], items: readonly Guid[]) {
    const rows = await reader.query<{ competition: Guid; title: string }>(
      `select distinct f.competition_guid as competition, part.title
         from unnest($2::uuid[]) named (item)
         join ${RULES} on part.removed_at is null and part.rule is not null
                      and position(named.item::text in part.rule::text) > 0
         join forms.form f on f.guid = part.form_guid
        where f.competition_guid = any ($1::uuid[])`,
      [competitions, items],
    );
    return rows.map(({ competition, title }) => ({
      competition,
      why: `об этой строке спрашивает условие ${inQuotes(title)} в форме заявки`,
    }));
  },
};
