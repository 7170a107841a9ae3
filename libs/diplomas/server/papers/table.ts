// A protocol on paper, before it is known whether the paper is a PDF or a workbook.

import type { Guid } from '@rampa/kernel';

export type PaperCell =
  | string
  | { thousandths: number; decimals: number; isStruck?: boolean; isStrong?: boolean }
  | null;

export interface PaperColumn {
  title: string;
  /** Width in millimetres, or a share of the remaining width. */
  width: { mm: number } | { share: number };
  isNumber?: boolean;
  /** A judge's name: it takes smaller type, then it is turned, but it never breaks. */
  isName?: boolean;
}

export interface PaperRow {
  /** The performance. */
  item: Guid;
  cells: PaperCell[];
  /** Small print under the cell of this index. */
  under?: Record<number, string>;
  /** The same text split for a workbook: leader, institution, town. */
  face?: { collective: string; institution: string; city: string };
  isMuted?: boolean;
}

export interface PaperTable {
  title: string;
  isDraft: boolean;
  /** Event, program, state: one line each. */
  head: string[];
  columns: PaperColumn[];
  sections: { title: string; note: string; rows: PaperRow[] }[];
  notes: string[];
  signatures: { post: string; name: string }[];
  /** Path of the page that shows the published protocol to everybody. */
  page: string | null;
}
