import { Injectable } from '@nestjs/common';
import { pathTo } from '@rampa/applications/domain';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { isThere } from './application-projection.ts';
import { countedAnswers, countedLines } from './count-statements.ts';
import { foundRows, statement, type RowsAsked } from './found-rows.ts';

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
    const pathOf = (block: Guid) => pathTo(form, asked.rowBlock, block);
    const ofBook = Map.groupBy(fields.filter(({ kind }) => kind === 'ReferenceBook'), ({ blockGuid }) => blockGuid); // prettier-ignore
    const repeated = await repeatedBlocks(reader, competition, [...ofBook.keys()]);
    // A parameter that no part names would be refused by the database.
    const event = ofBook.size > 0 ? next(competition) : '';
    const parts = [
      ...[...ofBook].map(([block, books], at) =>
        countedLines({
          ...{ name: `lines_${at}`, path: pathOf(block), competition: event },
          ...{ numbers: next(books.map(({ n }) => n)), isSingle: !repeated.has(block) },
        }),
      ),
      ...fields
        .filter(({ kind }) => kind !== 'ReferenceBook')
        .map((field) => countedAnswers(field, pathOf(field.blockGuid), next(field.blockGuid))),
    ];
    const told = await reader.query<Told>(
      `with found as materialized (select ${rows} ${found}),
         applications as materialized (select application, count(*) as rows from found group by 1)
         ${parts.flatMap(({ tables }) => tables.map((one) => `, ${one}`)).join('\n')}
       select c.*, t.title from (
         select null::int as n, null::uuid as item, coalesce(sum(rows), 0)::int as rows,
                count(*)::int as applications, null::int as quantity from applications
         ${parts.flatMap(({ counts }) => counts.map((one) => `union all ${one}`)).join('\n')}
       ) c left join reference_books.v_item t on t.guid = c.item
       order by c.n, c.item is not null, c.rows desc, lower(t.title), c.item`,
      parameters,
    );
    const ofField = Map.groupBy(told, ({ n }) => n);
    const whole = ofField.get(null)![0]!;
    return {
      ...{ rows: whole.rows, applications: whole.applications },
      // Of a field that nobody has answered the database tells nothing.
      counts: fields.flatMap(({ guid, n, option }) =>
        (ofField.get(n) ?? [UNANSWERED]).map(({ item, title, rows: own, applications, quantity }): FieldCount => {
          const sum = option.hasQuantity === true ? (quantity ?? 0) : null;
          return { field: guid, item, title: title ?? '', rows: own, applications, quantity: sum };
        }),
      ),
    };
  }
}

const UNANSWERED = { item: null, title: null, rows: 0, applications: 0, quantity: null };

interface Told {
  n: number | null;
  item: Guid | null;
  title: string | null;
  rows: number;
  applications: number;
  quantity: number | null;
}

/** Those that some application has several times, whatever the form says by now. */
async function repeatedBlocks(reader: Reader, competition: Guid, blocks: readonly Guid[]): Promise<ReadonlySet<Guid>> {
  const rows = await reader.query<{ block: Guid }>(
    `select distinct form_block_guid as block from applications.block
      where competition_guid = $1 and form_block_guid = any ($2::uuid[])
      group by form_block_guid, application_guid having count(*) > 1`,
    [competition, blocks],
  );
  return new Set(rows.map(({ block }) => block));
}
