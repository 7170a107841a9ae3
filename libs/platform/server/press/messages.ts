// What a process sends to its press threads, and what they answer.

/** A cell: text, a number (in thousandths, with its decimals), a length of time, or nothing. Nothing of it is ever a formula. */
export type Cell = string | { thousandths: number; decimals: number } | { seconds: number } | null;

export interface Sheet {
  title: string;
  /** Widths in characters. */
  columns: readonly number[];
  rows: readonly { cells: readonly Cell[]; style?: 'title' | 'head' | 'group' | 'note'; struck?: readonly number[] }[];
  /** Rows that stay in sight. */
  frozen?: number;
}

export interface Workbook {
  sheets: readonly Sheet[];
}

/** One table under a head, for a word processor. A line feed in a cell begins its small words. */
export interface PressDocument {
  title: string;
  head: readonly string[];
  /** Shares of the sheet's width. */
  columns: readonly { title: string; share: number; isNumber?: boolean }[];
  /** `group`: its first cell goes across the table. */
  rows: readonly { cells: readonly string[]; style?: 'group' | 'note' }[];
  notes: readonly string[];
}

/** The template: always our own, never anything that people typed. */
export interface Template {
  /** Typst. */
  source: string;
  /**
   * Drawings that the source or the data name, by their path from the root: `/background.svg`; one of bytes has a path
   * that names its content.
   */
  files?: Readonly<Record<string, string | Uint8Array>>;
}

export type PressRequest =
  | { id: number; kind: 'papers'; template: Template; data: readonly string[] }
  | { id: number; kind: 'workbook'; workbook: Workbook }
  | { id: number; kind: 'document'; document: PressDocument };

export type PressReply = { id: number; papers: Uint8Array<ArrayBuffer>[] } | { id: number; failure: string };
