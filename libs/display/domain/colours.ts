// Which colours a hall screen may have. What is read from the last row needs a contrast of seven (WCAG 2.2, enhanced).

import { contrast, rgbOf } from '@rampa/kernel';

/** The default dark background; all other colours of the hall are readable on it. */
export const STAGE_GROUND = '#120B16';
const LEAST_CONTRAST = 7;
const WHITE = '#FFFFFF';

export interface ScreenColours {
  /** «#RRGGBB», as the background. */
  accent: string;
  ground: string;
}

export type ColourFault = 'notColour' | 'tooLight' | 'tooDark';

/** The sentence that the user reads. */
export const COLOUR_FAULTS: Record<ColourFault, string> = {
  notColour: 'Цвет вида #FFC24A',
  tooLight: 'Слишком светлый фон: баллы и звания на нём не прочитать. Выберите темнее.',
  tooDark: 'На этом фоне не прочитать: выберите светлее',
};

/** Null for a background on which every text of the hall can be read: it must not be lighter than the default. */
export function groundFault(ground: string): ColourFault | null {
  if (!rgbOf(ground)) return 'notColour';
  return contrast(ground, WHITE) < contrast(STAGE_GROUND, WHITE) ? 'tooLight' : null;
}

/** Null for an accent with enough contrast to the background (to the default one if that is no colour). */
export function accentFault({ accent, ground }: ScreenColours): ColourFault | null {
  if (!rgbOf(accent)) return 'notColour';
  return contrast(accent, rgbOf(ground) ? ground : STAGE_GROUND) < LEAST_CONTRAST ? 'tooDark' : null;
}
