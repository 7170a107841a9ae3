// A criterion's scale as keys: which wholes and fractions exist, and what a half-typed mark may become. Pure.

import { parseThousandths } from '@rampa/kernel';
import { validateMark } from '@rampa/jury/domain';
import { scaleDecimals } from '@rampa/judging/domain';

/** Thousandths. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** The mark is two taps: a whole number and a fraction (one tap where there are no fractions). */
export interface PairPad {
  kind: 'pair';
  wholes: readonly number[];
  /** In thousandths: 0, 100 … 900. */
  fractions: readonly number[];
  decimals: number;
}

/** Too many choices for keys of their own: digits. */
export interface DigitPad {
  kind: 'digits';
  decimals: number;
}

const MOST_WHOLES = 11;
const MOST_FRACTIONS = 10;

export function isOnScale(scale: Scale, value: number): boolean {
  // The rule itself lives in the scoring domain; a criterion's other fields do not matter to it.
  return validateMark(scale, value) === 'ok';
}

/** Decimals that the scale's marks need: 0,1 → 1; 0,25 → 2. */
export const decimalsOf: (scale: Scale) => number = scaleDecimals;

export function padOf(scale: Scale): PairPad | DigitPad {
  const decimals = decimalsOf(scale);
  const [low, high] = [Math.floor(scale.min / 1000), Math.floor(scale.max / 1000)];
  if (high - low + 1 > MOST_WHOLES) return { kind: 'digits', decimals };
  const fractions = new Set<number>();
  const wholes = new Set<number>();
  for (let value = scale.min; value <= scale.max; value += scale.step) {
    wholes.add(Math.floor(value / 1000));
    fractions.add(value % 1000);
    if (fractions.size > MOST_FRACTIONS) return { kind: 'digits', decimals };
  }
  return { kind: 'pair', wholes: [...wholes], fractions: [...fractions].sort((a, b) => a - b), decimals };
}

/** The scale in words: «от 1 до 10, шаг 0,1». */
export function scaleWords(scale: Scale, format: (value: number) => string): string {
  return `от ${format(scale.min)} до ${format(scale.max)}, шаг\u00a0${format(scale.step)}`;
}

/** One step up or down; from nothing to the nearest end. */
export function stepped(scale: Scale, value: number | null, direction: 1 | -1): number {
  if (value === null) return direction === 1 ? scale.min : scale.max;
  return Math.min(scale.max, Math.max(scale.min, value + direction * scale.step));
}

/** What a text typed so far means, on its own. */
export function valueOf(scale: Scale, text: string): number | null {
  const value = parseThousandths(text.replace(/,$/, ''));
  return value !== null && isOnScale(scale, value) ? value : null;
}
