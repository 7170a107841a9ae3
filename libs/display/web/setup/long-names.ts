// «Длинные имена»: finds names that do not fit two lines even at the smallest size, on a screen of some shape. They are
// shown whole in more and smaller lines; the organizer learns of them in advance. Pure.

import { fit, type FitRoom } from '@rampa/platform/web/base';

/** Width of a text at size 1, in the font of names. */
export type WidthOf = (text: string) => number;

const NORMAL_RATIO = 16 / 9;
const LINE = 1.02;

/** Box of the name on a screen of this shape, in heights of the screen; equal to the style sheet. */
function placeOf(ratio: number): FitRoom {
  if (ratio < 1) {
    return {
      width: 0.896 * ratio,
      height: 0.38,
      max: Math.min(0.16, 0.2 * ratio),
      min: Math.min(0.0833, 0.09 * ratio),
    };
  }
  if (ratio <= 1.5) return { width: 0.896 * ratio, height: 0.27, max: 0.16, min: Math.min(0.0833, 0.11 * ratio) };
  if (ratio >= 2.1) return { width: 0.401 * ratio, height: 0.46, max: 0.24, min: 0.0833 };
  return { width: 0.676 * ratio, height: 0.34, max: 0.189, min: 0.0833 };
}

export function isTooLong(name: string, ratio: number, widthOf: WidthOf): boolean {
  const room = placeOf(ratio);
  // The unit is a thousandth of the height; the search stops at halves of it.
  const scale = 1000;
  const scaled = {
    width: room.width * scale,
    height: room.height * scale,
    max: room.max * scale,
    min: room.min * scale,
  };
  return fit(scaled, (size, lines) => {
    if (lines === 1) return { width: widthOf(name) * size, height: size * LINE };
    const rows = wrapped(name, scaled.width / size, widthOf);
    return {
      width: Math.max(...rows.map((row) => widthOf(row) * size)),
      height: rows.length > 2 ? Infinity : size * LINE * rows.length,
    };
  }).isTooLong;
}

function wrapped(text: string, room: number, widthOf: WidthOf): string[] {
  const rows: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)!} ${word}`;
    if (rows.length > 0 && widthOf(longer) <= room) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** The head: size of its letters and width of the logo in heights of the screen, and its lines. */
const HEAD = { size: 0.0408, sign: 0.09, lines: 2 };

/** Whether the nomination does not fit the head on a screen of this shape. `values`: the group, which stays. */
export function leavesHead(nomination: string, values: string, ratio: number, widthOf: WidthOf): boolean {
  if (nomination === '') return false;
  const size = ratio < 1 ? Math.min(0.04, 0.047 * ratio) : HEAD.size;
  const room = (0.896 * ratio - HEAD.sign) / size;
  return wrapped(`${nomination} · ${values}`, room, widthOf).length > (ratio < 1 ? HEAD.lines + 1 : HEAD.lines);
}

export interface Named {
  number: string;
  name: string;
}

export interface LongName extends Named {
  /** Shapes on which it is too long: «16:9», «4:3». */
  shapes: string[];
}

export function longNames(all: readonly Named[], ratios: readonly number[], widthOf: WidthOf): LongName[] {
  const shapes = new Map((ratios.length > 0 ? ratios : [NORMAL_RATIO]).map((ratio) => [shapeOf(ratio), ratio]));
  return all.flatMap((one) => {
    const long = [...shapes].filter(([, ratio]) => isTooLong(one.name, ratio, widthOf)).map(([shape]) => shape);
    return long.length > 0 ? [{ ...one, shapes: long }] : [];
  });
}

const SHAPES: [number, string][] = [
  [16 / 9, '16:9'],
  [16 / 10, '16:10'],
  [4 / 3, '4:3'],
  [21 / 9, '21:9'],
  [9 / 16, '9:16'],
  [1, '1:1'],
];

/** «16:9», «4:3», or «3,2:1» for an unusual wall. */
export function shapeOf(ratio: number): string {
  const known = SHAPES.find(([value]) => Math.abs(value - ratio) < 0.03 * value);
  if (known) return known[1];
  return ratio >= 1 ? `${ratio.toFixed(1).replace('.', ',')}:1` : `1:${(1 / ratio).toFixed(1).replace('.', ',')}`;
}
