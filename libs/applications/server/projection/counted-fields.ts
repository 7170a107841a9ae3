import { Injectable } from '@nestjs/common';
import { pathTo } from '@rampa/applications/domain';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { isThere } from './application-projection.ts';
import { foundRows, holds, statement, type RowPlace, type RowsAsked } from './found-rows.ts';

/** A line of a book, or null: whoever has answered the field at all. */
export interface FieldCount {
  field: Guid;
  item: Guid | null;
  title: string;
  rows: number;
  applications: number;
  /** Null: the field asks for no quantity. */
  quantity: number | null;
}

export interface FieldCounts {
  rows: number;
  applications: number;
  counts: FieldCount[];
}

/** How many rows and applications say what, over all rows of a table and in one statement. */
@Injectable()
export class CountedFields {
  constructor(private readonly forms: EventForms) {}

  /** Of these fields; one that the form has no more has no count. */
  async of(reader: Reader, competition: Guid, asked: RowsAsked & { fields: readonly Guid[] }): Promise<FieldCounts> {
    const form = (await this.forms.of(reader, competition))?.used;
    if (!form || !isThere(form.blocks, asked.rowBlock)) return { rows: 0, applications: 0, counts: [] };
    const { next, parameters } = statement();
    const isBlock = asked.rowBlock !== null;
    const found = foundRows(form, competition, asked, { next, parameters });
    const fields = form.fields.filter(({ guid }) => asked.fields.includes(guid));
    const rows = `${isBlock ? 'b.guid as row, b.parent_guid' : 'a.guid as row, null::uuid as parent_guid'}, a.guid as application`;
    const branches = fields.map((field) => {
      const path = pathTo(form, asked.rowBlock, field.blockGuid);
      if (field.kind === 'ReferenceBook')
        return `select ${field.n} as n, i.item_guid as item, grouping(i.item_guid) as "isWhole",
            count(distinct r.row)::int as rows, count(distinct r.application)::int as applications,
            sum(i.quantity)::int as quantity
          from found r join applications.answer_item i on ${holds(path, 'i', ROW)} and i.n = ${field.n} and not i.is_hidden
          group by grouping sets ((i.item_guid), ())`;
      return `select ${field.n}, null::uuid, 1, count(distinct r.row)::int, count(distinct r.application)::int, null::int
          from found r join (select guid as block_guid, application_guid, answers, hidden, form_block_guid
                               from applications.block where deleted_at is null) x
            on ${holds(path, 'x', ROW)} and x.form_block_guid = ${next(field.blockGuid)}
           and x.answers ? 'f${field.n}' and not x.hidden @> array['f${field.n}']`;
    });
    const told = await reader.query<Told>(
      `with found as materialized (select ${rows} ${found})
       select c.*, t.title from (
         select null::int as n, null::uuid as item, 1 as "isWhole", count(*)::int as rows,
                count(distinct application)::int as applications, null::int as quantity from found
         ${branches.map((one) => `union all ${one}`).join('\n')}
       ) c left join reference_books.v_item t on t.guid = c.item
       order by c.n, c."isWhole" desc, c.rows desc, lower(t.title), c.item`,
      parameters,
    );
    const ofField = new Map(fields.map((field) => [field.n, field]));
    const whole = told.find(({ n }) => n === null)!;
    return {
      ...{ rows: whole.rows, applications: whole.applications },
      counts: told.flatMap(({ n, item, title, rows: own, applications, quantity }): FieldCount[] => {
        if (n === null) return [];
        const { guid, option } = ofField.get(n)!;
        const sum = option.hasQuantity === true ? (quantity ?? 0) : null;
        return [{ field: guid, item, title: title ?? '', rows: own, applications, quantity: sum }];
      }),
    };
  }
}

const ROW: RowPlace = { application: 'r.application', block: 'r.row', parent: 'r.parent_guid' };

interface Told {
  n: number | null;
  item: Guid | null;
  isWhole: number;
  title: string | null;
  rows: number;
  applications: number;
  quantity: number | null;
}
