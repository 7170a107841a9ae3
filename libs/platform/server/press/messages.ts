// What a process sends to its press threads, and what they answer.

/**
 * A cell: text, a number (in thousandths, with its decimals), a duration in seconds, a time of the day in seconds after
 * midnight (more than a day of them are the next day's), or nothing. Never a formula.
 */
export type Cell = string | { thousandths: number; decimals: number } | { seconds: number } | { clock: number } | null;

/** A picture in the head of a paper: JPEG. */
export interface PaperLogo {
  /** With the content's hash. */
  path: string;
  bytes: Uint8Array;
  /** In its points; it is printed smaller. */
  width: number;
  height: number;
}

export interface Sheet {
  title: string;
  /** Above the first row, which it moves down by one. */
  logo?: PaperLogo | null;
  /** Widths in characters. */
  columns: readonly number[];
  rows: readonly { cells: readonly Cell[]; style?: 'title' | 'head' | 'group' | 'note'; struck?: readonly number[] }[];
  /** Number of rows that stay visible when scrolling. */
  frozen?: number;
}

export interface Workbook {
  sheets: readonly Sheet[];
}

/** One table under a heading, for a word processor. Text after a line feed in a cell is small print. */
export interface PressDocument {
  title: string;
  logo?: PaperLogo | null;
  head: readonly string[];
  /** Widths as shares of the page's width. */
  columns: readonly { title: string; share: number; isNumber?: boolean }[];
  /** `group`: its first cell spans the table. */
  rows: readonly { cells: readonly string[]; style?: 'group' | 'note' }[];
  notes: readonly string[];
}

/** The template is always our own source, never typed by people. */
export interface Template {
  /** Typst. */
  source: string;
  /**
   * Files that the source or the data name, by their path from the root: `/background.svg`. A binary file's path
   * contains its hash.
   */
  files?: Readonly<Record<string, string | Uint8Array>>;
  /** Fonts beside the house's. */
  fonts?: readonly PressFont[];
}

/** A font that somebody sent. Its family, which names its bytes, is its only name. */
export interface PressFont {
  family: string;
  bytes: Uint8Array;
}

/** The text of each tag of a word processor's template; a tag that repeats has rows of such texts. */
export interface TemplateValues {
  [tag: string]: string | Record<string, string>[];
}

export interface TemplateTag {
  /** Small letters, without «ё». */
  tag: string;
  said: string;
  /** Of a row that repeats: what stands in it. */
  rows: TemplateTag[] | null;
  /** Neither a word nor a row: a condition, raw XML. */
  isOdd: boolean;
}

export type PressRequest =
  | { id: number; kind: 'papers'; template: Template; data: readonly string[] }
  | { id: number; kind: 'drawing'; template: Template; data: string }
  | { id: number; kind: 'plates'; template: Template; data: readonly string[] }
  | { id: number; kind: 'workbook'; workbook: Workbook }
  | { id: number; kind: 'document'; document: PressDocument }
  | { id: number; kind: 'look'; template: Uint8Array }
  | { id: number; kind: 'filled'; template: Uint8Array; values: TemplateValues };

export type PressReply = { id: number; papers: Uint8Array<ArrayBuffer>[] } | { id: number; failure: string };
