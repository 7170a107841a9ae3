// A table of texts as a workbook, a word processor's document or a sheet for printing: reports and lists.

import { counted, printable } from '@rampa/kernel';
import { fittedLogo } from './fitted-logo.ts';
import type { Cell, PaperLogo, PressDocument, Sheet } from './messages.ts';
import { PAPER_WORDS } from './paper-words.ts';
import type { Press } from './press.ts';
import source from './text-table.typ?raw';

export interface TextColumn {
  title: string;
  /** In pixels, as on the page. */
  width: number;
  /** Its texts are numbers, with up to three decimals after a comma. */
  isNumber: boolean;
}

export interface TextTable {
  title: string;
  /** The event's name. */
  event: string;
  columns: readonly TextColumn[];
  rows: readonly (readonly string[])[];
  /** Said where there is no row. */
  empty: string;
  /** Of the organizer. */
  logo?: PaperLogo | null;
}

/** Pixels of a letter, and of the widest column in letters. */
const LETTER = 7;
const WIDEST = 80;
/** Columns that a sheet across has room for. */
const PAPERS = [
  { paper: 'a4', most: 1_100 },
  { paper: 'a3', most: 2_200 },
] as const;

const headOf = ({ event, rows }: TextTable) =>
  [event, counted(rows.length, 'строка', 'строки', 'строк')].map(printable);

const notesOf = ({ rows, empty }: TextTable) => (rows.length === 0 ? [empty] : []);

export type TextFormat = 'xlsx' | 'docx' | 'pdf';

export async function printedTable(press: Press, table: TextTable, format: TextFormat): Promise<Uint8Array> {
  if (format === 'xlsx') return press.workbook({ sheets: [sheetOf(table)] });
  if (format === 'docx') return press.document(documentOf(table));
  const files = { ...PAPER_WORDS, ...logoFile(table.logo) };
  const [pdf] = await press.papers({ source, files }, [JSON.stringify(templateData(table))]);
  return pdf!;
}

/** A text stays what it is: a phone keeps its plus, «=1+1» is no formula. */
function sheetOf(table: TextTable): Sheet {
  const { title, event, columns, rows } = table;
  return {
    title: title.slice(0, 31),
    logo: table.logo ?? null,
    columns: columns.map(({ width }) => Math.min(WIDEST, Math.max(6, Math.round(width / LETTER)))),
    rows: [
      { cells: [title], style: 'title' },
      { cells: [event], style: 'note' },
      { cells: columns.map((column) => column.title), style: 'head' },
      ...rows.map((texts) => ({ cells: texts.map((text, at) => cellOf(text, columns[at]!.isNumber)) })),
      ...notesOf(table).map((text) => ({ cells: [text], style: 'note' as const })),
    ],
    frozen: 3,
  };
}

function cellOf(text: string, isNumber: boolean): Cell {
  const [, sign, whole, decimals = ''] = (isNumber && /^([-−]?)(\d{1,9})(?:,(\d{1,3}))?$/.exec(text)) || [];
  if (whole === undefined) return text === '' ? null : text;
  const thousandths = Number(whole + decimals.padEnd(3, '0'));
  return { thousandths: sign ? -thousandths : thousandths, decimals: decimals.length };
}

function documentOf(table: TextTable): PressDocument {
  return {
    title: printable(table.title),
    logo: table.logo ?? null,
    head: headOf(table),
    columns: table.columns.map(({ title, width, isNumber }) => ({ title: printable(title), share: width, isNumber })),
    rows: table.rows.map((texts) => ({ cells: texts.map(printable) })),
    notes: notesOf(table),
  };
}

/** Data of the template. Wide tables take larger paper rather than letters that nobody reads. */
function templateData(table: TextTable) {
  const width = table.columns.reduce((sum, column) => sum + column.width, 0);
  return {
    ...documentOf(table),
    logo: logoData(table.logo),
    short: printable(table.event),
    paper: PAPERS.find(({ most }) => width <= most)?.paper ?? 'a2',
    rows: table.rows.map((texts) => texts.map(printable)),
  };
}

/** 60 × 12 mm at 300 points an inch. */
const LOGO = { width: 709, height: 142 };
const MM_PER_POINT = 25.4 / 300;

/** Of a template: null, or which file and how wide in millimetres. */
export function logoData(logo: PaperLogo | null | undefined): { path: string; mm: number } | null {
  return logo ? { path: logo.path, mm: fittedLogo(logo, LOGO).width * MM_PER_POINT } : null;
}

/** A template names it by its path. */
export function logoFile(logo: PaperLogo | null | undefined): Record<string, Uint8Array> {
  return logo ? { [logo.path]: logo.bytes } : {};
}
