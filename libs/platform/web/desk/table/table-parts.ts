import type { ReactNode } from 'react';

export interface TableLead<Row> {
  label: string;
  /** Width in pixels at the default size of type. */
  width: number;
  sort?: string;
  of(row: Row): ReactNode;
}

/** Width of the columns that are not rendered, before and after the rendered ones. */
export interface Span {
  before: number;
  after: number;
}

/** Width of the column of boxes, in pixels at the default size of type. */
export const CHECK = 44;

/** Left edge of each column that stands still. */
export function offsetsOf(leads: readonly { width: number }[], hasCheck: boolean): number[] {
  return leads.map((_, at) => leads.slice(0, at).reduce((sum, { width }) => sum + width, hasCheck ? CHECK : 0));
}
