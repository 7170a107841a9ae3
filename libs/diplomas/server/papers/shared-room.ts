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
/** Width of words in mm that reads well: a line holds several of them. */
const COMFORT_MM = 40;
/** Width of a column of marks whose judge's name is turned. */
const TURNED_MM = 14;
/** Wider than that, the columns with millimetres take a sheet of A3. */
const LARGE_MM = 190;
/** Words of a sheet across (A4 or, for a wide table, A3) without its margins. */
const roomOf = (wide: number) => (wide > LARGE_MM ? 420 : 297) - 2 * 14;

let font: FontWidths | null = null;
const mmOf = (text: string, points: number): number =>
  (font ??= fontWidths(readFont('text'))).widthOf(text) * points * MM_PER_PT;

const wordOf = (text: string, points: number): number =>
  Math.max(0, ...text.split(/[\s-]/).map((word) => mmOf(word.slice(0, LONGEST_WORD), points)));

/**
 * The columns with shares that are millimetres: of the sheet's longest words first, then of lines that read well, then of
 * most of its rows. Where the judges leave too little of an A4 sheet, their names are turned.
 */
export function columnsOf({ columns: given, sections }: Pick<PaperTable, 'columns' | 'sections'>): PaperColumn[] {
  const rows = sections.flatMap((section) => section.rows);
  const needs = given.map(({ title, width }, at) => {
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
    const usual = lengths[Math.floor(lengths.length * MOST_ROWS)] ?? 0;
    return { least, usual, comfort: Math.max(0, Math.min(COMFORT_MM, usual) + INSETS_MM - least) };
  });
  const sumOf = (of: (need: { least: number; usual: number; comfort: number }) => number) =>
    needs.reduce((sum, need) => sum + (need ? of(need) : 0), 0);
  const least = sumOf((need) => need.least);
  const comfort = sumOf((need) => need.comfort);
  const wideOf = (some: readonly PaperColumn[]) =>
    some.reduce((sum, { width }) => sum + ('mm' in width ? width.mm : 0), 0);
  const isTight = wideOf(given) <= LARGE_MM && roomOf(0) - wideOf(given) < least + comfort;
  const columns = isTight ? given.map(turned) : given;
  const wide = wideOf(columns);
  const spare = Math.max(0, roomOf(wide) - wide - least);
  const all = sumOf(({ usual }) => usual) || 1;
  const eased = Math.min(1, spare / (comfort || 1));
  return columns.map((column, at) => {
    const need = needs[at];
    return need
      ? {
          ...column,
          width: { share: need.least + need.comfort * eased + (Math.max(0, spare - comfort) * need.usual) / all },
        }
      : column;
  });
}

function turned(column: PaperColumn): PaperColumn {
  const { width, isName } = column;
  return isName && 'mm' in width ? { ...column, width: { mm: Math.min(TURNED_MM, width.mm) } } : column;
}
