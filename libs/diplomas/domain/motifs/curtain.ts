// A stage's curtain drawn aside: drapes at both sides, a valance of swags above, fringed.

import { at, pale, through, type Ground } from './drawing.ts';

const SWAG_DEPTH = 13;

export function curtain(ground: Ground): string {
  return drapes(ground) + valance(ground) + boards(ground);
}

/** Both are one path under one gradient: of two the press would list the patterns in no order (see `pale`). */
function drapes(ground: Ground): string {
  const { width, bleed, main } = ground;
  const [across, deep] = [width + 2 * bleed, edgeOf(ground) + bleed];
  const light = (index: number) => pale(main, index % 2 === 0 ? 0.98 : 0.72);
  const stop = (offset: number, color: string) => `<stop offset="${offset.toFixed(4)}" stop-color="${color}"/>`;
  const stops = Array.from({ length: 9 }, (_, index) => ((index / 8) * deep) / across);
  const both = [false, true].map((isRight) => drape(ground, isRight));
  return (
    `<linearGradient id="folds" gradientUnits="userSpaceOnUse" x1="${at(-bleed)}" y1="0" x2="${at(width + bleed)}" y2="0">` +
    stops.map((offset, index) => stop(offset, light(index))).join('') +
    stops
      .map((offset, index) => stop(1 - offset, light(index)))
      .toReversed()
      .join('') +
    `</linearGradient><path d="${both.map(({ outline }) => outline).join('')}" fill="url(#folds)"/>` +
    both.map(({ trim }) => trim).join('')
  );
}

const edgeOf = ({ width }: Ground): number => Math.min(19, width * 0.085);

function drape(ground: Ground, isRight: boolean): { outline: string; trim: string } {
  const { width, height, bleed, accent } = ground;
  const edge = edgeOf(ground);
  const side = (x: number) => (isRight ? width - x : x);
  const inner: [number, number][] = [];
  for (let step = 0; step <= 40; step++) {
    const share = step / 40;
    // Gathered at two thirds of the height, falling free below.
    const gather = Math.exp(-(((share - 0.66) / 0.12) ** 2));
    inner.push([side(edge * (1 - 0.62 * gather) * (1 - 0.14 * share)), -bleed + (height + 2 * bleed) * share]);
  }
  const outline = [[side(-bleed), -bleed] as const, ...inner, [side(-bleed), height + bleed] as const];
  const tie = height * 0.66;
  return {
    outline: `${through(outline)}Z`,
    trim:
      `<path d="${through(inner)}" fill="none" stroke="${accent}" stroke-width=".9"/>` +
      `<path d="M${at(side(-bleed))} ${at(tie - 1.6)}L${at(side(edge * 0.42))} ${at(tie - 0.6)}" stroke="${accent}" stroke-width="2.1"/>` +
      `<circle cx="${at(side(edge * 0.42))}" cy="${at(tie)}" r="1.7" fill="${accent}"/>`,
  };
}

function valance({ width, bleed, main, accent }: Ground): string {
  const count = Math.max(3, Math.round(width / 42));
  const span = (width + 2 * bleed) / count;
  const swags: string[] = [];
  for (let index = 0; index < count; index++) {
    const x = -bleed + index * span;
    const bow = (depth: number) => `M${at(x)} 0Q${at(x + span / 2)} ${at(depth * 2)} ${at(x + span)} 0`;
    swags.push(
      `<path d="M${at(x)} ${at(-bleed)}V0Q${at(x + span / 2)} ${at(SWAG_DEPTH * 2)} ${at(x + span)} 0V${at(-bleed)}Z" fill="${main}"/>`,
      ...[0.34, 0.6, 0.84].map(
        (share) => `<path d="${bow(SWAG_DEPTH * share)}" fill="none" stroke="${pale(main, 0.8)}" stroke-width=".5"/>`,
      ),
      `<path d="${bow(SWAG_DEPTH)}" fill="none" stroke="${accent}" stroke-width=".9"/>`,
      `<path d="${bow(SWAG_DEPTH + 0.9)}" fill="none" stroke="${accent}" stroke-width="1.5" stroke-dasharray=".35 .5"/>`,
    );
  }
  for (let index = 0; index <= count; index++) {
    const x = -bleed + index * span;
    swags.push(
      `<path d="M${at(x - 2.2)} ${at(-bleed)}L${at(x)} 9L${at(x + 2.2)} ${at(-bleed)}Z" fill="${accent}"/>`,
      `<circle cx="${at(x)}" cy="9.6" r="1.1" fill="${accent}"/>`,
    );
  }
  return swags.join('');
}

function boards({ width, height, bleed, accent }: Ground): string {
  const lines = [0, 1.6, 4.2].map(
    (up, index) =>
      `<path d="M${at(-bleed)} ${at(height - 7 - up)}H${at(width + bleed)}" stroke="${pale(accent, 1 - 0.3 * index)}" stroke-width="${at(0.9 - 0.3 * index)}"/>`,
  );
  return lines.join('');
}
