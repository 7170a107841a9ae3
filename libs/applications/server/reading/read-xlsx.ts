// The first visible sheet of an .xlsx that has something in it, row by row, as its cells are seen. Of a formula only the value
// is read that the workbook has kept.

import { formatsOf, shownNumber, type CellFormat } from './cell-formats.ts';
import type { RawRow } from './raw-rows.ts';
import { BROKEN, Unreadable } from './unreadable.ts';
import { Archive } from './unzip.ts';
import { attribute, plainText, tagsOf } from './xml-tags.ts';

const MB = 1024 * 1024;
const MOST = { small: 8 * MB, texts: 48 * MB, sheet: 96 * MB };
const OLD_BOOK = 'Это книга, но не Excel: внутри нет листов. Сохраните таблицу как XLSX или CSV.';

/** Throws Unreadable. */
export async function* rowsOfWorkbook(bytes: Buffer): AsyncGenerator<RawRow> {
  const archive = new Archive(bytes);
  if (!archive.has('xl/workbook.xml')) throw new Unreadable(OLD_BOOK);
  const book = await archive.text('xl/workbook.xml', MOST.small);
  const links = linksOf(await archive.text('xl/_rels/workbook.xml.rels', MOST.small));
  const formats = formatsOf(await archive.text('xl/styles.xml', MOST.small));
  const texts = sharedTexts(await archive.text('xl/sharedStrings.xml', MOST.texts));
  const { sheets, isMac } = bookOf(book);
  for (const sheet of sheets) {
    const target = links.get(sheet) ?? '';
    const xml = await archive.text(target.startsWith('/') ? target.slice(1) : `xl/${target}`, MOST.sheet);
    let isEmpty = true;
    for (const row of rowsOfSheet(xml, { texts, formats, isMac })) {
      if (row.cells.every((cell) => cell.trim() === '')) continue;
      isEmpty = false;
      yield row;
    }
    if (!isEmpty) return;
  }
}

function bookOf(xml: string): { sheets: string[]; isMac: boolean } {
  const sheets: string[] = [];
  let isMac = false;
  for (const { name, isEnd, given } of tagsOf(xml)) {
    if (name === 'workbookPr') isMac ||= /^(1|true)$/.test(attribute(given, 'date1904'));
    if (name === 'sheet' && !isEnd && !/hidden/i.test(attribute(given, 'state'))) sheets.push(attribute(given, 'r:id'));
  }
  return { sheets, isMac };
}

function linksOf(xml: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const { name, given } of tagsOf(xml))
    if (name === 'Relationship') links.set(attribute(given, 'Id'), attribute(given, 'Target'));
  return links;
}

/** Runs of one text are joined; how it is pronounced (rPh) is left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isSaid = true;
  for (const { name, isEnd, isEmpty, before } of tagsOf(xml)) {
    if (name === 'rPh') isSaid = isEnd;
    if (name === 't' && isEnd && isSaid) text += plainText(before);
    if (name !== 'si' || !(isEnd || isEmpty)) continue;
    texts.push(text);
    text = '';
  }
  return texts;
}

interface Book {
  texts: readonly string[];
  formats: readonly CellFormat[];
  isMac: boolean;
}

interface Cell {
  type: string;
  style: number;
  column: number;
  value: string;
}

function* rowsOfSheet(xml: string, book: Book): Generator<RawRow> {
  let row = 0;
  let cells: string[] = [];
  let cell: Cell | null = null;
  for (const { name, isEnd, isEmpty, given, before } of tagsOf(xml)) {
    if (name === 'row' && !isEnd) {
      row = Number(attribute(given, 'r')) || row + 1;
      cells = [];
    } else if (name === 'row') yield { row, cells };
    else if (name === 'c' && !isEnd) {
      const column = columnOf(attribute(given, 'r')) ?? cells.length;
      cell = { type: attribute(given, 't'), style: Number(attribute(given, 's') || 0), column, value: '' };
    } else if (cell && isEnd && (name === 'v' || name === 't')) cell.value += plainText(before);
    if (name !== 'c' || !cell || !(isEnd || isEmpty)) continue;
    // What stands right of any table of ours is counted, not kept.
    if (cell.column <= MOST_KEPT) {
      while (cells.length < cell.column) cells.push('');
      cells[cell.column] = shownCell(cell, book);
    } else if (shownCell(cell, book).trim() !== '') cells[MOST_KEPT] = '…';
    cell = null;
  }
  if (row === 0 && !xml.includes('sheetData')) throw new Unreadable(BROKEN);
}

/** One more than a table may have. */
const MOST_KEPT = 300;

function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function shownCell({ type, style, value }: Cell, { texts, formats, isMac }: Book): string {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'да' : 'нет';
    case 'e':
      return '';
    case 'd':
      return value.replace(/^(\d{4})-(\d\d)-(\d\d)(T00:00:00.*)?$/, '$3.$2.$1');
    case '':
    case 'n':
      return shownNumber(value, formats[style] ?? 'number', isMac);
    default:
      return value;
  }
}
