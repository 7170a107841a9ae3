// What is counted over the rows of a table, as parts of one statement. `found` has the rows, `applications` each of their
// applications with how many rows it has.

import type { FieldPath } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import { holds, type RowPlace } from './found-rows.ts';

export interface CountPart {
  /** Between `with` and the counts. */
  tables: string[];
  /** n, item (null: the whole field), rows, applications, quantity. */
  counts: string[];
}

const ROW: RowPlace = { application: 'r.application', block: 'r.row', parent: 'r.parent_guid' };

export interface LinesAsked {
  /** Tells these tables from others. */
  name: string;
  path: FieldPath;
  /** Where the statement has the event, and the list of the fields. */
  competition: string;
  numbers: string;
  /** No application has the block twice. */
  isSingle: boolean;
}

/** Fields with books that stand in one block. */
export function countedLines(asked: LinesAsked): CountPart {
  const { up, down } = asked.path;
  if (up === 0 && down === 0) return ofOwn(asked);
  if (up !== null) return ofRows(asked);
  return asked.isSingle ? ofSingles(asked) : ofApplications(asked);
}

const chosenIn = ({ competition, numbers }: LinesAsked): string =>
  `i.competition_guid = ${competition} and i.n = any (${numbers}::int[]) and not i.is_hidden`;

/** An application says a line once, so that lines are summed as they stand. */
function ofSingles(asked: LinesAsked): CountPart {
  const { name } = asked;
  return {
    tables: [
      `${name} as materialized (select i.n, i.item_guid as item, a.application, a.rows, i.quantity
         from applications.answer_item i join applications a on a.application = i.application_guid
        where ${chosenIn(asked)})`,
    ],
    counts: [
      `select n, item, sum(rows)::int, count(*)::int, sum(quantity)::int from ${name} group by 1, 2`,
      `select n, null::uuid, sum(rows)::int, count(*)::int, sum(quantity)::int
         from (select n, application, min(rows) as rows, sum(quantity) as quantity from ${name} group by 1, 2) h group by 1`,
    ],
  };
}

/** Each application says it for all of its rows, so it is looked at once. */
function ofApplications(asked: LinesAsked): CountPart {
  const { name } = asked;
  const counts = (line: string, said: string) =>
    `select h.n, ${line}, sum(a.rows)::int, count(*)::int, sum(h.quantity)::int
       from ${said} h join applications a on a.application = h.application group by h.n${line === 'h.item' ? ', h.item' : ''}`;
  return {
    tables: [
      `${name} as materialized (select i.n, i.item_guid as item, i.application_guid as application, sum(i.quantity) as quantity
         from applications.answer_item i join applications on applications.application = i.application_guid
        where ${chosenIn(asked)} group by 1, 2, 3)`,
    ],
    counts: [
      counts('h.item', name),
      counts('null::uuid', `(select n, application, sum(quantity) as quantity from ${name} group by 1, 2)`),
    ],
  };
}

/** A row's own answers stand once each, so that nothing is told apart before it is summed. */
function ofOwn(asked: LinesAsked): CountPart {
  const { name, path } = asked;
  const summed = (line: string, said: string) =>
    `select n, ${line}, sum(rows)::int, count(*)::int, sum(quantity)::int from ${said} group by n${line === 'item' ? ', item' : ''}`;
  return {
    tables: [
      `${name} as materialized (select i.n, i.item_guid as item, r.row, r.application, i.quantity
         from found r join applications.answer_item i on ${holds(path, 'i', ROW)}
          and ${chosenIn(asked)})`,
    ],
    counts: [
      summed(
        'item',
        `(select n, item, application, count(*) as rows, sum(quantity) as quantity from ${name} group by 1, 2, 3) d`,
      ),
      summed(
        'null::uuid',
        `(select n, application, count(distinct row) as rows, sum(quantity) as quantity from ${name} group by 1, 2) d`,
      ),
    ],
  };
}

/** An answer around several rows is each one's, and its quantity is there once. */
function ofRows(asked: LinesAsked): CountPart {
  const { name, path } = asked;
  const counts = (line: string, key: 'n' | 'n, item', said: string) =>
    `select c.n, ${line}, c.rows, c.applications, q.quantity
       from (select ${key}, sum(x.rows)::int as rows, count(*)::int as applications from ${said} x group by ${key}) c
       left join (select ${key}, sum(quantity)::int as quantity
                    from (select distinct n, item, block_guid, quantity from ${name} where quantity is not null) d
                   group by ${key}) q using (${key})`;
  // In one block a line is chosen once.
  const chosen = path.down === 0 ? name : `(select distinct n, item, row, application from ${name})`;
  return {
    tables: [
      `${name} as materialized (select i.n, i.item_guid as item, r.row, r.application, i.block_guid, i.quantity
         from found r join applications.answer_item i on ${holds(path, 'i', ROW)}
          and ${chosenIn(asked)})`,
    ],
    counts: [
      counts(
        'c.item',
        'n, item',
        `(select n, item, application, count(*) as rows
        from ${chosen} d group by 1, 2, 3)`,
      ),
      counts(
        'null::uuid',
        'n',
        `(select n, application, count(*) as rows
        from (select distinct n, row, application from ${name}) d group by 1, 2)`,
      ),
    ],
  };
}

/** Of a field without a book: who has answered it. */
export function countedAnswers({ n }: { n: number; blockGuid: Guid }, path: FieldPath, block: string): CountPart {
  return {
    tables: [],
    counts: [
      `select ${n}, null::uuid, count(distinct r.row)::int, count(distinct r.application)::int, null::int
         from found r join (select guid as block_guid, application_guid from applications.block
                             where deleted_at is null and form_block_guid = ${block}
                               and answers ? 'f${n}' and not hidden @> array['f${n}']) x on ${holds(path, 'x', ROW)}`,
    ],
  };
}
