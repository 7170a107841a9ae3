// How a simulated judge marks: performances differ, judges differ, and marks are rounded to tenths.

import type { Chance } from '../../proof/client/seeded.ts';

export interface Manner {
  /** Thousandths that he gives above or below the others. */
  bias: number;
  /** Spread of his marks of one performance, thousandths. */
  spread: number;
  /** Factor of the usual thinking time. */
  pace: number;
}

export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** Between −1 and 1, mostly near 0. */
function around(chance: Chance): number {
  return (chance.next() + chance.next() + chance.next()) / 1.5 - 1;
}

export function mannerOf(chance: Chance): Manner {
  return {
    bias: Math.round(around(chance) * 350),
    spread: chance.whole(350, 800),
    pace: 0.6 + chance.next() * 0.9,
  };
}

/** True quality of a performance, thousandths of ten. */
export function meritOf(chance: Chance): number {
  return Math.round(8450 + around(chance) * 1450);
}

export function markOf(chance: Chance, manner: Manner, merit: number, scale: Scale): number {
  const felt = merit + manner.bias + around(chance) * manner.spread;
  const stepped = scale.min + Math.round((felt - scale.min) / scale.step) * scale.step;
  return Math.min(scale.max, Math.max(scale.min, stepped));
}

/** Milliseconds between two marks of one sheet, in real time. */
export function thinkingMs(chance: Chance, manner: Manner): number {
  return Math.round((2500 + chance.next() * 6500) * manner.pace);
}
