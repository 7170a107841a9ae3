import type { ReactNode } from 'react';

export interface TableLead<Row> {
  label: string;
  /** In pixels of the usual letter. */
  width: number;
  sort?: string;
  of(row: Row): ReactNode;
}

/** Room of the columns that are not made, before and behind those that are. */
export interface Span {
  before: number;
  after: number;
}

/** The column of boxes, in pixels of the usual letter. */
export const CHECK = 44;

/** Where the columns that stand still begin. */
export function offsetsOf(leads: readonly { width: number }[], hasCheck: boolean): number[] {
  return leads.map((_, at) => leads.slice(0, at).reduce((sum, { width }) => sum + width, hasCheck ? CHECK : 0));
}
