// What was chosen for tables of before: of a column by its title, of keys and «Считать поданными» by the table's titles.

import type { ColumnUse, ImportMapping } from './import-types.ts';
import { plainTitle } from './plain-title.ts';

/** A table of before, as it was tried last. */
export interface RememberedTable {
  titles: readonly string[];
  mapping: ImportMapping;
  /** Of the chosen fields, where they are another event's. */
  fieldTitles: readonly string[];
  /** Of the same event. */
  isOwn: boolean;
}

export interface RememberedColumn {
  use: ColumnUse;
  fieldTitle: string;
}

/**
 * By the plain title; of several tables the first counts. A column that was left out is no memory: it may have had no
 * field yet.
 */
export function rememberedColumns(tables: readonly RememberedTable[]): Map<string, RememberedColumn> {
  const known = new Map<string, RememberedColumn>();
  for (const { titles, mapping, fieldTitles } of tables)
    for (const [at, use] of mapping.columns.entries()) {
      const plain = plainTitle(titles[at] ?? '');
      if (use.to !== 'skip' && !known.has(plain)) known.set(plain, { use, fieldTitle: fieldTitles[at] ?? '' });
    }
  return known;
}

/**
 * The keys of the first table that has the same columns, that it had none among them; otherwise of the first whose key is a
 * column here. Null: no such table. Sent at once are only applications of the same table of the same event.
 */
export function rememberedKeys(
  titles: readonly string[],
  tables: readonly RememberedTable[],
): Pick<ImportMapping, 'applicationKey' | 'performanceKey' | 'isSent'> | null {
  const plain = titles.map(plainTitle);
  const there = (table: RememberedTable, key: number | null): number | null => {
    const title = key === null ? '' : plainTitle(table.titles[key] ?? '');
    const at = title === '' ? -1 : plain.indexOf(title);
    return at < 0 ? null : at;
  };
  const all = plain.toSorted().join('\n');
  const isSame = (table: RememberedTable) => table.titles.map(plainTitle).toSorted().join('\n') === all;
  const same = tables.find(isSame);
  const like = same ?? tables.find((table) => there(table, table.mapping.applicationKey) !== null);
  if (!like) return null;
  const applicationKey = there(like, like.mapping.applicationKey);
  const performanceKey = applicationKey === null ? null : there(like, like.mapping.performanceKey);
  return { applicationKey, performanceKey, isSent: like === same && like.isOwn && like.mapping.isSent };
}
