// How a simulated judge hears and thinks: performances differ, judges differ, and everybody rounds to tenths.

import type { Chance } from '../../proof/client/seeded.ts';

export interface Manner {
  /** Thousandths that he gives more or less than others. */
  bias: number;
  /** How far his marks of one performance lie from one another; thousandths. */
  spread: number;
  /** Of the usual time that he thinks. */
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

/** How good a performance is in truth; thousandths of ten. */
export function meritOf(chance: Chance): number {
  return Math.round(8450 + around(chance) * 1450);
}

export function markOf(chance: Chance, manner: Manner, merit: number, scale: Scale): number {
  const felt = merit + manner.bias + around(chance) * manner.spread;
  const stepped = scale.min + Math.round((felt - scale.min) / scale.step) * scale.step;
  return Math.min(scale.max, Math.max(scale.min, stepped));
}

/** Milliseconds of life between two marks of one sheet. */
export function thinkingMs(chance: Chance, manner: Manner): number {
  return Math.round((2500 + chance.next() * 6500) * manner.pace);
}
