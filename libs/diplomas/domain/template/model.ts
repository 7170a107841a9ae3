// A template as the designer keeps it. Lengths in tenths of a millimetre, sizes of letters in tenths of a point; the
// contract's shapes hold the limits.

import type {
  BoxAlign,
  BoxShape,
  BoxVertical,
  LetterCase,
  PaperMotif,
  PaperOrientation,
  PaperSize,
} from '@rampa/kernel';

export interface Sheet {
  size: PaperSize;
  orientation: PaperOrientation;
  width: number;
  height: number;
  bleed: number;
  hasCropMarks: boolean;
  motif: PaperMotif | null;
  mainColor: string;
  accentColor: string;
  backgroundGuid: string | null;
  isBackgroundPrinted: boolean;
}

interface Placed {
  guid: string;
  left: number;
  top: number;
  width: number;
  height: number;
  rotation: number;
  isLocked: boolean;
  groupGuid: string | null;
}

export interface TextBox extends Placed {
  kind: 'text';
  text: string;
  /** One of the portal's, or the guid of the organizer's own. */
  font: string;
  size: number;
  minSize: number;
  isFitted: boolean;
  maxLines: number;
  leading: number;
  tracking: number;
  align: BoxAlign;
  vertical: BoxVertical;
  letterCase: LetterCase;
  color: string;
  hidesWhenEmpty: boolean;
}

export interface ImageBox extends Placed {
  kind: 'image';
  imageGuid: string | null;
  fit: 'contain' | 'cover';
}

export interface QrBox extends Placed {
  kind: 'qr';
  color: string;
}

export interface ShapeBox extends Placed {
  kind: 'shape';
  shape: BoxShape;
  color: string;
  thickness: number;
}

export type TemplateBox = TextBox | ImageBox | QrBox | ShapeBox;

export interface PaperTemplate {
  sheet: Sheet;
  /** The lowest first. */
  boxes: readonly TemplateBox[];
}
