// Colours of a status: whether its text is read on its ground (WCAG 2.2, 4.5 to 1), and what would be read in its place.

import { contrast, rgbOf, type Rgb } from '@rampa/kernel';

export interface StatusColors {
  /** «#RRGGBB» or «#RGB», as the other one. */
  backgroundColor: string;
  fontColor: string;
}

export const LEAST_CONTRAST = 4.5;

/** Grounds with their texts: the house's tones light, then full. */
export const STATUS_PALETTE: readonly StatusColors[] = [
  { backgroundColor: '#FFFFFF', fontColor: '#1C1220' },
  { backgroundColor: '#ECE7EA', fontColor: '#53465A' },
  { backgroundColor: '#E8F0FC', fontColor: '#1F53A8' },
  { backgroundColor: '#E4F4EB', fontColor: '#0B6B43' },
  { backgroundColor: '#FFF4DC', fontColor: '#7A4B00' },
  { backgroundColor: '#FDEDE5', fontColor: '#A8340A' },
  { backgroundColor: '#F7DBE4', fontColor: '#6E0F33' },
  { backgroundColor: '#1C1220', fontColor: '#FFFFFF' },
  { backgroundColor: '#1F53A8', fontColor: '#FFFFFF' },
  { backgroundColor: '#0B6B43', fontColor: '#FFFFFF' },
  { backgroundColor: '#FFC24A', fontColor: '#1C1220' },
  { backgroundColor: '#A8340A', fontColor: '#FFFFFF' },
  { backgroundColor: '#8E1441', fontColor: '#FFFFFF' },
];

/** «#fff» → «#FFFFFF»; null where it is no colour. */
export function wholeColor(hex: string): string | null {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex.trim());
  const whole = short
    ? `#${short
        .slice(1)
        .map((sign) => sign + sign)
        .join('')}`
    : hex.trim().replace(/^#?/, '#');
  return rgbOf(whole) ? whole.toUpperCase() : null;
}

/** Null where one of the two is no colour. */
export function wholeColors({ backgroundColor, fontColor }: StatusColors): StatusColors | null {
  const [ground, font] = [wholeColor(backgroundColor), wholeColor(fontColor)];
  return ground && font ? { backgroundColor: ground, fontColor: font } : null;
}

export function contrastOf(colors: StatusColors): number {
  const whole = wholeColors(colors);
  return whole ? contrast(whole.backgroundColor, whole.fontColor) : 1;
}

export function isReadable(colors: StatusColors): boolean {
  return contrastOf(colors) >= LEAST_CONTRAST;
}

/**
 * The text colour nearest to the wanted one that is read on this ground: darker or lighter, whichever is less far. Every
 * ground has one, because black or white is read on any.
 */
export function nearestReadable(colors: StatusColors): string {
  const whole = wholeColors(colors);
  if (!whole) return '#000000';
  const { backgroundColor: ground, fontColor: wanted } = whole;
  const found = ['#000000', '#FFFFFF'].flatMap((end) => {
    const color = towards(wanted, end, ground);
    return color === null ? [] : [{ color, far: distance(rgbOf(wanted)!, rgbOf(color)!) }];
  });
  return found.toSorted((one, other) => one.far - other.far)[0]!.color;
}

const STEPS = 256;

function towards(from: string, end: string, ground: string): string | null {
  const [start, last] = [rgbOf(from)!, rgbOf(end)!];
  for (let step = 0; step <= STEPS; step++) {
    const mixed = start.map((part, index) => Math.round(part + ((last[index]! - part) * step) / STEPS));
    const color = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    if (contrast(color, ground) >= LEAST_CONTRAST) return color;
  }
  return null;
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(...one.map((part, index) => part - other[index]!));
}

/** «2,1»: cut, so that what is not enough never looks as if it were. */
export function contrastText(colors: StatusColors): string {
  return (Math.floor(contrastOf(colors) * 10) / 10).toLocaleString('ru-RU');
}

/** The sentence for whoever chooses; null where the text is read. */
export function colorsFault(colors: StatusColors): string | null {
  if (!wholeColors(colors)) return 'Цвет пишется так: #FFC24A';
  if (isReadable(colors)) return null;
  return `Текст на этом фоне не прочитать: контраст ${contrastText(colors)}, а нужно не меньше ${LEAST_CONTRAST.toLocaleString('ru-RU')}. Ближайший цвет текста, который читается: ${nearestReadable(colors)}.`;
}
