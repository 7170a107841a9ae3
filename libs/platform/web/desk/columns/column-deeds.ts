// What is done with columns put together from fields, whoever holds them.

import type { ColumnTag, ReportColumnView } from '@rampa/contract';
import type { BoxChoice } from './box-choices.ts';

/** A column as it is put together. */
export type SetUpColumn = Pick<ReportColumnView, 'guid' | 'title' | 'separator' | 'fields'>;
export type SetUpField = SetUpColumn['fields'][number];

export interface ColumnDeeds {
  isAdding: boolean;
  isAttaching: boolean;
  /** A column of that field, called as the field is. */
  add(choice: BoxChoice): void;
  arrange(columns: string[]): Promise<unknown>;
  /** Rejects where it was refused. */
  rename(column: string, title: string): Promise<unknown>;
  separate(column: string, separator: string): void;
  remove(column: string, then: () => void): void;
  attach(column: string, choice: BoxChoice): void;
  detach(field: string): void;
  place(field: string, order: number): void;
}

/** What a field means where the column stands; absent: nothing can be said about it. */
export interface FieldMeanings {
  options: readonly { value: ColumnTag; label: string }[];
  description: string;
  of(field: SetUpField): ColumnTag | null;
  put(field: SetUpField, tag: ColumnTag | null): void;
}
