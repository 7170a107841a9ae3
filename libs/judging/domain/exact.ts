// Exact arithmetic on thousandths: plain numbers while every product is a safe integer, BigInt beyond.
// A product or sum of safe integers that leaves the safe range is never rounded back into it, so checking after is sound.
import type { Ratio } from './derivation.ts';
import type { Decimals } from '@rampa/jury/domain';

const UNITS = [1000, 100, 10, 1] as const;

/** Thousandths in one unit of the last kept digit: 2 decimals → 10. */
export function unitOf(decimals: Decimals): number {
  return UNITS[decimals];
}

/** Greatest common divisor of two whole numbers, never negative. */
export function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** n : d rounded half-up (a half goes towards plus infinity) to a multiple of `unit`; d > 0. */
export function halfUp(n: number, d: number, unit: number): number {
  const top = 2 * n + d * unit;
  const bottom = 2 * d * unit;
  if (!Number.isSafeInteger(top) || !Number.isSafeInteger(bottom)) return halfUpBig(BigInt(n), BigInt(d), unit);
  const rest = top % bottom;
  const floor = (top - (rest < 0 ? rest + bottom : rest)) / bottom;
  return floor * unit || 0;
}

function halfUpBig(n: bigint, d: bigint, unit: number): number {
  const u = BigInt(unit);
  const top = 2n * n + d * u;
  const bottom = 2n * d * u;
  const rest = top % bottom;
  return safe(((top - (rest < 0n ? rest + bottom : rest)) / bottom) * u);
}

function safe(value: bigint): number {
  const n = Number(value);
  if (!Number.isSafeInteger(n)) throw new RangeError('value beyond the exact range');
  return n;
}

/** Σ terms · times : divisor + extra, rounded half-up to `unit`. */
export function sumHalfUp(
  terms: readonly Ratio[],
  times: number,
  divisor: number,
  extra: number,
  unit: number,
): number {
  let n = 0;
  let d = 1;
  for (const term of terms) {
    if (term.d === d) {
      n += term.n;
    } else {
      const common = d * (term.d / gcd(d, term.d));
      n = n * (common / d) + term.n * (common / term.d);
      d = common;
    }
    if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d)) return sumHalfUpBig(terms, times, divisor, extra, unit);
  }
  const bottom = d * divisor;
  const top = n * times + extra * bottom;
  const exact = Number.isSafeInteger(n * times) && Number.isSafeInteger(extra * bottom) && Number.isSafeInteger(top);
  return exact && Number.isSafeInteger(bottom)
    ? halfUp(top, bottom, unit)
    : sumHalfUpBig(terms, times, divisor, extra, unit);
}

function sumHalfUpBig(terms: readonly Ratio[], times: number, divisor: number, extra: number, unit: number): number {
  const [n, d] = sumBig(terms);
  const bottom = d * BigInt(divisor);
  return halfUpBig(n * BigInt(times) + BigInt(extra) * bottom, bottom, unit);
}

function sumBig(terms: readonly Ratio[]): [bigint, bigint] {
  let n = 0n;
  let d = 1n;
  for (const term of terms) {
    n = n * BigInt(term.d) + BigInt(term.n) * d;
    d *= BigInt(term.d);
    const common = gcdBig(n, d);
    n /= common;
    d /= common;
  }
  return [n, d];
}

function gcdBig(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

/** Σ terms : divisor in lowest terms. Throws RangeError where that does not fit safe integers. */
export function meanOf(terms: readonly Ratio[], divisor: number): Ratio {
  const [n, d] = sumBig(terms);
  const bottom = d * BigInt(divisor);
  const common = gcdBig(n, bottom);
  return { n: safe(n / common), d: safe(bottom / common) };
}

/** Negative, zero or positive, as a − b. */
export function compareRatios(a: Ratio, b: Ratio): number {
  if (a.d === b.d) return a.n - b.n;
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right;
  const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
