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

/** Fields with books that stand in one block, `numbers` their list; `name` tells these tables from others. */
export function countedLines(name: string, path: FieldPath, numbers: string): CountPart {
  return path.up === null ? ofApplications(name, numbers) : ofRows(name, path, numbers);
}

/** Each application says it for all of its rows, so it is looked at once. */
function ofApplications(name: string, numbers: string): CountPart {
  const counts = (line: string, said: string) =>
    `select h.n, ${line}, sum(a.rows)::int, count(*)::int, sum(h.quantity)::int
       from ${said} h join applications a on a.application = h.application group by h.n${line === 'h.item' ? ', h.item' : ''}`;
  return {
    tables: [
      `${name} as materialized (select i.n, i.item_guid as item, i.application_guid as application, sum(i.quantity) as quantity
         from applications.answer_item i join applications on applications.application = i.application_guid
        where i.n = any (${numbers}::int[]) and not i.is_hidden group by 1, 2, 3)`,
    ],
    counts: [
      counts('h.item', name),
      counts('null::uuid', `(select n, application, sum(quantity) as quantity from ${name} group by 1, 2)`),
    ],
  };
}

/** An answer around several rows is each one's, and its quantity is there once. */
function ofRows(name: string, path: FieldPath, numbers: string): CountPart {
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
          and i.n = any (${numbers}::int[]) and not i.is_hidden)`,
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
