// Where lines of books are answers: they are neither deleted nor merged from under them.

import { counted, inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { BookItemSource, NamedItem } from '@rampa/reference-books/server';

const inApplications = (count: number) => counted(count, 'заявке', 'заявках', 'заявках');

export const answerUses: BookItemSource = {
  async of(reader: Reader, items: readonly Guid[]) {
    const rows = await reader.query<{ item: Guid; competition: Guid; event: string; count: number }>(
      `select i.item_guid as item, c.guid as competition, c.title as event,
              count(distinct i.application_guid)::int as count
         from applications.answer_item i join competitions.v_competition c on c.guid = i.competition_guid
        where i.item_guid = any ($1::uuid[])
        group by i.item_guid, c.guid, c.title, c.begin_date order by c.begin_date desc nulls last, c.guid, i.item_guid`,
      [items],
    );
    return rows.map(({ item, competition, event, count }) => ({
      ...{ item, competitionGuid: competition, competitionTitle: event, kind: 'answers' as const, title: '', count },
      words: `в ${inApplications(count)} (${inQuotes(event)})`,
    }));
  },

  within(reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<NamedItem[]> {
    return reader.query<NamedItem>(
      `select distinct v.book_guid as book, v.guid as item, c.guid as competition
         from reference_books.v_item v
         join applications.answer_item i on i.item_guid = v.guid
         join competitions.v_competition c on c.guid = i.competition_guid
        where c.organizer_guid = $1 and v.book_guid = any ($2::uuid[])`,
      [organizer, books],
    );
  },

  /** What people have answered stays what they have answered. */
  async hindrances(reader: Reader, competitions: readonly Guid[], items: readonly Guid[]) {
    const rows = await reader.query<{ competition: Guid; count: number }>(
      `select competition_guid as competition, count(distinct application_guid)::int as count
         from applications.answer_item where competition_guid = any ($1::uuid[]) and item_guid = any ($2::uuid[])
        group by competition_guid`,
      [competitions, items],
    );
    return rows.map(({ competition, count }) => ({
      competition,
      why: `эту строку выбрали в ${inApplications(count)}`,
    }));
  },
};
