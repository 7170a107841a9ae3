// A frame of interlaced waves and, along the lower edge, footlights whose light rises.

import { at, frame, pale, type Ground } from './drawing.ts';

const INSET = 13;
/** Waves of the braid along the shorter side. */
const WAVES = 46;

export function footlights(ground: Ground): string {
  return frame(ground, 10.4, 0.7, ground.main) + frame(ground, 15.6, 0.25, ground.main) + braid(ground) + lamps(ground);
}

function strand(waves: number, length: number, swing: number, point: (s: number, d: number) => string): string {
  const steps = waves * 2;
  const parts = [`M${point(0, swing)}`];
  for (let step = 1; step <= steps; step++) {
    const s = (length * step) / steps;
    const d = step % 2 === 0 ? swing : -swing;
    parts.push(`S${point(s - length / steps / 2, d)} ${point(s, d)}`);
  }
  return parts.join('');
}

function braid({ width, height, accent }: Ground): string {
  const sides: [number, (s: number, d: number) => string][] = [
    [width - 2 * INSET, (s, d) => `${at(INSET + s)} ${at(INSET + d)}`],
    [width - 2 * INSET, (s, d) => `${at(INSET + s)} ${at(height - INSET + d)}`],
    [height - 2 * INSET, (s, d) => `${at(INSET + d)} ${at(INSET + s)}`],
    [height - 2 * INSET, (s, d) => `${at(width - INSET + d)} ${at(INSET + s)}`],
  ];
  const paths = sides.flatMap(([length, point]) =>
    [1.5, 1, 0.5, -0.5, -1, -1.5].map((swing) =>
      strand(Math.round((WAVES * length) / (Math.min(width, height) - 2 * INSET)), length, swing, point),
    ),
  );
  return `<path d="${paths.join('')}" fill="none" stroke="${accent}" stroke-width=".16"/>`;
}

/** The lamps stand on a gentle arc; each sends three rays up. */
function lamps({ width, height, accent }: Ground): string {
  const count = Math.max(7, Math.round(width / 16) | 1);
  const reach = Math.min(62, height * 0.21);
  const rays: string[] = [];
  const bulbs: string[] = [];
  for (let index = 0; index < count; index++) {
    const t = index / (count - 1) - 0.5;
    const x = width / 2 + t * (width - 60);
    const y = height - 25 + 14 * t * t;
    for (const lean of [-1, 0, 1]) {
      const angle = t * 0.55 + lean * 0.09;
      const long = reach * (1 - 0.65 * Math.abs(t));
      rays.push(`M${at(x)} ${at(y)}L${at(x + long * Math.sin(angle))} ${at(y - long * Math.cos(angle))}`);
    }
    bulbs.push(`<circle cx="${at(x)}" cy="${at(y)}" r="1.05"/>`);
  }
  return (
    `<linearGradient id="rise" gradientUnits="userSpaceOnUse" x1="0" y1="${at(height - 22)}" x2="0" y2="${at(height - 22 - reach)}">` +
    `<stop offset="0" stop-color="${pale(accent, 0.6)}"/><stop offset="1" stop-color="#ffffff"/></linearGradient>` +
    `<path d="${rays.join('')}" stroke="url(#rise)" stroke-width=".22" fill="none"/><g fill="${accent}">${bulbs.join('')}</g>`
  );
}
