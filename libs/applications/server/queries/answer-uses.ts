// Where lines of books are answers: they are not deleted from under them, and go with them into another.

import { counted, inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { BookItemSource, Hindrance, NamedItem } from '@rampa/reference-books/server';
import { KEPT_DAYS } from '../use-cases/change-blocks.ts';
import type { MergeAnswers } from '../use-cases/merge-answers.ts';

const inApplications = (count: number) => counted(count, 'заявке', 'заявках', 'заявках');

export const answerUses = (merging: MergeAnswers): BookItemSource => ({
  async of(reader: Reader, items: readonly Guid[]) {
    const rows = await reader.query<{ item: Guid; competition: Guid; event: string; count: number }>(
      // A removed block stands in no index, and may come back with what it has chosen.
      `with chosen as (
         select item_guid, competition_guid, application_guid from applications.answer_item
          where item_guid = any ($1::uuid[])
         union all
         select i.item::uuid, b.competition_guid, b.application_guid
           from applications.block b cross join jsonb_each(b.answers) k (key, value)
          cross join jsonb_array_elements_text(k.value -> 'i') i (item)
          where b.deleted_at > now() - make_interval(days => $2) and k.value ? 'i' and i.item = any ($1::text[]))
       select i.item_guid as item, c.guid as competition, c.title as event,
              count(distinct i.application_guid)::int as count
         from chosen i join competitions.v_competition c on c.guid = i.competition_guid
        group by i.item_guid, c.guid, c.title, c.begin_date order by c.begin_date desc nulls last, c.guid, i.item_guid`,
      [items, KEPT_DAYS],
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

  /** By which lines the event gives places cannot be said of one of them alone. */
  hindrances(reader: Reader, competitions: readonly Guid[], items: readonly Guid[]) {
    return reader.query<Hindrance>(
      `select distinct competition_guid as competition, 'этой строке отведены места' as why from applications.quota
        where competition_guid = any ($1::uuid[]) and item_guid = any ($2::uuid[])`,
      [competitions, items],
    );
  },

  hold: merging.hold,
  move: merging.move,
});
