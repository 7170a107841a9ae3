// A table as text: UTF-8 with and without its mark, UTF-16, Windows-1251, CP866; semicolons, tabs or commas.

import { parse } from 'csv-parse/sync';
import type { RawRow } from './raw-rows.ts';
import { TOO_LARGE, Unreadable } from './unreadable.ts';

const NO_TABLE = 'Это не таблица. Подойдут XLSX, CSV, TSV и TXT.';
const MOST_LETTERS = 2 * 1024 * 1024;

const SAID = /^\uFEFF?sep=([;,\t])\r?\n/i;

/** `mostRecords`: with those in which nothing stands. Throws Unreadable. */
export function rowsOfText(bytes: Buffer, mostRecords: number): RawRow[] {
  const text = decoded(bytes);
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new Unreadable(NO_TABLE);
  let records: string[][];
  try {
    records = parse(text, {
      ...{ bom: true, delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: false, max_record_size: MOST_LETTERS, to: mostRecords },
    });
  } catch (error) {
    throw unreadable(error as { code?: string; lines?: number });
  }
  if (records.length === mostRecords) throw new Unreadable(TOO_LARGE);
  const isSaid = SAID.test(text);
  return records
    .map((cells, at) => ({ row: at + 1, cells: cells.map(unquoted) }))
    .filter(({ row, cells }) => !(isSaid && row === 1) && cells.some((cell) => cell.trim() !== ''));
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

/** By the first line with something in it: several at once would split «Иванова, Анна». Excel's own «sep=;» is heeded. */
export function delimiterOf(text: string): string {
  const said = SAID.exec(text)?.[1];
  if (said) return said;
  const outside = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const first = outside.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  const counts = ['\t', ';', ','].map((sign) => [sign, first.split(sign).length - 1] as const);
  return counts.find(([, count]) => count > 0)?.[0] ?? ';';
}
