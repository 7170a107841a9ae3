// A table as text: UTF-8 with and without its mark, UTF-16, Windows-1251, CP866; semicolons, tabs or commas.

import { parse } from 'csv-parse/sync';
import { LEAST_TITLES, MOST_ABOVE, type RawRow } from './raw-rows.ts';
import { TOO_LARGE, Unreadable } from './unreadable.ts';

const NO_TABLE = 'Это не таблица. Подойдут XLSX, CSV, TSV и TXT.';
const MOST_LETTERS = 2 * 1024 * 1024;

const SAID = /^\uFEFF?sep=([;,\t])\r?\n/i;

/** `mostRecords`: with those in which nothing stands. Throws Unreadable. */
export function rowsOfText(bytes: Buffer, mostRecords: number): RawRow[] {
  const text = decoded(bytes);
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new Unreadable(NO_TABLE);
  const { delimiter, above } = shapeOf(text);
  let records: string[][];
  try {
    records = parse(text, {
      ...{ bom: true, delimiter, relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: false, max_record_size: MOST_LETTERS, to: mostRecords },
    });
  } catch (error) {
    throw unreadable(error as { code?: string; lines?: number });
  }
  if (records.length === mostRecords) throw new Unreadable(TOO_LARGE);
  const isSaid = SAID.test(text);
  return records
    .map((cells, at) => ({ row: at + 1, cells: cells.map(unquoted) }))
    .filter(({ row, cells }) => !(isSaid && row === 1) && cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }, at) => ({ row, cells: at < above ? [cells.join(delimiter)] : cells }));
}

function unreadable({ code, lines }: { code?: string; lines?: number }): Unreadable {
  if (code === 'CSV_MAX_RECORD_SIZE') return new Unreadable(TOO_LARGE);
  const where = lines ? ` около строки ${lines}` : '';
  return new Unreadable(`Кавычка открыта и не закрыта${where}. Поправьте её в таблице и загрузите файл заново.`);
}

/** An apostrophe before «=» is how a table says that this is text. */
const unquoted = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ofOneByte(bytes);
  }
}

/** Russian Excel and 1C write Windows-1251, 1C also CP866. Read by the other page, half of the letters are none. */
function ofOneByte(bytes: Buffer): string {
  const [windows, dos] = ['windows-1251', 'ibm866'].map((page) => new TextDecoder(page).decode(bytes));
  return lettersIn(dos!) > lettersIn(windows!) ? dos! : windows!;
}

const lettersIn = (text: string): number => text.match(/[А-яЁё]/g)?.length ?? 0;

interface Shape {
  delimiter: string;
  /** Lines over the head in which the delimiter is only a sign of their words. */
  above: number;
}

/** Lines that are looked at, and how many titles a head has at the least that stands below what its table is called. */
const [LOOKED_AT, LEAST_BORDERS] = [40, LEAST_TITLES - 1];
const SIGNS = ['\t', ';', ','];

/**
 * The first line with something in it says it, unless a head below it fits more rows: over a table stands what it is called,
 * and there commas are words. Several signs at once would split «Иванова, Анна». Excel's own «sep=;» is heeded.
 */
function shapeOf(text: string): Shape {
  const said = SAID.exec(text)?.[1];
  if (said) return { delimiter: said, above: 0 };
  const outside = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '…');
  const lines = outside.split(/[\r\n]+/).filter((line) => /[^\s;,]/.test(line)).slice(0, LOOKED_AT); // prettier-ignore
  const first = lines[0] ?? '';
  const usual = SIGNS.find((sign) => first.includes(sign));
  const borders = usual === undefined ? 0 : first.split(usual).length - 1;
  const isSentence = usual !== undefined && bordersIn(first, usual) === 0;
  const fitting = (sign: string) => lines.slice(1).filter((line) => line.split(sign).length > borders).length;
  let best = {
    delimiter: usual ?? ';',
    above: 0,
    borders,
    rows: usual === undefined || isSentence ? 0 : fitting(usual),
  };
  for (const delimiter of SIGNS) {
    if (delimiter === usual && !isSentence) continue;
    const above = lines.slice(0, MOST_ABOVE + 1).findIndex((line) => bordersIn(line, delimiter) >= LEAST_BORDERS);
    if (above < 1) continue;
    const own = bordersIn(lines[above]!, delimiter);
    const rows = lines.slice(above + 1).filter((line) => bordersIn(line, delimiter) === own).length;
    if (rows > best.rows || (rows === best.rows && rows > 0 && own > best.borders))
      best = { delimiter, above, borders: own, rows };
  }
  return best;
}

/** A comma before a space stands in a sentence. */
function bordersIn(line: string, sign: string): number {
  return sign === ',' ? (line.match(/,(?!\s)/g)?.length ?? 0) : line.split(sign).length - 1;
}
