// The background of a diploma: a frame of interlaced waves and, along the lower edge, footlights whose light rises.
// Drawn by formula, always the same bytes; a document holds it once for all its pages.

const WIDTH = 210;
const HEIGHT = 297;
const FRAME = 13;
const CHERRY = '#8E1441';
const GOLD = '#C9A24A';
const LAMP = '#F0A92A';

/** Few digits, because the drawing is part of every file. */
const at = (value: number): string => String(Math.round(value * 100) / 100);

/** One strand along a side: `length` mm from the corner, swinging across the side. */
function strand(length: number, phase: number, waves: number, swing: number, point: (s: number, d: number) => string) {
  const steps = waves * 2;
  const parts: string[] = [];
  for (let step = 0; step <= steps; step++) {
    const s = (length * step) / steps;
    const d = swing * Math.cos(Math.PI * step + phase);
    const half = length / steps / 2;
    parts.push(step === 0 ? `M${point(s, d)}` : `S${point(s - half, d)} ${point(s, d)}`);
  }
  return parts.join('');
}

function braid(): string {
  const across = WIDTH - 2 * FRAME;
  const along = HEIGHT - 2 * FRAME;
  const sides: [number, number, (s: number, d: number) => string][] = [
    [across, 46, (s, d) => `${at(FRAME + s)} ${at(FRAME + d)}`],
    [across, 46, (s, d) => `${at(FRAME + s)} ${at(HEIGHT - FRAME + d)}`],
    [along, 68, (s, d) => `${at(FRAME + d)} ${at(FRAME + s)}`],
    [along, 68, (s, d) => `${at(WIDTH - FRAME + d)} ${at(FRAME + s)}`],
  ];
  const swings = [1.5, 1, 0.5, -0.5, -1, -1.5];
  const paths = sides.flatMap(([length, waves, point]) =>
    swings.map((swing) => strand(length, 0, waves, swing, point)),
  );
  return `<path d="${paths.join('')}" fill="none" stroke="${GOLD}" stroke-width=".16"/>`;
}

function frames(): string {
  const frame = (inset: number, width: number, color: string) =>
    `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return frame(10.4, 0.7, CHERRY) + frame(15.6, 0.25, CHERRY);
}

/** The lamps stand on a gentle arc; each sends three rays up. */
function footlights(): string {
  const lamps = 13;
  const rays: string[] = [];
  const bulbs: string[] = [];
  for (let index = 0; index < lamps; index++) {
    const t = index / (lamps - 1) - 0.5;
    const x = WIDTH / 2 + t * 150;
    const y = HEIGHT - 25 + 14 * t * t;
    for (const lean of [-1, 0, 1]) {
      const angle = t * 0.55 + lean * 0.09;
      const reach = 62 - 40 * Math.abs(t);
      rays.push(`M${at(x)} ${at(y)}L${at(x + reach * Math.sin(angle))} ${at(y - reach * Math.cos(angle))}`);
    }
    bulbs.push(`<circle cx="${at(x)}" cy="${at(y)}" r="1.05"/>`);
  }
  return (
    `<linearGradient id="rise" gradientUnits="userSpaceOnUse" x1="0" y1="${HEIGHT - 22}" x2="0" y2="${HEIGHT - 84}">` +
    `<stop offset="0" stop-color="${LAMP}" stop-opacity=".5"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></linearGradient>` +
    `<path d="${rays.join('')}" stroke="url(#rise)" stroke-width=".22" fill="none"/>` +
    `<g fill="${LAMP}">${bulbs.join('')}</g>`
  );
}

export const BACKGROUND =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}mm" height="${HEIGHT}mm">` +
  `${frames()}${braid()}${footlights()}</svg>`;
