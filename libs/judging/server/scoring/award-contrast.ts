// Whether a title can be read on its colour: the text is dark or white, whichever reads better (WCAG 2 contrast).

import { Failure } from '@rampa/kernel';

const DARK_TEXT = '#1C1220';
const LIGHT_TEXT = '#FFFFFF';
const LEAST = 4.5;

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Failure colorContrast. `color` = #RRGGBB. */
export function refuseUnreadable(color: string): void {
  const best = Math.max(contrast(color, DARK_TEXT), contrast(color, LIGHT_TEXT));
  if (best < LEAST) throw new Failure('colorContrast', { field: 'color' });
}
