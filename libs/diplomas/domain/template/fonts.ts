// The fonts of papers: how the press finds each, and what people call it.

import { isHouseFont, type PaperFont } from '@rampa/kernel';

export interface FontFace {
  words: string;
  family: string;
  weight: number;
  isItalic: boolean;
}

const face = (
  words: string,
  family: 'Onest' | 'Piazzolla' | 'PT Sans',
  weight: number,
  isItalic = false,
): FontFace => ({
  words,
  family,
  weight,
  isItalic,
});

export const FONT_FACES: Readonly<Record<PaperFont, FontFace>> = {
  onest: face('Onest', 'Onest', 400),
  'onest-medium': face('Onest, средний', 'Onest', 500),
  'onest-semibold': face('Onest, полужирный', 'Onest', 600),
  piazzolla: face('Piazzolla', 'Piazzolla', 400),
  'piazzolla-medium': face('Piazzolla, средний', 'Piazzolla', 500),
  'piazzolla-bold': face('Piazzolla, жирный', 'Piazzolla', 700),
  'piazzolla-black': face('Piazzolla, чёрный', 'Piazzolla', 900),
  'piazzolla-italic': face('Piazzolla, курсив', 'Piazzolla', 500, true),
  'piazzolla-bold-italic': face('Piazzolla, жирный курсив', 'Piazzolla', 700, true),
  'pt-sans': face('PT Sans', 'PT Sans', 400),
  'pt-sans-bold': face('PT Sans, жирный', 'PT Sans', 700),
  'pt-sans-italic': face('PT Sans, курсив', 'PT Sans', 400, true),
  'pt-sans-bold-italic': face('PT Sans, жирный курсив', 'PT Sans', 700, true),
};

/** The only name of an own font at the press, so that two of one name do not take each other's place. */
export const ownFamily = (guid: string) => `rampa${guid.replaceAll('-', '')}q`;

export const faceOf = (font: string): FontFace =>
  isHouseFont(font) ? FONT_FACES[font] : { words: 'Свой шрифт', family: ownFamily(font), weight: 400, isItalic: false };
