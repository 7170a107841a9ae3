// Fits a filled text into the box of a template: sizes step down until lines and height hold.

import { printable, type LetterCase } from '@rampa/kernel';
import { fitLines, type WidthOf } from '../fit-lines.ts';
import type { TextBox } from './model.ts';

export interface FittedText {
  /** In points. */
  size: number;
  lines: string[];
  /** `shrunk`: smaller than the template says; `over`: does not fit even at the smallest size. */
  state: 'fits' | 'shrunk' | 'over';
}

/** Points in a tenth of a millimetre. */
const POINTS = 72 / 254;
/** Share of the box that counted widths may fill: they leave out kerning and side bearings. */
const SAFE = 0.98;
const STEP = 0.96;
const CLOSE = 1e-6;

/** From the template's size down to the smallest, in halves of a point. */
export function sizesOf({ size, minSize, isFitted }: Pick<TextBox, 'size' | 'minSize' | 'isFitted'>): number[] {
  const sizes = [size / 10];
  const least = Math.min(minSize, size) / 10;
  if (!isFitted) return sizes;
  for (;;) {
    const next = Math.min(sizes.at(-1)! - 0.5, Math.round(sizes.at(-1)! * STEP * 2) / 2);
    if (next <= least) break;
    sizes.push(next);
  }
  if (least < sizes[0]!) sizes.push(least);
  return sizes;
}

export function inCase(text: string, letterCase: LetterCase): string {
  if (letterCase === 'upper') return text.toLocaleUpperCase('ru');
  if (letterCase === 'lower') return text.toLocaleLowerCase('ru');
  if (letterCase === 'typed') return text;
  const [first] = new Intl.Segmenter('ru').segment(text);
  return first ? first.segment.toLocaleUpperCase('ru') + text.slice(first.segment.length) : text;
}

/** Never loses a letter: what fits nowhere is cut between letters and stands beyond its box. */
export function fitText(text: string, box: TextBox, widthOf: WidthOf): FittedText {
  const paragraphs = text.split('\n').map((line) => inCase(printable(line), box.letterCase));
  const tracked: WidthOf = (part) => widthOf(part) + (Array.from(part).length * box.tracking) / 1000;
  const sizes = sizesOf(box);
  const width = box.width * POINTS * SAFE;
  const leading = box.leading / 100;
  const height = box.height * POINTS + CLOSE;
  for (const size of sizes) {
    const lines = setAt(paragraphs, size, width, tracked);
    const holds = lines.length <= box.maxLines && lines.length * leading * size <= height;
    if (holds && !isCut(paragraphs, width / size, tracked))
      return { size, lines, state: size < sizes[0]! ? 'shrunk' : 'fits' };
  }
  const size = sizes.at(-1)!;
  return { size, lines: setAt(paragraphs, size, width, tracked), state: 'over' };
}

function setAt(paragraphs: readonly string[], size: number, width: number, widthOf: WidthOf): string[] {
  return paragraphs.flatMap((paragraph) => {
    const { lines } = fitLines(paragraph, { sizes: [size], width, height: Infinity, leading: 1 }, widthOf);
    return lines.length === 0 ? [''] : lines;
  });
}

function isCut(paragraphs: readonly string[], limit: number, widthOf: WidthOf): boolean {
  return paragraphs.some((line) => line.split(' ').some((word) => widthOf(word) > limit));
}
