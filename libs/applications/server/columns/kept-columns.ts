// Columns put together from fields, as whatever shows them keeps them: a report, a program.

import type { ColumnTag } from '@rampa/contract';
import type { FailureCode, Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';

export interface KeptField {
  guid: Guid;
  fieldGuid: Guid | null;
  tag: ColumnTag | null;
}

export interface KeptColumn {
  guid: Guid;
  title: string;
  width: number;
  separator: string;
  fields: readonly KeptField[];
}

/** Which of them a write changes: the holder itself, a column of it, or a field in a column. */
export type WhichColumns = { holder: Guid } | { part: 'column' | 'field'; guid: Guid };

export interface HeldColumns {
  competitionGuid: Guid;
  guid: Guid;
  columns: readonly KeptColumn[];
}

interface Rows {
  readonly name: string;
  delete(tx: Transaction, key: { guid: Guid }): Promise<void>;
}

/** Where a room keeps its columns. */
export interface ColumnSet {
  column: Rows & {
    insert(tx: Transaction, row: { guid: Guid; title: string; position: number; holder: Guid }): Promise<void>;
    update(tx: Transaction, guid: Guid, changes: object): Promise<void>;
  };
  field: Rows & {
    insert(
      tx: Transaction,
      row: { guid: Guid; columnGuid: Guid; fieldGuid: Guid | null; tag: ColumnTag | null; position: number },
    ): Promise<void>;
    update(tx: Transaction, key: { guid: Guid }, changes: { tag: ColumnTag | null }): Promise<void>;
  };
  most: { columns: number; fields: number };
  refusals: { full: FailureCode; fieldGone: FailureCode };
  /** Holds them until the commit, so that places are never dealt out twice. Failure notFound. */
  hold<T>(scope: Scope, which: WhichColumns, change: (tx: Transaction, held: HeldColumns) => Promise<T>): Promise<T>;
}
