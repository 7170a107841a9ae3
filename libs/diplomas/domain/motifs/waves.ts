// A double frame, a star above, and a sea of thin waves that rises from the lower edge.

import { at, frame, pale, through, type Ground } from './drawing.ts';

export function waves(ground: Ground): string {
  return sea(ground) + frame(ground, 8.5, 0.8, ground.main) + frame(ground, 10.6, 0.3, ground.accent) + emblem(ground);
}

function sea({ width, height, bleed, main, accent }: Ground): string {
  const count = 16;
  const depth = Math.min(46, height * 0.16);
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const swing = 1.6 + 3.2 * share;
    const middle = height + bleed - depth * (1 - share);
    const points: [number, number][] = [];
    for (let step = 0; step <= 72; step++) {
      const x = -bleed + ((width + 2 * bleed) * step) / 72;
      const turn = (x / width) * Math.PI * 3 + share * 2.2;
      points.push([x, middle + swing * Math.sin(turn) + 1.4 * share * Math.sin(turn * 2.3)]);
    }
    const color = index % 4 === 3 ? accent : main;
    return `<path d="${through(points)}" fill="none" stroke="${pale(color, 0.1 + 0.3 * share)}" stroke-width=".28"/>`;
  }).join('');
}

function emblem({ width, main, accent }: Ground): string {
  const middle = width / 2;
  const star: [number, number][] = [];
  for (let corner = 0; corner < 8; corner++) {
    const angle = (corner * Math.PI) / 4;
    const radius = corner % 2 === 0 ? 7.5 : 2;
    star.push([middle + radius * Math.sin(angle), 26 - radius * Math.cos(angle)]);
  }
  const wave = (y: number, half: number, color: string) =>
    `<path d="M${at(middle - half)} ${y}q${at(half / 2)} -3.2 ${at(half)} 0t${at(half)} 0" fill="none" stroke="${color}" stroke-width=".9" stroke-linecap="round"/>`;
  return `<path d="${through(star)}Z" fill="${accent}"/>${wave(37.4, 12, main)}${wave(40.4, 8, main)}`;
}
