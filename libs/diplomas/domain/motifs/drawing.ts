// What the drawings of backgrounds share. Millimetres; always the same bytes for the same sheet.

export interface Ground {
  /** Of the cut sheet. */
  width: number;
  height: number;
  bleed: number;
  main: string;
  accent: string;
}

/** Few digits, because the drawing is part of every file. */
export const at = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * The colour as it looks on white paper at that opacity. Nothing here is transparent: the press lists an SVG's opacities
 * in no order, so that two of them make other bytes of the same sheet in each process.
 */
export function pale(color: string, opacity: number): string {
  const mixed = [1, 3, 5].map((from) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16);
    return Math.round(255 - (255 - value) * opacity).toString(16).padStart(2, '0'); // prettier-ignore
  });
  return `#${mixed.join('')}`;
}

/** Rounded away from the axis, so that a path is a list of points. */
export const through = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('');

export function frame({ width, height }: Ground, inset: number, stroke: number, color: string): string {
  return `<rect x="${at(inset)}" y="${at(inset)}" width="${at(width - 2 * inset)}" height="${at(height - 2 * inset)}" fill="none" stroke="${color}" stroke-width="${stroke}"/>`;
}

/** The drawing reaches into the bleed, so that no white edge stays after the cut. */
export function sheetSvg({ width, height, bleed }: Ground, drawing: string): string {
  const [w, h] = [width + 2 * bleed, height + 2 * bleed].map(at);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${at(-bleed)} ${at(-bleed)} ${w} ${h}" width="${w}mm" height="${h}mm">` +
    `${drawing}</svg>`
  );
}

/** The same drawing in all four corners of the sheet. */
export function inCorners({ width, height }: Ground, drawing: string): string {
  return [
    '',
    `translate(${at(width)} 0) scale(-1 1)`,
    `translate(0 ${at(height)}) scale(1 -1)`,
    `translate(${at(width)} ${at(height)}) scale(-1 -1)`,
  ]
    .map((transform) => `<g${transform ? ` transform="${transform}"` : ''}>${drawing}</g>`)
    .join('');
}
