// Contrast by WCAG 2.2, and text colours derived from an award's own colour.

export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim());
  return match ? [parseInt(match[1]!, 16), parseInt(match[2]!, 16), parseInt(match[3]!, 16)] : null;
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  if (!a || !b) return 1;
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  return [0, 1, 2].map((index) => from[index]! + (to[index]! - from[index]!) * share) as unknown as Rgb;
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
