// A report as a table of texts, for any of the file formats. Pure.

import { counted, printable } from '@rampa/kernel';
import type { Cell, PressDocument, Sheet } from '@rampa/platform/server';

export interface SheetColumn {
  title: string;
  /** In pixels, as on the page. */
  width: number;
  /** Every text in it is a whole number. */
  isNumber: boolean;
}

export interface ReportSheet {
  title: string;
  /** The event's name. */
  event: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
}

/** Pixels of a letter, and of the widest column in letters. */
const LETTER = 7;
const WIDEST = 80;
/** Columns that a sheet across has room for. */
const PAPERS = [
  { paper: 'a4', most: 1_100 },
  { paper: 'a3', most: 2_200 },
] as const;
const EMPTY = 'В отчёте нет ни одной строки.';

const headOf = ({ event, rows }: ReportSheet) =>
  [event, counted(rows.length, 'строка', 'строки', 'строк')].map(printable);

const notesOf = ({ rows }: ReportSheet) => (rows.length === 0 ? [EMPTY] : []);

/** A text stays what it is: a phone keeps its plus, «=1+1» is no formula. */
export function sheetOf(report: ReportSheet): Sheet {
  const { title, event, columns, rows } = report;
  return {
    title: title.slice(0, 31),
    columns: columns.map(({ width }) => Math.min(WIDEST, Math.max(6, Math.round(width / LETTER)))),
    rows: [
      { cells: [title], style: 'title' },
      { cells: [event], style: 'note' },
      { cells: columns.map((column) => column.title), style: 'head' },
      ...rows.map((texts) => ({ cells: texts.map((text, at) => cellOf(text, columns[at]!.isNumber)) })),
      ...notesOf(report).map((text) => ({ cells: [text], style: 'note' as const })),
    ],
    frozen: 3,
  };
}

function cellOf(text: string, isNumber: boolean): Cell {
  if (!isNumber || !/^\d{1,9}$/.test(text)) return text === '' ? null : text;
  return { thousandths: Number(text) * 1_000, decimals: 0 };
}

export function documentOf(report: ReportSheet): PressDocument {
  return {
    title: printable(report.title),
    head: headOf(report),
    columns: report.columns.map(({ title, width, isNumber }) => ({ title: printable(title), share: width, isNumber })),
    rows: report.rows.map((texts) => ({ cells: texts.map(printable) })),
    notes: notesOf(report),
  };
}

/** Data of the template. Wide reports take larger paper rather than letters that nobody reads. */
export function templateData(report: ReportSheet) {
  const width = report.columns.reduce((sum, column) => sum + column.width, 0);
  return {
    ...documentOf(report),
    short: printable(report.event),
    paper: PAPERS.find(({ most }) => width <= most)?.paper ?? 'a2',
    rows: report.rows.map((texts) => texts.map(printable)),
  };
}
