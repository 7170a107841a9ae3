// Slow, exact fractions for checking a derivation. They share no code with the live recount, because one checks the
// other.
import type { Ratio } from './derivation.ts';

export type Fraction = readonly [n: bigint, d: bigint];

export const ZERO: Fraction = [0n, 1n];

/** `n : d` of whole numbers; d > 0. */
export function fraction(n: number, d = 1): Fraction {
  return [BigInt(n), BigInt(d)];
}

/** The same value as a fraction. */
export function ofRatio({ n, d }: Ratio): Fraction {
  return fraction(n, d);
}

/** In lowest terms, as plain numbers. */
export function ratioOf([n, d]: Fraction): Ratio {
  let x = n < 0n ? -n : n;
  let y = d;
  while (y !== 0n) [x, y] = [y, x % y];
  const common = x === 0n ? 1n : x;
  return { n: Number(n / common), d: Number(d / common) };
}

/** a + b, not in lowest terms. */
export function add(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
}

/** a · b, not in lowest terms. */
export function times(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[0], a[1] * b[1]];
}

/** a : b; b must be positive. */
export function over(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[1], a[1] * b[0]];
}

/** Sum of the list; zero when it is empty. */
export function total(list: readonly Fraction[]): Fraction {
  return list.reduce(add, ZERO);
}

/** −1, 0 or 1, as a − b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a[0] * b[1] - b[0] * a[1];
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Half-up to so many decimals of a point (values are thousandths). */
export function rounded(value: Fraction, decimals: number): Fraction {
  const unit = 10n ** BigInt(3 - decimals);
  const n = 2n * value[0] + value[1] * unit;
  const d = 2n * value[1] * unit;
  const floor = n >= 0n ? n / d : -((-n + d - 1n) / d);
  return [floor * unit, 1n];
}

/** The whole part, rounded towards zero; exact for a rounded value. */
export function toNumber(value: Fraction): number {
  return Number(value[0] / value[1]);
}
