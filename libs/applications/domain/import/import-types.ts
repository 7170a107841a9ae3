// An import: a table of somebody's own, whose columns are answers of the event's form.

import type { Answer, BlockAnswers } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

/** What a column is: nothing, the address of the application's owner, or a field of the form. */
export type ColumnUse = { to: 'skip' } | { to: 'email' } | { to: 'field'; fieldGuid: Guid };

export interface ImportMapping {
  /** One for each column of the table, in its order. */
  columns: readonly ColumnUse[];
  /** The column by which an application, and in it a performance, is found again; null: there is none. */
  applicationKey: number | null;
  performanceKey: number | null;
  /** Applications that lack nothing are sent at once. */
  isSent: boolean;
}

/** `row` is its number in the table as a spreadsheet shows it. */
export interface TableRow {
  row: number;
  cells: readonly string[];
}

/** `column` null: the row as a whole. */
export interface RowFault {
  column: number | null;
  value: string;
  message: string;
}

export type RowOutcome = 'create' | 'update' | 'same' | 'error';

/** One block of an application and the key that an import has given it. */
export interface StandingBlock extends BlockAnswers {
  importKey: string | null;
}

/** What a field of a block would become. */
export interface AnswerDeed {
  kind: 'answer';
  row: number;
  column: number;
  blockGuid: Guid;
  n: number;
  before: Answer | null;
  after: Answer;
}

/** `blocks`: the new one and those that the form wants inside it. */
export interface BlockDeed {
  kind: 'blockAdded';
  row: number;
  blockGuid: Guid;
  blocks: readonly Guid[];
}

export type ImportDeed = AnswerDeed | BlockDeed;
