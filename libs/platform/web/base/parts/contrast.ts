// Text colours derived from an award's own colour.

import { contrast, rgbOf, type Rgb } from '@rampa/kernel';

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [part(0), part(1), part(2)];
}

/** The nearest tint of `color` towards `towards` that has the wanted contrast on `ground`. */
function tinted(color: string, towards: string, ground: string, wanted: number): string {
  const [from, to] = [rgbOf(color), rgbOf(towards)];
  if (!from || !to) return towards;
  for (let share = 0; share < 1; share += 0.05) {
    const tint = hexOf(mixed(from, to, share));
    if (contrast(tint, ground) >= wanted) return tint;
  }
  return towards;
}

const STAGE_CANVAS = '#120b16';
const WANTED = 7;

/** Text on an award's ground: a dark or a light tint of the same colour, whichever reads. */
export function textOn(ground: string, wanted = WANTED): string {
  const dark = tinted(ground, '#000000', ground, wanted);
  const light = tinted(ground, '#ffffff', ground, wanted);
  return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
}

/** The award's colour as text in the dark hall. */
export function textOnStage(color: string): string {
  return tinted(color, '#ffffff', STAGE_CANVAS, WANTED);
}
