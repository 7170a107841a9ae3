// Where a line of a book has a price of its own: it is neither deleted nor merged from under the price, because money
// counted by it would become another.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { FieldUseSource } from '@rampa/forms/server';
import type { BookItemSource, Hindrance } from '@rampa/reference-books/server';

/** Lines that the newest price list of an event names. */
const PRICED = `(select distinct r.competition_guid, (p.price ->> 'itemGuid')::uuid as item
    from finance.price_revision r cross join jsonb_array_elements(r.prices) p (price)
   where p.price ->> 'itemGuid' is not null
     and r.no = (select max(no) from finance.price_revision where competition_guid = r.competition_guid)) priced`;

export const priceUses: BookItemSource = {
  async of(reader: Reader, items: readonly Guid[]) {
    const rows = await reader.query<{ item: Guid; competition: Guid; event: string }>(
      `select priced.item, c.guid as competition, c.title as event
         from ${PRICED} join competitions.v_competition c on c.guid = priced.competition_guid
        where priced.item = any ($1::uuid[]) order by c.begin_date desc nulls last, c.guid, priced.item`,
      [items],
    );
    return rows.map(({ item, competition, event }) => ({
      ...{ item, competitionGuid: competition, competitionTitle: event, kind: 'price' as const, title: '', count: 1 },
      words: `в ценах участия (${inQuotes(event)})`,
    }));
  },

  hindrances(reader: Reader, competitions: readonly Guid[], items: readonly Guid[]) {
    return reader.query<Hindrance>(
      `select distinct competition_guid as competition, 'у этой строки своя цена участия' as why from ${PRICED}
        where competition_guid = any ($1::uuid[]) and item = any ($2::uuid[])`,
      [competitions, items],
    );
  },
};

/** Fields by which an event counts what participation costs. */
export const pricedFields: FieldUseSource = async (reader, competition, fields) => {
  const rows = await reader.query<{ field: Guid }>(
    `select named.field from unnest($2::uuid[]) named (field)
       join finance.price_revision r on r.competition_guid = $1
        and r.no = (select max(no) from finance.price_revision where competition_guid = $1)
      where exists (select from jsonb_array_elements(r.prices) p (price)
                     where (p.price ->> 'fieldGuid')::uuid = named.field)`,
    [competition, fields],
  );
  return rows.map(({ field }) => ({ field, words: 'в ценах участия' }));
};
