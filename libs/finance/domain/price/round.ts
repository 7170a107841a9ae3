// Whole sums only: minor units (kopecks) and basis points; nothing here is ever a fraction.

/** 100 % in basis points. */
export const WHOLE_BP = 10_000;

/** The quotient and the rest of a·b/c; products that a number cannot hold exactly go through bigint. */
export function mulDiv(a: number, b: number, c: number): { quotient: number; rest: number } {
  const product = a * b;
  if (Number.isSafeInteger(product)) {
    const rest = product % c;
    return { quotient: (product - rest) / c, rest };
  }
  const exact = BigInt(a) * BigInt(b);
  const by = BigInt(c);
  return { quotient: Number(exact / by), rest: Number(exact % by) };
}

/** A percent of a sum, rounded half up to a multiple of `roundTo`. */
export function percentOf(amount: number, percentBp: number, roundTo: number): number {
  const { quotient, rest } = mulDiv(amount, percentBp, WHOLE_BP * roundTo);
  return (quotient + (rest * 2 >= WHOLE_BP * roundTo ? 1 : 0)) * roundTo;
}

/** The VAT that a sum holds, rounded half up to one minor unit. */
export function vatIn(net: number, vatBp: number): number {
  const { quotient, rest } = mulDiv(net, vatBp, WHOLE_BP + vatBp);
  return quotient + (rest * 2 >= WHOLE_BP + vatBp ? 1 : 0);
}

/** A sum over weights by the largest remainder; of equal remainders the first comes first. The parts make the sum. */
export function spread(sum: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0 || sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, at) => ({ at, ...mulDiv(sum, weight, whole) }));
  const parts = shares.map(({ quotient }) => quotient);
  let left = sum - sumOf(parts);
  for (const { at } of shares.toSorted((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

export function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
