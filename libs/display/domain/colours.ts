// Which colours a screen of the hall may take: what is read from the last row needs seven to one (WCAG 2.2, enhanced).

import { contrast, rgbOf } from '@rampa/kernel';

/** The house's own dark ground. All other colours of the hall are chosen to be read on it. */
export const STAGE_GROUND = '#120B16';
const LEAST_CONTRAST = 7;
const WHITE = '#FFFFFF';

export interface ScreenColours {
  /** «#RRGGBB», as the other one. */
  accent: string;
  ground: string;
}

export type ColourFault = 'notColour' | 'tooLight' | 'tooDark';

/** The sentence for whoever chooses. */
export const COLOUR_FAULTS: Record<ColourFault, string> = {
  notColour: 'Цвет вида #FFC24A',
  tooLight: 'Слишком светлый фон: баллы и звания на нём не прочитать. Выберите темнее.',
  tooDark: 'На этом фоне не прочитать: выберите светлее',
};

/** Null for a ground on which everything that the hall writes is read: no lighter than the house's own. */
export function groundFault(ground: string): ColourFault | null {
  if (!rgbOf(ground)) return 'notColour';
  return contrast(ground, WHITE) < contrast(STAGE_GROUND, WHITE) ? 'tooLight' : null;
}

export function accentFault({ accent, ground }: ScreenColours): ColourFault | null {
  if (!rgbOf(accent)) return 'notColour';
  return contrast(accent, rgbOf(ground) ? ground : STAGE_GROUND) < LEAST_CONTRAST ? 'tooDark' : null;
}
