// Whether a title is readable on its colour, in dark or white text (WCAG 2 contrast).

import { contrast, Failure } from '@rampa/kernel';

const DARK_TEXT = '#1C1220';
const LIGHT_TEXT = '#FFFFFF';
const LEAST = 4.5;

/** Throws Failure colorContrast. `color` is #RRGGBB. */
export function refuseUnreadable(color: string): void {
  const best = Math.max(contrast(color, DARK_TEXT), contrast(color, LIGHT_TEXT));
  if (best < LEAST) throw new Failure('colorContrast', { field: 'color' });
}
