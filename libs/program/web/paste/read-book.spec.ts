// The books are made by the writer of the portal's own workbooks.

import { Workbook } from '@cj-tech-master/excelts';
import { describe, expect, it } from 'vitest';
import { textOfBook } from './read-book.ts';
import { textOfFile } from './read-file.ts';
import { readTable } from './read-table.ts';

async function bookOf(rows: unknown[][], formats: Record<string, string> = {}): Promise<Uint8Array> {
  const book = new Workbook();
  book.addWorksheet('Пустой');
  const sheet = book.addWorksheet('Программа');
  for (const row of rows) sheet.addRow(row);
  for (const [cell, format] of Object.entries(formats)) sheet.getCell(cell).numFmt = format;
  return new Uint8Array(await book.xlsx.writeBuffer());
}

describe('a book of Excel', () => {
  it('is read as its cells are seen, gaps, quotes and markup among them', async () => {
    const bytes = await bookOf([
      ['№', 'Исполнитель', '', 'Произведение'],
      [1, 'Хор & «Лель»', null, '"Вальс" <А>'],
      [2, 'О’Нил Мария', null, '"А"'],
      [],
      ['II отделение'],
    ]);
    expect(readTable(await textOfBook(bytes))).toEqual([
      { line: 1, cells: ['№', 'Исполнитель', '', 'Произведение'] },
      { line: 2, cells: ['1', 'Хор & «Лель»', '', '"Вальс" <А>'] },
      { line: 3, cells: ['2', 'О’Нил Мария', '', '"А"'] },
      { line: expect.any(Number), cells: ['II отделение'] },
    ]);
  });
  it('shows times as its sheet does, and numbers as they are', async () => {
    const minute = 1 / 1440;
    const times = [5.5 * 60 * minute, (220 / 60) * minute, (220 / 60) * minute, 3.45, 5];
    const bytes = await bookOf([times], { A1: 'h:mm', B1: 'h:mm:ss', C1: 'mm:ss' });
    expect((await textOfBook(bytes)).split('\t')).toEqual(['5:30', '0:03:40', '3:40', '3.45', '5']);
  });
  it('that cannot be read says what to do', async () => {
    const broken = (await bookOf([['а']])).slice(0, 300);
    expect(await textOfFile(broken)).toEqual({ refusal: expect.stringContaining('сохраните её как CSV') });
    // The first half of a download, made at a minute whose stamp in the archive is zero.
    broken.fill(0, 9, 14);
    expect(await textOfFile(broken)).toEqual({ refusal: expect.stringContaining('сохраните её как CSV') });
    expect(await textOfFile(await bookOf([]))).toEqual({ refusal: 'Файл пустой.' });
  });
});
