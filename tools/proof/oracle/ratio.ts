// Exact fractions of big integers: slow and plain.

export interface Ratio {
  n: bigint;
  /** Positive. */
  d: bigint;
}

export function ratio(n: number | bigint, d: number | bigint = 1n): Ratio {
  return { n: BigInt(n), d: BigInt(d) };
}

export function plus(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function times(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function over(a: Ratio, divisor: number): Ratio {
  return { n: a.n, d: a.d * BigInt(divisor) };
}

export function compare(a: Ratio, b: Ratio): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function total(terms: readonly Ratio[]): Ratio {
  return terms.reduce(plus, ratio(0));
}

/** A value in thousandths, rounded half up to `decimals` places of the whole: 9067 → 9070 with two. */
export function rounded(value: Ratio, decimals: number): Ratio {
  const unit = 10n ** BigInt(3 - decimals);
  // floor(value / unit + 1/2), where floor also holds for negative numbers.
  const n = value.n * 2n + value.d * unit;
  const d = value.d * unit * 2n;
  const floor = n >= 0n ? n / d : -((-n + d - 1n) / d);
  return { n: floor * unit, d: 1n };
}

/** To whole thousandths, half-up. */
export function thousandths(value: Ratio): number {
  return Number(rounded(value, 3).n);
}
