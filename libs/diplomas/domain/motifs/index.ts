// Backgrounds that the portal draws by itself.

import type { PaperMotif } from '@rampa/kernel';
import type { Sheet } from '../template/model.ts';
import { curtain } from './curtain.ts';
import { sheetSvg, type Ground } from './drawing.ts';
import { footlights } from './footlights.ts';
import { laurel } from './laurel.ts';
import { lines } from './lines.ts';
import { rays } from './rays.ts';
import { waves } from './waves.ts';

const DRAWN: Readonly<Record<PaperMotif, (ground: Ground) => string>> = {
  footlights,
  waves,
  curtain,
  laurel,
  rays,
  lines,
};

export const MOTIF_WORDS: Readonly<Record<PaperMotif, string>> = {
  footlights: 'Огни рампы',
  waves: 'Волны и звезда',
  curtain: 'Занавес',
  laurel: 'Лавровый венок',
  rays: 'Лучи',
  lines: 'Нотный стан',
};

/** The sheet's background with its bleed as SVG; null where it has no motif. */
export function motifSvg(sheet: Sheet): string | null {
  if (sheet.motif === null) return null;
  const ground = {
    ...{ width: sheet.width / 10, height: sheet.height / 10, bleed: sheet.bleed / 10 },
    ...{ main: sheet.mainColor, accent: sheet.accentColor },
  };
  return sheetSvg(ground, DRAWN[sheet.motif](ground));
}
