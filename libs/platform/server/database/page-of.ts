// One page of a list with the total and the number found, in one statement, so that they agree.

import { Failure, sought } from '@rampa/kernel';
import type { Reader } from './database.ts';

export interface PageAsked {
  pageNumber: number;
  pageSize: number;
}

export interface Search {
  text: string | undefined;
  /** SQL expressions. The typed text is searched in each of them literally; «ё» counts as «е», a hyphen as a space. */
  in: readonly string[];
  /** Stored expressions that `lists.sought` has folded already, because folding long texts row by row is slow. */
  kept?: readonly string[];
  /** A condition on the pattern, for a search in another table. */
  also?: ((pattern: string) => string) | undefined;
  /** Expressions with numbers: spaces in the typed text do not count, because people copy numbers in groups. */
  numbers?: readonly string[];
}

export interface List {
  /** The columns: SQL between `select` and `from`. */
  columns: string;
  /** Columns that are expensive to read: read only for the page's own rows, which are `r` here. */
  each?: { columns: string; from: string };
  /** SQL from `from` to the end of `where`, which must be there, because the search is added with `and`. */
  found: string;
  parameters: readonly unknown[];
  search?: Search;
  /** Must order any two rows, or a row could stand on two pages. */
  order: string;
}

/** The longest page that a call may ask for; the contract holds its calls to it. */
const LONGEST = 100;

/** A page behind the last one is empty but still tells the total. */
export async function pageOf<Row extends object>(
  reader: Reader,
  { columns, each, found, parameters, search, order }: List,
  { pageNumber, pageSize }: PageAsked,
): Promise<{ rows: Row[]; totalCount: number }> {
  if (pageSize > LONGEST) throw new Failure('badRequest', { field: 'pageSize' });
  const given = [...parameters];
  const next = (value: unknown) => `$${given.push(value)}`;
  const from = search ? `${found}${searched(search, next)}` : found;
  const limits = `limit ${next(pageSize)}::int offset ${next((pageNumber - 1) * pageSize)}::bigint`;
  const answer = await reader.query<Row & Counted>(
    `select c."totalCount", r.*${each ? `, ${each.columns}` : ''}
       from (select count(*)::int as "totalCount" ${from}) c
       left join (select row_number() over () as "rowAt", p.*
                    from (select ${columns} ${from} order by ${order} ${limits}) p) r on true
       ${each?.from ?? ''}
      order by r."rowAt"`,
    given,
  );
  const rows = answer.filter(({ rowAt }) => rowAt !== null);
  return {
    // TypeScript does not see that the row without the two counts is `Row`.
    rows: rows.map(({ totalCount: _, rowAt: __, ...row }) => row as unknown as Row),
    totalCount: answer[0]!.totalCount,
  };
}

interface Counted {
  totalCount: number;
  /** Null: the page has no row. */
  rowAt: number | null;
}

function searched(search: Search, next: (value: unknown) => string): string {
  const { text = '', in: texts, kept = [], numbers = [], also } = search;
  if (sought(text) === '') return '';
  const isLike = (expressions: readonly string[], asked: string) => {
    if (expressions.length === 0 || sought(asked) === '') return [];
    const place = next(patternOf(asked));
    return expressions.map((one) => `${one} like ${place}::text`);
  };
  const folded = [...texts.map((one) => `lists.sought(${one})`), ...kept];
  const others = also ? [also(`${next(patternOf(text))}::text`)] : [];
  const found = [...isLike(folded, text), ...isLike(numbers, text.replace(/[\s()-]/g, '')), ...others];
  return ` and (${found.join(' or ')})`;
}

/** Escapes % and _, which are no wildcards here. */
export function patternOf(text: string): string {
  return `%${sought(text).replace(/[\\%_]/g, '\\$&')}%`;
}

export interface Sorting<Sort extends string> {
  sort: Sort;
  isDescending: boolean;
}

/** The expression that `sorts` has under this name; `last` orders rows that are equal. */
export function orderBy<Sort extends string>(
  sorts: Record<Sort, string>,
  { sort, isDescending }: Sorting<Sort>,
  last: string,
): string {
  if (!Object.hasOwn(sorts, sort)) throw new Failure('badRequest', { field: 'sort' });
  return `${sorts[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, ${last}`;
}
