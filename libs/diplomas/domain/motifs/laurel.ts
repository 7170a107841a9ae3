// A fine frame with leaves in its corners, and a large pale wreath behind the words.

import { at, frame, inCorners, pale, type Ground } from './drawing.ts';

export function laurel(ground: Ground): string {
  return (
    wreath(ground) + frame(ground, 9, 1.1, ground.main) + frame(ground, 11.4, 0.3, ground.accent) + corners(ground)
  );
}

/** A leaf of the length, its stem at the origin, pointing along the angle. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const turn = (angle * 180) / Math.PI;
  const [l, w] = [at(length), at(length * 0.24)];
  return `<path transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)})" d="M0 0Q${at(length * 0.45)} -${w} ${l} 0Q${at(length * 0.45)} ${w} 0 0Z"/>`;
}

function wreath({ width, height, accent }: Ground): string {
  const radius = Math.min(width, height) * 0.35;
  const [cx, cy] = [width / 2, height * 0.52];
  const leaves: string[] = [];
  const count = 19;
  for (const way of [-1, 1]) {
    for (let index = 0; index < count; index++) {
      // From the lowest point up to both sides; the wreath is open above.
      const angle = Math.PI / 2 + way * (0.1 + (index / count) * 2.45);
      const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      const along = angle + (way * Math.PI) / 2;
      const length = radius * (0.24 - 0.1 * (index / count));
      leaves.push(leaf(x, y, along - way * 0.55, length), leaf(x, y, along + way * 0.5, length));
    }
  }
  return `<g fill="${pale(accent, 0.17)}">${leaves.join('')}</g>`;
}

function corners(ground: Ground): string {
  const { accent, main } = ground;
  const sprig: string[] = [];
  for (let index = 0; index < 5; index++) {
    const far = 17 + index * 4.6;
    const length = 6.2 - index * 0.7;
    sprig.push(leaf(far, 14.6, -0.45 + 0.9, length), leaf(14.6, far, Math.PI / 2 + 0.45 - 0.9, length));
  }
  const stems = `<path d="M14.6 40V14.6H40" fill="none" stroke="${accent}" stroke-width=".35"/>`;
  const seed = `<circle cx="14.6" cy="14.6" r="1.5" fill="${main}"/>`;
  return inCorners(ground, `${stems}<g fill="${accent}">${sprig.join('')}</g>${seed}`);
}
