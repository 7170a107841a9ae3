// Somebody's table as titles and rows: a workbook or text by what is in it, whatever it is called.

import { setImmediate as breath } from 'node:timers/promises';
import type { TableRow } from '@rampa/applications/domain';
import { IMPORT_LIMITS, visibleText } from '@rampa/contract';
import { LEAST_TITLES, MOST_ABOVE, type RawRow } from './raw-rows.ts';
import { rowsOfText } from './read-csv.ts';
import { rowsOfWorkbook } from './read-xlsx.ts';
import { Unreadable } from './unreadable.ts';

export interface ReadTable {
  titles: string[];
  /** Each as long as the titles. */
  rows: TableRow[];
}

const OLD_EXCEL = 'Это старая книга Excel (XLS). Сохраните её как XLSX или CSV и загрузите снова.';
const ENCRYPTED_OR_OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ZIP = Buffer.from('PK');
const EMPTY = 'В таблице ничего нет.';
const ONLY_TITLES = 'В таблице есть только заголовки: строк под ними нет.';
const { rows: MOST_ROWS, columns: MOST_COLUMNS } = IMPORT_LIMITS;
const TOO_LONG = `В таблице больше ${MOST_ROWS.toLocaleString('ru-RU')} строк. Разделите её на несколько файлов.`;
const TOO_WIDE = `В таблице больше ${MOST_COLUMNS} столбцов. Уберите лишние.`;
/** Rows between two breaths: others are served meanwhile. */
const AT_ONCE = 200;

/** Throws Unreadable, and what `signal` gives. */
export async function readTable(bytes: Buffer, signal?: AbortSignal): Promise<ReadTable> {
  const rows: RawRow[] = [];
  for await (const row of rawRows(bytes)) {
    if (rows.length > MOST_ROWS + MOST_ABOVE) throw new Unreadable(TOO_LONG);
    rows.push({ row: row.row, cells: row.cells.map(seen) });
    if (rows.length % AT_ONCE !== 0) continue;
    signal?.throwIfAborted();
    await breath();
  }
  const [head, ...body] = rows.slice(headAt(rows));
  if (!head) throw new Unreadable(EMPTY);
  const width = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells)), 0);
  if (width > MOST_COLUMNS) throw new Unreadable(TOO_WIDE);
  if (body.length === 0) throw new Unreadable(ONLY_TITLES);
  if (body.length > MOST_ROWS) throw new Unreadable(TOO_LONG);
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return {
    titles: padded(head.cells).map(oneLine),
    rows: body.map(({ row, cells }) => ({ row, cells: padded(cells) })),
  };
}

/** Over the head may stand what the table is called: lines of one cell, as over the portal's own tables and those of 1C. */
function headAt(rows: readonly RawRow[]): number {
  const filled = ({ cells }: RawRow) => cells.filter((cell) => cell.trim() !== '').length;
  const at = rows.slice(0, MOST_ABOVE + 1).findIndex((row) => filled(row) > 1);
  return at > 0 && filled(rows[at]!) >= LEAST_TITLES ? at : 0;
}

async function* rawRows(bytes: Buffer): AsyncGenerator<RawRow> {
  if (bytes.length === 0) throw new Unreadable(EMPTY);
  if (bytes.subarray(0, 4).equals(ENCRYPTED_OR_OLD)) throw new Unreadable(OLD_EXCEL);
  if (bytes.subarray(0, 2).equals(ZIP)) yield* rowsOfWorkbook(bytes);
  else yield* rowsOfText(bytes, 2 * MOST_ROWS);
}

/** Without signs that nobody sees; a new line and a tab stay. */
const seen = (cell: string) => visibleText(cell.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''));
const oneLine = (title: string) => title.replace(/\s+/g, ' ').slice(0, 300);
const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1;
