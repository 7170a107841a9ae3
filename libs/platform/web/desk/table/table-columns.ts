// Columns of a table: those that exist, and the person's choice, order and widths.

import type { ReactNode } from 'react';
import { useOwnSetting } from '../own-settings.ts';
import { readKept, within, writeKept, type KeptColumn } from './kept-columns.ts';

export interface TableColumn<Row> {
  key: string;
  label: string;
  /** Width in pixels at the default size of type. */
  width: number;
  /** Nobody has set its width: it takes what the window has to spare. */
  isFree?: boolean;
  /** Name of the column's sort. */
  sort?: string;
  /** Aligns numbers at the right. */
  isNumber?: boolean;
  /** Hidden until the person chooses it. */
  isHidden?: boolean;
  /** Heading of its group where columns are chosen. */
  group?: string;
  of(row: Row): ReactNode;
}

export interface TableColumns<Row> {
  all: readonly TableColumn<Row>[];
  shown: readonly TableColumn<Row>[];
  /** The same in the stored form. */
  kept: readonly KeptColumn[];
  put(columns: readonly KeptColumn[]): void;
  resize(key: string, width: number): void;
  /** Restores the defaults. */
  reset(): void;
  isUsual: boolean;
}

/** `keep`: name under which the device stores the choice. */
export function useTableColumns<Row>(keep: string, all: readonly TableColumn<Row>[]): TableColumns<Row> {
  const [text, setText] = useOwnSetting(`${keep}.table`);
  const usual = all.filter(({ isHidden }) => !isHidden).map(({ key }) => ({ key, width: null }));
  const known = new Map(all.map((column) => [column.key, column]));
  const chosen = readKept(text);
  // A column of a removed field stays stored, and returns with the field.
  const kept = chosen ?? usual;
  const put = (columns: readonly KeptColumn[]) => setText(writeKept(columns));
  return {
    all,
    shown: kept.flatMap(({ key, width }) => {
      const column = known.get(key);
      return column ? [{ ...column, width: width ?? column.width, isFree: width === null }] : [];
    }),
    ...{ kept, put },
    resize: (key, width) => put(kept.map((one) => (one.key === key ? { key, width: within(width) } : one))),
    reset: () => setText(null),
    isUsual: chosen === null,
  };
}
