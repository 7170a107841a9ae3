// A coloured edge, and five lines of a staff that flow across the sheet with a few notes on them.

import { at, pale, through, type Ground } from './drawing.ts';

export function lines(ground: Ground): string {
  const { width, height, bleed, main, accent } = ground;
  const edge = Math.min(9, width * 0.045);
  return (
    staff(ground) +
    `<rect x="${at(-bleed)}" y="${at(-bleed)}" width="${at(edge + bleed)}" height="${at(height + 2 * bleed)}" fill="${main}"/>` +
    `<rect x="${at(edge + 1.1)}" y="${at(-bleed)}" width=".7" height="${at(height + 2 * bleed)}" fill="${accent}"/>`
  );
}

function staff({ width, height, bleed, main, accent }: Ground): string {
  const across = width + 2 * bleed;
  const flow = (share: number, line: number) => {
    const swell = Math.sin(share * Math.PI * 1.6 + 0.5);
    return height - 9.5 + 4 * swell - 5 * share ** 3 + (line - 2) * (1.5 + 0.8 * share);
  };
  const drawn = [0, 1, 2, 3, 4].map((line) => {
    const points: [number, number][] = [];
    for (let step = 0; step <= 60; step++) points.push([-bleed + (across * step) / 60, flow(step / 60, line)]);
    return `<path d="${through(points)}" fill="none" stroke="${pale(main, 0.26)}" stroke-width=".3"/>`;
  });
  const notes = [
    [0.3, 1],
    [0.37, 2.5],
    [0.64, 1.5],
    [0.72, 3],
    [0.95, 2],
    [0.9, 0.5],
  ].map(([share, line]) => {
    const [x, y] = [-bleed + across * share!, flow(share!, line!)];
    return (
      `<ellipse transform="translate(${at(x)} ${at(y)}) rotate(-22)" rx="1.75" ry="1.25" fill="${accent}"/>` +
      `<path d="M${at(x + 1.6)} ${at(y - 0.5)}v-7" stroke="${accent}" stroke-width=".4"/>`
    );
  });
  return drawn.join('') + notes.join('');
}
