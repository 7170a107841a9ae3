// The one projection of applications: what a form's fields say, in words, for reports, programs, lists and papers.

import { Injectable } from '@nestjs/common';
import {
  planOf,
  projectedRows,
  type ColumnPlan,
  type ColumnReader,
  type GivenBlock,
  type ProjectedColumn,
  type RowFacts,
} from '@rampa/applications/domain';
import type { Answer } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import { APPLICATION_COLUMNS, type ApplicationColumn, type Guid } from '@rampa/kernel';
import { orderBy, type Reader } from '@rampa/platform/server';
import { foundRows, statement, type RowsAsked } from './found-rows.ts';
import { namesIn, shortening, type StrangersNames } from './strangers-names.ts';

export const PROJECTION_SORTS = ['number', 'title', 'member', 'dateSubscribe'] as const;
export type ProjectionSort = (typeof PROJECTION_SORTS)[number];

export interface ProjectionAsked extends RowsAsked {
  columns: readonly ProjectedColumn[];
  /** Who will read it: for `everybody` what is private never leaves the database. */
  reader: ColumnReader;
  names?: StrangersNames;
  sort?: ProjectionSort;
  isDescending?: boolean;
  limit: number;
  offset?: number;
}

export interface ProjectedRow {
  /** Of the application's block; of the application where rows are applications. */
  guid: Guid;
  applicationGuid: Guid;
  /** Of the application. */
  number: number | null;
  title: string;
  blockStatusKey: Guid | null;
  /** A text for each column. */
  cells: string[];
}

const SORTS: Record<ProjectionSort, string> = {
  number: 'a.number',
  title: `nullif(lower(a.title), '')`,
  member: 'lower(m.full_name)',
  dateSubscribe: 'a.date_subscribe',
};

/** What the portal knows by itself, as text. */
const OWN: Record<ApplicationColumn, { always: string; ofBlock?: string }> = {
  applicationNumber: { always: 'a.number::text' },
  applicationTitle: { always: 'a.title' },
  member: { always: 'm.full_name' },
  status: { always: `(select s.title from competitions.v_status s where s.guid = a.status_guid)` },
  dateSubscribe: {
    always: `(select to_char(a.date_subscribe at time zone c.time_zone, 'DD.MM.YYYY HH24:MI')
                from competitions.v_competition c where c.guid = a.competition_guid)`,
  },
  percent: { always: 'a.percent::text' },
  blockNumber: {
    always: 'null::text',
    ofBlock: `(select count(*)::text from applications.block s where s.application_guid = b.application_guid
                and s.form_block_guid = b.form_block_guid and s.parent_guid is not distinct from b.parent_guid
                and s.deleted_at is null and (s.position, s.guid) <= (b.position, b.guid))`,
  },
  blockStatus: {
    always: 'null::text',
    ofBlock: `(select s.title from competitions.v_status s where s.guid = b.status_guid)`,
  },
};

/** A name that its owner has not agreed to. */
interface Short {
  short: string | null;
  /** Of a collective that a closed child may be called by. */
  isClosed?: boolean;
}

type Told =
  | { kind: 'total'; at: number }
  | {
      kind: 'row';
      at: number;
      guid: Guid;
      application: Guid;
      data: [number | null, string, Guid | null, ...(string | null)[]];
    }
  | {
      kind: 'block';
      at: number;
      guid: Guid;
      application: Guid;
      parent: Guid | null;
      block: Guid;
      data: (Answer | string | Short | null)[];
    }
  | { kind: 'item'; guid: Guid; data: string };

/**
 * Rows of one kind (applications, performances, other blocks) of what was sent to an event, each with a text for every
 * column. A block around a row repeats, blocks inside it are joined. Answers that do not count are not shown; a column
 * of a field that the form has no more is empty. One statement a page, whatever the number of rows and columns.
 */
@Injectable()
export class ApplicationProjection {
  constructor(private readonly forms: EventForms) {}

  async rows(
    reader: Reader,
    competition: Guid,
    asked: ProjectionAsked,
  ): Promise<{ rows: ProjectedRow[]; totalCount: number }> {
    const form = (await this.forms.of(reader, competition))?.used;
    if (!form || !isThere(form.blocks, asked.rowBlock)) return { rows: [], totalCount: 0 };
    const plan = planOf(form, asked.rowBlock, asked.columns, asked.reader);
    const { next, parameters } = statement();
    const found = foundRows(form, competition, asked, { next, parameters });
    const told = await reader.query<Told>(pageStatement(plan, found, asked, next), parameters);
    // Sorting them here costs less than in the database, which would compare all that they carry.
    const rows = told.filter((one) => one.kind === 'row').toSorted((one, other) => one.at - other.at);
    const items = new Map(told.flatMap((one) => (one.kind === 'item' ? [[one.guid, one.data] as const] : [])));
    const shorten = shortening(asked.names);
    const given = told
      .filter((one) => one.kind === 'block')
      .toSorted((one, other) => one.at - other.at || (one.guid < other.guid ? -1 : 1))
      .map(({ guid, application, parent, block, data }): GivenBlock => {
        const fields = plan.blocks.get(block)!;
        const answers = data.map((answer, at): Answer | null => {
          if (typeof answer === 'string') return { t: answer };
          if (answer === null || !('short' in answer)) return answer;
          const said = answer.short === null ? undefined : shorten(fields[at]!.tag!, answer.short, answer.isClosed);
          return said === undefined ? null : { t: said };
        });
        return { guid, application, parent, block, answers };
      });
    const facts = rows.map(({ guid, application, data: [, , , ...own] }): RowFacts => {
      const texts = APPLICATION_COLUMNS.map((key, at) => [key, own[at] ?? '']);
      return { application, block: asked.rowBlock === null ? null : guid, own: Object.fromEntries(texts) };
    });
    const cells = projectedRows(plan, facts, given, (item) => items.get(item));
    return {
      totalCount: told.find((one) => one.kind === 'total')!.at,
      rows: rows.map(({ guid, application, data: [number, title, blockStatusKey] }, at) => ({
        ...{ guid, applicationGuid: application, number, title, blockStatusKey, cells: cells[at]! },
      })),
    };
  }
}

export const isThere = (blocks: readonly { guid: Guid }[], row: Guid | null): boolean =>
  row === null || blocks.some(({ guid }) => guid === row);

/**
 * The page's rows in their order, the answers of their applications once each however many rows an application has, and
 * the titles of the lines in them.
 */
function pageStatement(
  plan: ColumnPlan,
  found: string,
  { sort = 'number', isDescending = false, limit, offset = 0, reader, names }: ProjectionAsked,
  next: (value: unknown) => string,
): string {
  const isBlock = plan.row !== null;
  const asked = new Set(
    plan.columns.flatMap(({ parts }) => parts.flatMap((part) => ('own' in part ? [part.own] : []))),
  );
  const own = APPLICATION_COLUMNS.map((key) => {
    if (!asked.has(key)) return 'null::text';
    return (isBlock ? OWN[key].ofBlock : undefined) ?? OWN[key].always;
  });
  const last = isBlock ? 'a.guid, b.position, b.guid' : 'a.guid';
  const order = orderBy(SORTS, { sort, isDescending }, last);
  const row = isBlock ? 'b.guid' : 'a.guid';
  const naming = namesIn(plan, reader, names);
  const branches = [...plan.blocks].map(([block, fields]) => {
    const keys = fields.map(({ n }) => `f${n}`);
    // The answers of a block are taken apart once for all of its fields; of a text the text alone travels.
    const record = keys.length === 0 ? '' : `cross join lateral jsonb_to_record(b.answers - b.hidden)
        as v (${keys.map((key) => `${key} jsonb`).join(', ')})`; // prettier-ignore
    return `select 'block', b.position, b.guid, b.application_guid, b.parent_guid, b.form_block_guid,
        json_build_array(${fields.map(naming.answerOf).join(', ')})
      from applications.block b ${naming.join} ${record}
      where b.application_guid in (select application from page) and b.form_block_guid = ${next(block)}
        and b.deleted_at is null`;
  });
  const books = [...plan.blocks.values()].flat().filter(({ kind }) => kind === 'ReferenceBook');
  const titles = () => `select 'item', null, t.guid, null, null, null, to_json(t.title) from reference_books.v_item t
    where t.guid in (select i.item_guid from applications.answer_item i
      where i.application_guid in (select application from page) and i.n = any (${next(books.map(({ n }) => n))}::int[]))`;
  return `with found as materialized (select count(*) over () as total, row_number() over (order by ${order}) as at,
        ${row} as guid, a.guid as application ${found}),
      page as materialized (select * from found order by at limit ${next(limit)}::int offset ${next(offset)}::int)
      ${naming.words}
    select * from (
      select 'total' as kind, coalesce((select max(total) from found), 0)::int as at, null::uuid as guid,
             null::uuid as application, null::uuid as parent, null::uuid as block, null::json as data
      union all
      select 'row', p.at::int, p.guid, p.application, null, null,
             json_build_array(a.number, a.title, ${isBlock ? 'b.status_guid' : 'null'}, ${own.join(', ')})
        from page p join applications.application a on a.guid = p.application
        left join accounts.v_account m on m.guid = a.member_guid
        ${isBlock ? 'join applications.block b on b.guid = p.guid' : ''}
      ${[...branches, ...(books.length === 0 ? [] : [titles()])].map((one) => `union all ${one}`).join('\n')}
    ) told`;
}
