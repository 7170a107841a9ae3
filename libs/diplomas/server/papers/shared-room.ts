// Columns that share a sheet's room take it by what stands in them, so that the rows come out low.

import { fontWidths, readFont, type FontWidths } from '@rampa/platform/server';
import type { PaperColumn, PaperTable } from './table.ts';

const MM_PER_PT = 25.4 / 72;
const TEXT_PT = 9;
const SMALL_PT = 7.5;
/** Both insets of a cell. */
const INSETS_MM = 2.8;
/** Longer words are broken anywhere. */
const LONGEST_WORD = 24;
/** Share of the rows whose words decide: one long name does not take the room of all others. */
const MOST_ROWS = 0.9;
/** Words of a sheet across (A4 or, for a wide table, A3) without its margins. */
const roomOf = (wide: number) => (wide > 190 ? 420 : 297) - 2 * 14;

let font: FontWidths | null = null;
const mmOf = (text: string, points: number): number =>
  (font ??= fontWidths(readFont('text'))).widthOf(text) * points * MM_PER_PT;

const wordOf = (text: string, points: number): number =>
  Math.max(0, ...text.split(/[\s-]/).map((word) => mmOf(word.slice(0, LONGEST_WORD), points)));

/** The columns with shares that are millimetres: of the sheet's longest words first, of most of its rows then. */
export function columnsOf({ columns, sections }: Pick<PaperTable, 'columns' | 'sections'>): PaperColumn[] {
  const rows = sections.flatMap((section) => section.rows);
  const wide = columns.reduce((sum, { width }) => sum + ('mm' in width ? width.mm : 0), 0);
  const needs = columns.map(({ title, width }, at) => {
    if ('mm' in width) return null;
    const cells = rows.map((row) => {
      const cell = row.cells[at];
      return { text: typeof cell === 'string' ? cell : '', under: row.under?.[at] ?? '' };
    });
    const lengths = cells
      .map(({ text, under }) => mmOf(text, TEXT_PT) + mmOf(under, SMALL_PT))
      .toSorted((a, b) => a - b);
    const words = cells.map(({ text, under }) => Math.max(wordOf(text, TEXT_PT), wordOf(under, SMALL_PT)));
    const least = Math.max(wordOf(title, SMALL_PT), ...words) + INSETS_MM;
    return { least, usual: lengths[Math.floor(lengths.length * MOST_ROWS)] ?? 0 };
  });
  const sumOf = (of: (need: { least: number; usual: number }) => number) =>
    needs.reduce((sum, need) => sum + (need ? of(need) : 0), 0);
  const spare = Math.max(0, roomOf(wide) - wide - sumOf(({ least }) => least));
  const all = sumOf(({ usual }) => usual) || 1;
  return columns.map((column, at) => {
    const need = needs[at];
    return need ? { ...column, width: { share: need.least + (spare * need.usual) / all } } : column;
  });
}
