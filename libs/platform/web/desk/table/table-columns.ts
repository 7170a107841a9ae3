// The columns of a table: what there is, what the person has chosen of it, in his order and as wide as he has made them.

import type { ReactNode } from 'react';
import { useOwnSetting } from '../own-settings.ts';
import { readKept, within, writeKept, type KeptColumn } from './kept-columns.ts';

export interface TableColumn<Row> {
  key: string;
  label: string;
  /** In pixels of the usual letter. */
  width: number;
  /** The name of the sort that goes by it. */
  sort?: string;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Until the person has asked for it. */
  isHidden?: boolean;
  /** Under which title it stands where columns are chosen. */
  group?: string;
  of(row: Row): ReactNode;
}

export interface TableColumns<Row> {
  all: readonly TableColumn<Row>[];
  shown: readonly TableColumn<Row>[];
  /** The same as it is kept and shared. */
  kept: readonly KeptColumn[];
  put(columns: readonly KeptColumn[]): void;
  resize(key: string, width: number): void;
  /** As usual again. */
  reset(): void;
  isUsual: boolean;
}

/** `keep`: under which name the choice is kept on the device. */
export function useTableColumns<Row>(keep: string, all: readonly TableColumn<Row>[]): TableColumns<Row> {
  const [text, setText] = useOwnSetting(`${keep}.table`);
  const usual = all.filter(({ isHidden }) => !isHidden).map(({ key }) => ({ key, width: null }));
  const known = new Map(all.map((column) => [column.key, column]));
  const chosen = readKept(text);
  // A field that the form has no more is kept, and stands there again should it come back.
  const kept = chosen ?? usual;
  const put = (columns: readonly KeptColumn[]) => setText(writeKept(columns));
  return {
    all,
    shown: kept.flatMap(({ key, width }) => {
      const column = known.get(key);
      return column ? [{ ...column, width: width ?? column.width }] : [];
    }),
    ...{ kept, put },
    resize: (key, width) => put(kept.map((one) => (one.key === key ? { key, width: within(width) } : one))),
    reset: () => setText(null),
    isUsual: chosen === null,
  };
}
