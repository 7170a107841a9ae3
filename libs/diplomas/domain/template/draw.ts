// What the press draws of a template for one record. Screen and print draw the same boxes, so they look the same.

import type { WidthOf } from '../fit-lines.ts';
import { filledText, type Facts } from './fields.ts';
import { fitText, type FittedText } from './fit-text.ts';
import { faceOf } from './fonts.ts';
import type { PaperTemplate, Sheet, TemplateBox, TextBox } from './model.ts';

/** A box for the press: every length in tenths of a millimetre, sizes in points. */
export interface DrawnBox {
  kind: 'text' | 'image' | 'qr' | 'line' | 'frame' | 'fill';
  left: number;
  top: number;
  width: number;
  height: number;
  rotation: number;
  color?: string;
  lines?: string[];
  size?: number;
  family?: string;
  weight?: number;
  isItalic?: boolean;
  /** Em. */
  tracking?: number;
  leading?: number;
  align?: string;
  /** Where the first line begins, in points from the upper edge. */
  down?: number;
  /** Path of a file of the press. */
  path?: string;
  fit?: string;
  /** An SVG. */
  qr?: string;
  /** Points. */
  thickness?: number;
}

export interface DrawingTools {
  widthOf(font: string): WidthOf;
  /** Path of an uploaded picture, of the organizer's logo for null; null: there is none. */
  pathOf(imageGuid: string | null): string | null;
  /** The code of the record's page, in the colour; null: the template has no record yet. */
  qrOf(color: string): string | null;
}

/** What became of a text: `empty` hides its box. */
export interface BoxOutcome extends FittedText {
  guid: string;
  isEmpty: boolean;
}

const POINTS = 72 / 254;

export function outcomeOf(box: TextBox, facts: Facts, tools: Pick<DrawingTools, 'widthOf'>): BoxOutcome {
  const { text, isEmpty } = filledText(box.text, facts);
  if (text === '' || (isEmpty && box.hidesWhenEmpty))
    return { guid: box.guid, isEmpty: true, size: box.size / 10, lines: [], state: 'fits' };
  return { guid: box.guid, isEmpty: false, ...fitText(text, box, tools.widthOf(box.font)) };
}

/** Null: nothing of the box is seen. */
export function drawnBox(box: TemplateBox, facts: Facts, tools: DrawingTools): DrawnBox | null {
  const { left, top, width, height, rotation } = box;
  const place = { left, top, width, height, rotation };
  if (box.kind === 'shape') return { ...place, kind: box.shape, color: box.color, thickness: box.thickness / 10 };
  if (box.kind === 'qr') {
    const qr = tools.qrOf(box.color);
    return qr === null ? null : { ...place, kind: 'qr', qr };
  }
  if (box.kind === 'image') {
    const path = tools.pathOf(box.imageGuid);
    return path === null ? null : { ...place, kind: 'image', path, fit: box.fit };
  }
  const { size, lines, isEmpty } = outcomeOf(box, facts, tools);
  if (isEmpty) return null;
  const leading = box.leading / 100;
  const spare = height * POINTS - lines.length * leading * size;
  const share = { top: 0, middle: 0.5, bottom: 1 }[box.vertical];
  const { family, weight, isItalic } = faceOf(box.font);
  return {
    ...place,
    ...{ kind: 'text', lines, size, family, weight, isItalic, color: box.color, align: box.align, leading },
    ...{ tracking: box.tracking / 1000, down: Math.max(0, spare * share) },
  };
}

export function drawnBoxes(template: PaperTemplate, facts: Facts, tools: DrawingTools): DrawnBox[] {
  return template.boxes.flatMap((box) => drawnBox(box, facts, tools) ?? []);
}

/** Room around the bleed for crop marks. */
const MARKS = 80;

export interface DrawnSheet {
  width: number;
  height: number;
  bleed: number;
  /** Beyond the bleed. */
  margin: number;
  background: string | null;
}

export function drawnSheet(sheet: Sheet, background: string | null): DrawnSheet {
  const { width, height, bleed, hasCropMarks } = sheet;
  return { width, height, bleed, margin: hasCropMarks ? MARKS : 0, background };
}
