// The sheet of a template: its sides, and what lies outside it.

import { PAPER_SIDES, type PaperOrientation, type PaperSize } from '@rampa/kernel';
import type { Sheet, TemplateBox } from './model.ts';

/** The sides of a named size; a sheet of one's own keeps its own. */
export function sidesOf(
  size: PaperSize,
  orientation: PaperOrientation,
  own: { width: number; height: number },
): { width: number; height: number } {
  if (size === 'custom') return { width: own.width, height: own.height };
  const [short, long] = PAPER_SIDES[size];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

export function freshSheet(size: PaperSize, orientation: PaperOrientation): Sheet {
  return {
    ...{ size, orientation, ...sidesOf(size, orientation, { width: 2100, height: 2970 }) },
    ...{ bleed: 30, hasCropMarks: false, motif: null, mainColor: '#8E1441', accentColor: '#C9A24A' },
    ...{ backgroundGuid: null, isBackgroundPrinted: true },
  };
}

/** Corners of the box as it is turned around its middle. */
export function cornersOf(
  box: Pick<TemplateBox, 'left' | 'top' | 'width' | 'height' | 'rotation'>,
): [number, number][] {
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const turn = (box.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => {
    const [dx, dy] = [(x! * box.width) / 2, (y! * box.height) / 2];
    return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
  });
}

export type Standing = 'inside' | 'crossing' | 'outside';

/** The bleed counts as outside for words, and as inside for pictures, which run over the edge on purpose. */
export function standingOf(box: TemplateBox, sheet: Sheet): Standing {
  const over = box.kind === 'text' || box.kind === 'qr' ? 0 : sheet.bleed;
  const inX = ([x]: readonly [number, number]) => x >= -over - 1 && x <= sheet.width + over + 1;
  const inY = ([, y]: readonly [number, number]) => y >= -over - 1 && y <= sheet.height + over + 1;
  const corners = cornersOf(box);
  if (corners.every((corner) => inX(corner) && inY(corner))) return 'inside';
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const isApart =
    Math.max(...xs) <= 0 || Math.min(...xs) >= sheet.width || Math.max(...ys) <= 0 || Math.min(...ys) >= sheet.height;
  return isApart ? 'outside' : 'crossing';
}
