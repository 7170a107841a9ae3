// Shapes of the organizer's paper templates. Lengths in tenths of a millimetre, sizes of letters in tenths of a point.

import {
  BOX_ALIGNS,
  BOX_SHAPES,
  BOX_VERTICALS,
  LETTER_CASES,
  PAPER_FONTS,
  PAPER_LIMITS,
  PAPER_MOTIFS,
  PAPER_ORIENTATIONS,
  PAPER_RECIPIENTS,
  PAPER_SIZES,
  PAPER_TYPES,
} from '@rampa/kernel';
import { z } from 'zod';
import { color, text } from './shapes.ts';

/** A corner may lie outside the sheet, as far as a sheet is large: the editor says which box nobody sees. */
const place = z.int().min(-PAPER_LIMITS.side.max).max(PAPER_LIMITS.side.max);
const extent = z.int().min(5).max(PAPER_LIMITS.side.max);
const side = z.int().min(PAPER_LIMITS.side.min).max(PAPER_LIMITS.side.max);
const letters = z.int().min(PAPER_LIMITS.size.min).max(PAPER_LIMITS.size.max);

export const paperType = z.enum(PAPER_TYPES);
export const paperSize = z.enum(PAPER_SIZES);
export const paperOrientation = z.enum(PAPER_ORIENTATIONS);
export const paperRecipients = z.enum(PAPER_RECIPIENTS);

export const paperSheet = z.strictObject({
  size: paperSize,
  orientation: paperOrientation,
  /** Of a sheet of one's own; the named sizes have theirs. */
  width: side,
  height: side,
  bleed: z.int().min(0).max(PAPER_LIMITS.bleed).default(0),
  hasCropMarks: z.boolean().default(false),
  motif: z.enum(PAPER_MOTIFS).nullable().default(null),
  mainColor: color.default('#8E1441'),
  accentColor: color.default('#C9A24A'),
  /** The organizer's own picture instead of a motif. */
  backgroundGuid: z.guid().toLowerCase().nullable().default(null),
  /** False: seen on the screen only, for sheets that are printed already. */
  isBackgroundPrinted: z.boolean().default(true),
});
export type PaperSheet = z.infer<typeof paperSheet>;

const placed = {
  guid: z.guid().toLowerCase(),
  left: place,
  top: place,
  width: extent,
  height: extent,
  rotation: z.int().min(-180).max(180).default(0),
  isLocked: z.boolean().default(false),
  /** Boxes with one group move together. */
  groupGuid: z.guid().toLowerCase().nullable().default(null),
};

export const textBox = z.strictObject({
  ...placed,
  kind: z.literal('text'),
  /** Words with placeholders in braces: «Номинация: {номинация}». */
  text: text(PAPER_LIMITS.text),
  /** One of the portal's, or the guid of the organizer's own. */
  font: z.union([z.enum(PAPER_FONTS), z.guid().toLowerCase()]),
  size: letters,
  minSize: letters,
  isFitted: z.boolean().default(true),
  maxLines: z.int().min(1).max(PAPER_LIMITS.lines).default(2),
  /** Distance of lines, percent of the size. */
  leading: z.int().min(80).max(300).default(125),
  /** Letter spacing, thousandths of the size. */
  tracking: z.int().min(-100).max(1_000).default(0),
  align: z.enum(BOX_ALIGNS).default('center'),
  vertical: z.enum(BOX_VERTICALS).default('middle'),
  letterCase: z.enum(LETTER_CASES).default('typed'),
  color,
  hidesWhenEmpty: z.boolean().default(true),
});
export type TextBox = z.infer<typeof textBox>;

export const imageBox = z.strictObject({
  ...placed,
  kind: z.literal('image'),
  /** Null: the organizer's logo. */
  imageGuid: z.guid().toLowerCase().nullable(),
  fit: z.enum(['contain', 'cover']).default('contain'),
});
export type ImageBox = z.infer<typeof imageBox>;

export const qrBox = z.strictObject({ ...placed, kind: z.literal('qr'), color });
export type QrBox = z.infer<typeof qrBox>;

export const shapeBox = z.strictObject({
  ...placed,
  kind: z.literal('shape'),
  shape: z.enum(BOX_SHAPES),
  color,
  /** Tenths of a point. */
  thickness: z.int().min(1).max(200).default(10),
});
export type ShapeBox = z.infer<typeof shapeBox>;

/** One box of a template, bottom first in the list. */
export const paperBox = z.discriminatedUnion('kind', [textBox, imageBox, qrBox, shapeBox]);
export type PaperBox = z.infer<typeof paperBox>;

export const paperBoxes = z.array(paperBox).max(PAPER_LIMITS.boxes);
export const paperTitle = text(120, 1);
