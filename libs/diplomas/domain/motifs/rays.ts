// A sunrise of pale rays from below, and stepped corners.

import { at, frame, inCorners, pale, type Ground } from './drawing.ts';

export function rays(ground: Ground): string {
  return sun(ground) + steps(ground);
}

function sun({ width, height, bleed, main, accent }: Ground): string {
  const [cx, cy] = [width / 2, height + bleed];
  const reach = Math.hypot(width / 2 + bleed, height + 2 * bleed);
  const count = 26;
  const beams: string[] = [];
  for (let index = 0; index < count; index += 2) {
    const [from, to] = [index, index + 1].map((turn) => Math.PI + (turn / count) * Math.PI) as [number, number];
    beams.push(
      `M${at(cx)} ${at(cy)}L${at(cx + reach * Math.cos(from))} ${at(cy + reach * Math.sin(from))}` +
        `L${at(cx + reach * Math.cos(to))} ${at(cy + reach * Math.sin(to))}Z`,
    );
  }
  const rings = [14, 17, 20].map(
    (radius, index) =>
      `<circle cx="${at(cx)}" cy="${at(cy)}" r="${radius}" fill="none" stroke="${accent}" stroke-width="${at(1.1 - 0.35 * index)}"/>`,
  );
  return (
    `<radialGradient id="dawn" gradientUnits="userSpaceOnUse" cx="${at(cx)}" cy="${at(cy)}" r="${at(reach)}">` +
    `<stop offset="0" stop-color="${pale(accent, 0.38)}"/><stop offset=".55" stop-color="${pale(accent, 0.12)}"/>` +
    `<stop offset="1" stop-color="${pale(accent, 0.03)}"/></radialGradient>` +
    `<path d="${beams.join('')}" fill="url(#dawn)"/><circle cx="${at(cx)}" cy="${at(cy)}" r="11.5" fill="${main}"/>${rings.join('')}`
  );
}

function steps(ground: Ground): string {
  const stair = (inset: number, stroke: number, color: string) =>
    `<path d="M${at(inset)} ${at(inset + 26)}V${at(inset + 12)}H${at(inset + 6)}V${at(inset + 6)}H${at(inset + 12)}V${at(inset)}H${at(inset + 26)}" fill="none" stroke="${color}" stroke-width="${stroke}"/>`;
  return (
    frame(ground, 15.5, 0.25, ground.accent) +
    inCorners(ground, stair(7, 1.3, ground.main) + stair(9.6, 0.5, ground.accent) + stair(11.6, 0.25, ground.accent))
  );
}
