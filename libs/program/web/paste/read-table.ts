// Splits text copied from a spreadsheet into cells: tabs from Excel and LibreOffice, semicolons from Russian CSV.

import { visibleText } from '@rampa/contract';

/** One pasted line: `line` is its number from 1, as the user sees it. */
export interface PastedRow {
  line: number;
  cells: string[];
}

/**
 * Finds the delimiter. A tab always wins: a semicolon may stand inside a title, a tab never does. Commas (Google
 * Таблицы) count only when every line has the same number of them outside quotes.
 */
export function delimiterOf(text: string): '\t' | ';' | ',' {
  if (text.includes('\t')) return '\t';
  const outside = text.replace(/"(?:[^"]|"")*"/g, '');
  if (outside.includes(';')) return ';';
  const counts = outside.split(/[\r\n]+/).flatMap((line) => (line.trim() === '' ? [] : line.split(',').length - 1));
  return counts.length > 1 && counts[0]! > 0 && counts.every((count) => count === counts[0]) ? ',' : ';';
}

/** Quoted cells may contain the delimiter, doubled quotes and line breaks. Empty lines are left out. */
export function readTable(text: string): PastedRow[] {
  const delimiter = delimiterOf(text);
  const rows: PastedRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let startLine = 1;
  let quoted = false;

  const endCell = () => {
    cells.push(visibleText(cell.replace(/[ \u00a0\r\n]+/g, ' ')));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((value) => value !== '')) rows.push({ line: startLine, cells });
    cells = [];
    startLine = line;
  };

  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!;
    if (quoted) {
      if (sign === '"' && source[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (sign === '"' && closes(source, at, delimiter)) quoted = false;
      else {
        if (sign === '\n') line++;
        cell += sign;
      }
    } else if (sign === '"' && cell.trim() === '' && opens(source, at, delimiter)) {
      cell = '';
      quoted = true;
    } else if (sign === delimiter) endCell();
    else if (sign === '\n') {
      line++;
      endRow();
    } else cell += sign;
  }
  endRow();
  return rows;
}

function closes(source: string, at: number, delimiter: string): boolean {
  const next = source[at + 1];
  return next === undefined || next === delimiter || next === '\n';
}

/** A quote opens a cell only when its pair closes one: `"Вальс" Шопена` copied from a web page is plain text. */
function opens(source: string, at: number, delimiter: string): boolean {
  for (let end = source.indexOf('"', at + 1); end !== -1; end = source.indexOf('"', end + 1)) {
    if (source[end + 1] === '"') end++;
    else return closes(source, end, delimiter);
  }
  return false;
}
