// Heads of the columns that bear judges' names: smaller type for all of them, then all turned; a name never breaks.

import { fontWidths, readFont, type FontWidths } from '@rampa/platform/server';
import type { PaperColumn } from './table.ts';

const SIZES = [7.5, 7, 6.5] as const;
const PT_PER_MM = 72 / 25.4;
/** Both insets of a cell. */
const INSETS_MM = 2.8;
/** Share of the room that counted widths may fill: they leave out kerning. */
const SAFE = 0.98;

let font: FontWidths | null = null;

export function nameHeads(columns: readonly PaperColumn[]): { size: number; isTurned: boolean } {
  const { widthOf } = (font ??= fontWidths(readFont('text')));
  const lines = columns.flatMap(({ title, width, isName }) =>
    isName && 'mm' in width
      ? title.split('\n').map((line) => ({ em: widthOf(line), room: (width.mm - INSETS_MM) * PT_PER_MM * SAFE }))
      : [],
  );
  const size = SIZES.find((one) => lines.every(({ em, room }) => em * one <= room));
  return { size: size ?? SIZES[0], isTurned: size === undefined };
}
