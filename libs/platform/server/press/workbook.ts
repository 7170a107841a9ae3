// A workbook written row by row as a stream. Every text is a text cell, whatever it begins with: there are no formulas.

import { PassThrough } from 'node:stream';
import { WorkbookWriter, type Style } from '@cj-tech-master/excelts';
import { fittedLogo } from './fitted-logo.ts';
import { forgetTimes } from './zip-times.ts';
import type { Cell, Sheet, Workbook } from './messages.ts';

const FONT = 'Arial';
const CHERRY = 'FF8E1441';
const INK = 'FF1C1220';
/** The same input gives the same bytes, so the workbook states no time. */
const NO_TIME = new Date(Date.UTC(2000, 0, 1));

const STYLES = {
  title: { font: { name: FONT, size: 14, bold: true, color: { argb: INK } } },
  head: {
    font: { name: FONT, size: 10, bold: true, color: { argb: INK } },
    alignment: { wrapText: true, vertical: 'bottom' },
    border: { bottom: { style: 'thin', color: { argb: INK } } },
  },
  group: { font: { name: FONT, size: 11, bold: true, color: { argb: CHERRY } } },
  note: { font: { name: FONT, size: 9, color: { argb: INK } } },
  plain: { font: { name: FONT, size: 10, color: { argb: INK } }, alignment: { vertical: 'top' } },
} as const;

/** Cells of a table: a long name wraps, because the next cell would cut it; a number keeps a distance from it. */
const TEXT = { vertical: 'top', wrapText: true } as const;
const FIGURE = { vertical: 'top', horizontal: 'right', indent: 1 } as const;

export async function writeWorkbook({ sheets }: Workbook): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new PassThrough();
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  const writer = new WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: true,
    creator: 'Рампа',
    lastModifiedBy: 'Рампа',
    created: NO_TIME,
    modified: NO_TIME,
  });
  const names = new Set<string>();
  for (const sheet of sheets) writeSheet(writer, sheet, nameOf(sheet.title, names));
  await writer.commit();
  return new Uint8Array(forgetTimes(Buffer.concat(parts)));
}

function writeSheet(writer: WorkbookWriter, sheet: Sheet, name: string): void {
  const frozen = sheet.frozen ? sheet.frozen + (sheet.logo ? 1 : 0) : 0;
  const worksheet = writer.addWorksheet(name, {
    pageSetup: {
      ...{ paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      // Every printed sheet repeats the column heads.
      ...(frozen ? { printTitlesRow: `${frozen}:${frozen}` } : {}),
    },
    views: frozen ? [{ state: 'frozen', ySplit: frozen }] : [],
  });
  worksheet.columns = sheet.columns.map((width) => ({ width }));
  if (sheet.logo) {
    const { width, height } = fittedLogo(sheet.logo, LOGO_PX);
    const row = worksheet.addRow([]);
    row.height = height * POINTS_PER_PX + 4;
    row.commit();
    const image = writer.addImage({ buffer: sheet.logo.bytes, extension: 'jpeg' });
    worksheet.addImage(image, { tl: { col: 0, row: 0 }, ext: { width, height } });
  }
  for (const { cells, style, struck } of sheet.rows) {
    const row = worksheet.addRow([]);
    const isTable = !style && cells.filter((cell) => cell !== null).length > 1;
    for (const [index, value] of cells.entries()) {
      if (value === null) continue;
      const cell = row.getCell(index + 1);
      cell.value = valueOf(value);
      const cells = isTable ? (typeof value === 'string' ? 'text' : 'figure') : 'line';
      cell.style = styleOf(style ?? 'plain', cells, struck?.includes(index) ?? false, formatOf(value));
    }
    const lines = isTable ? Math.max(...cells.map((cell, index) => linesOf(cell, sheet.columns[index]))) : 1;
    // No program computes the height of a wrapped row by itself when it opens a file.
    if (lines > 1) row.height = lines * LINE;
    row.commit();
  }
  worksheet.commit();
}

/** 40 × 11 mm at 96 points an inch. */
const LOGO_PX = { width: 151, height: 42 };
const POINTS_PER_PX = 0.75;

/** Height of a line of ten-point Arial. */
const LINE = 13;
type Kept = Partial<Style>;
const kept = new Map<string, Kept>();

/** One object for all cells that look alike: the library knows a style again by its object alone. */
function styleOf(
  style: keyof typeof STYLES,
  cells: 'text' | 'figure' | 'line',
  isStruck: boolean,
  numFmt: string,
): Kept {
  const key = `${style} ${cells} ${isStruck} ${numFmt}`;
  const known = kept.get(key);
  if (known) return known;
  const { font, ...rest } = STYLES[style];
  const made = {
    ...rest,
    ...(cells === 'line' ? {} : { alignment: cells === 'text' ? TEXT : FIGURE }),
    ...{ font: isStruck ? { ...font, strike: true } : font, numFmt },
  };
  kept.set(key, made);
  return made;
}

const signs = new Map<string, number>();

/** Widths of Arial's letters in digits, the unit of column widths; rather too wide than too narrow. */
function signWidth(sign: string): number {
  let width = signs.get(sign);
  if (width === undefined) {
    width = /[\s.,:;!'()«»|IiljtTf-]/.test(sign) ? 0.6 : /\p{Lu}/u.test(sign) ? 1.2 : 0.9;
    signs.set(sign, width);
  }
  return width;
}

function widthOf(word: string): number {
  let all = 0;
  for (const sign of word) all += signWidth(sign);
  return all;
}

/** Number of lines that a text takes in a column of that width, word by word. */
function linesOf(cell: Cell, most = 10): number {
  if (typeof cell !== 'string') return 1;
  return cell.split('\n').reduce((all, line) => {
    let [lines, used] = [1, 0];
    for (const width of line.split(' ').map(widthOf)) {
      if (used > 0 && used + 0.6 + width > most) {
        lines += 1;
        used = 0;
      }
      used += (used > 0 ? 0.6 : 0) + width;
      // A word longer than the column is broken.
      lines += Math.max(0, Math.ceil(used / most) - 1);
      used = used > most ? used % most : used;
    }
    return all + lines;
  }, 0);
}

const DAY_S = 86_400;

function valueOf(cell: Exclude<Cell, null>): string | number {
  if (typeof cell === 'string') return cell;
  if ('seconds' in cell) return cell.seconds / DAY_S;
  return 'clock' in cell ? cell.clock / DAY_S : cell.thousandths / 1000;
}

function formatOf(cell: Exclude<Cell, null>): string {
  if (typeof cell === 'string') return '@';
  if ('seconds' in cell) return '[m]:ss';
  if ('clock' in cell) return 'hh:mm';
  return cell.decimals === 0 ? '0' : `0.${'0'.repeat(cell.decimals)}`;
}

const NAME_MOST = 31;

/** Excel allows at most 31 letters, none of these characters, and no name twice, in any case. */
function nameOf(title: string, taken: Set<string>): string {
  const clean = title
    .replace(/[\\/*?:[\]]/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '')
    .slice(0, NAME_MOST)
    .toWellFormed();
  const stem = clean === '' || clean.toLowerCase() === 'history' ? 'Лист' : clean;
  let name = stem;
  for (let copy = 2; taken.has(name.toLowerCase()); copy++) {
    const end = ` ${copy}`;
    name = stem.slice(0, NAME_MOST - end.length) + end;
  }
  taken.add(name.toLowerCase());
  return name;
}
