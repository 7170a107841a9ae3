import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRatios, halfUp, meanOf, sumHalfUp } from './exact.ts';
import { formatExact, formatFactor, formatSigned, formatThousandths } from './format.ts';

const ratio = fc.record({ n: fc.integer({ min: -1e12, max: 1e12 }), d: fc.integer({ min: 1, max: 1e6 }) });

/** Half-up in the plainest way: the greatest multiple of the unit that is not above the value plus half a unit. */
function plainHalfUp(n: bigint, d: bigint, unit: bigint): bigint {
  const top = 2n * n + d * unit;
  const bottom = 2n * d * unit;
  let floor = top / bottom;
  if (floor * bottom > top) floor -= 1n;
  return floor * unit;
}

describe('halfUp', () => {
  it('rounds a half up, of a negative towards zero', () => {
    expect(halfUp(9125, 1, 10)).toBe(9130);
    expect(halfUp(9124, 1, 10)).toBe(9120);
    expect(halfUp(-9125, 1, 10)).toBe(-9120);
    expect(halfUp(28_000, 3, 10)).toBe(9330);
    expect(halfUp(-1, 3, 1)).toBe(0);
    expect(Object.is(halfUp(-1, 3, 1), 0)).toBe(true);
  });

  it('is exact at the edge of the safe integers', () => {
    expect(halfUp(Number.MAX_SAFE_INTEGER, 1, 1)).toBe(Number.MAX_SAFE_INTEGER);
    const terms = [Number.MAX_SAFE_INTEGER, 2, -2].map((n) => ({ n, d: 1 }));
    expect(sumHalfUp(terms, 1, 1, 0, 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is exact for any size', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 1, max: 2 ** 45 }),
        fc.constantFrom(1, 10, 100, 1000),
        (n, d, unit) => {
          const expected = plainHalfUp(BigInt(n), BigInt(d), BigInt(unit));
          if (expected > BigInt(Number.MAX_SAFE_INTEGER) || expected < BigInt(Number.MIN_SAFE_INTEGER)) return;
          expect(halfUp(n, d, unit)).toBe(Number(expected));
        },
      ),
    );
  });
});

describe('sums and comparisons', () => {
  it('add fractions of different denominators without loss', () => {
    expect(
      sumHalfUp(
        [
          { n: 1000, d: 3 },
          { n: 2000, d: 3 },
        ],
        1,
        1,
        0,
        1,
      ),
    ).toBe(1000);
    expect(
      sumHalfUp(
        [
          { n: 1000, d: 7 },
          { n: 1000, d: 11 },
          { n: 1000, d: 13 },
        ],
        1,
        3,
        500,
        10,
      ),
    ).toBe(600);
  });

  it('go over to big integers where plain numbers would overflow', () => {
    const primes = [999_983, 999_979, 999_961, 999_959];
    const terms = primes.map((d) => ({ n: 5000 * d + 1, d }));
    expect(sumHalfUp(terms, 1, 4, 0, 1)).toBe(5000);
    expect(sumHalfUp(terms, 7, 28, 0, 1)).toBe(5000);
  });

  it('agree with fractions of big integers', () => {
    fc.assert(
      fc.property(
        fc.array(ratio, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 30 }),
        (terms, divisor) => {
          let [n, d] = [0n, 1n];
          for (const term of terms) [n, d] = [n * BigInt(term.d) + BigInt(term.n) * d, d * BigInt(term.d)];
          expect(sumHalfUp(terms, 1, divisor, 0, 10)).toBe(Number(plainHalfUp(n, d * BigInt(divisor), 10n)));
        },
      ),
    );
  });

  it('compare like cross products', () => {
    fc.assert(
      fc.property(ratio, ratio, (a, b) => {
        const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
        expect(Math.sign(compareRatios(a, b))).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0);
      }),
    );
  });

  it('give means in lowest terms', () => {
    expect(
      meanOf(
        [
          { n: 9400, d: 1 },
          { n: 9600, d: 1 },
          { n: 9500, d: 1 },
        ],
        3,
      ),
    ).toEqual({ n: 9500, d: 1 });
    expect(() =>
      meanOf(
        [
          { n: 1, d: 999_999_937 },
          { n: 1, d: 999_999_929 },
        ],
        1,
      ),
    ).toThrow(RangeError);
  });
});

describe('numbers for people', () => {
  it('have a comma, a true minus and the decimals of the protocol', () => {
    expect(formatThousandths(9400, 2)).toBe('9,40');
    expect(formatThousandths(-500, 1)).toBe('\u22120,5');
    expect(formatThousandths(9995, 2)).toBe('10,00');
    expect(formatThousandths(85_000, 0)).toBe('85');
    expect(formatThousandths(-4, 2)).toBe('0,00');
  });

  it('show more digits only where there are more', () => {
    expect(formatExact({ n: 9375, d: 1 }, 2)).toBe('9,375');
    expect(formatExact({ n: 28_000, d: 3 }, 2)).toBe('≈\u00a09,333');
    expect(formatSigned(500, 2)).toBe('+0,50');
    expect(formatFactor(1600)).toBe('1,6');
    expect(formatFactor(2000)).toBe('2');
  });
});
