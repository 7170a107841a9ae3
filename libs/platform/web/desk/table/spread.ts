// What a window has beyond the columns is shared by those whose width nobody has set. Pure.

import type { TableColumn, TableColumns } from './table-columns.ts';
import type { TableLead } from './table-parts.ts';

export interface Spread {
  width: number;
  isNumber?: boolean | undefined;
  isFree?: boolean | undefined;
}

/** The same columns, in the same order, wide enough to fill `room` where it is wider than they are. */
export function spreadIn<Column extends Spread>(columns: readonly Column[], room: number): readonly Column[] {
  const left = room - sumOf(columns);
  // Numbers read best beside their head.
  const shared = sumOf(columns.filter(isShared));
  if (left <= 0 || shared === 0) return columns;
  return columns.map((column) =>
    isShared(column) ? { ...column, width: column.width + Math.floor((left * column.width) / shared) } : column,
  );
}

const isShared = ({ isFree, isNumber }: Spread): boolean => (isFree && !isNumber) ?? false;
const sumOf = (columns: readonly Spread[]): number => columns.reduce((sum, { width }) => sum + width, 0);

/** The last column that stands still shares with those that scroll what the window has to spare. */
export function filled<Row>(leads: readonly TableLead<Row>[], columns: TableColumns<Row>, room: number) {
  const still = leads.slice(0, -1);
  const free = leads.slice(-1).map((lead) => ({ ...lead, isFree: true }));
  const isFree = columns.shown.some((column) => column.isFree);
  const shared = still.reduce((left, { width }) => left - width, room);
  const spread = isFree ? spreadIn<TableLead<Row> | TableColumn<Row>>([...free, ...columns.shown], shared) : null;
  if (spread === null) return { leads, columns };
  return {
    leads: [...still, ...(spread.slice(0, free.length) as TableLead<Row>[])],
    columns: { ...columns, shown: spread.slice(free.length) as TableColumn<Row>[] },
  };
}
