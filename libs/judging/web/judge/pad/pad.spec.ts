import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatThousandths } from '@rampa/kernel';
import { decimalsOf, isOnScale, padOf, stepped, type Scale } from './scale.ts';
import { canBecome, erased, typed } from './typing.ts';

const TEN: Scale = { min: 0, max: 10_000, step: 100 };
const HUNDRED: Scale = { min: 0, max: 100_000, step: 1000 };
const QUARTERS: Scale = { min: 0, max: 10_000, step: 250 };
const TWENTIETHS: Scale = { min: 0, max: 10_000, step: 50 };
const FIVE: Scale = { min: 1000, max: 5000, step: 1000 };

function keys(scale: Scale, ...pressed: string[]) {
  let text = '';
  let value: number | null = null;
  for (const key of pressed) ({ text, value } = typed(scale, text, key));
  return { text, value };
}

describe('the pad of a scale', () => {
  it('has wholes and tenths for 0–10 by 0,1', () => {
    expect(padOf(TEN)).toEqual({
      kind: 'pair',
      wholes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      fractions: [0, 100, 200, 300, 400, 500, 600, 700, 800, 900],
      decimals: 1,
    });
  });
  it('has single taps for 1–5 and quarters for 0,25', () => {
    expect(padOf(FIVE)).toMatchObject({ kind: 'pair', wholes: [1, 2, 3, 4, 5], fractions: [0] });
    expect(padOf(QUARTERS)).toMatchObject({ kind: 'pair', fractions: [0, 250, 500, 750], decimals: 2 });
  });
  it('has digits where keys would not fit', () => {
    expect(padOf(HUNDRED)).toEqual({ kind: 'digits', decimals: 0 });
    expect(padOf(TWENTIETHS)).toEqual({ kind: 'digits', decimals: 2 });
  });
});

describe('typing', () => {
  it.each([
    [TEN, ['9', ',', '8'], { text: '9,8', value: 9800 }],
    [TEN, ['9', '8'], { text: '9,8', value: 9800 }],
    [TEN, ['9'], { text: '9', value: null }],
    [TEN, ['1'], { text: '1', value: null }],
    [TEN, ['1', '0'], { text: '10', value: 10_000 }],
    [TEN, ['1', ',', '0'], { text: '1,0', value: 1000 }],
    [TEN, ['0', '5'], { text: '0,5', value: 500 }],
    [FIVE, ['5'], { text: '5', value: 5000 }],
    [FIVE, ['7'], { text: '', value: null }],
    [HUNDRED, ['9'], { text: '9', value: null }],
    [HUNDRED, ['9', '5'], { text: '95', value: 95_000 }],
    [HUNDRED, ['1', '0'], { text: '10', value: null }],
    [HUNDRED, ['1', '0', '0'], { text: '100', value: 100_000 }],
    [QUARTERS, ['7', ',', '7'], { text: '7,7', value: null }],
    [QUARTERS, ['7', ',', '5'], { text: '7,5', value: 7500 }],
    [QUARTERS, ['7', ',', '3'], { text: '7,', value: null }],
    [TWENTIETHS, ['9', ',', '9'], { text: '9,9', value: null }],
    [TWENTIETHS, ['9', ',', '9', '5'], { text: '9,95', value: 9950 }],
  ])('%o %j', (scale, pressed, outcome) => {
    expect(keys(scale, ...pressed)).toEqual(outcome);
  });

  it('erases the comma together with its whole', () => {
    expect([erased('9,8'), erased('9,'), erased('9'), erased('')]).toEqual(['9,', '', '', '']);
  });

  const scale = fc
    .record({
      min: fc.constantFrom(0, 500, 1000),
      step: fc.constantFrom(50, 100, 250, 500, 1000),
      count: fc.integer({ min: 1, max: 300 }),
    })
    .map(({ min, step, count }): Scale => ({ min, step, max: min + step * count }));

  it('reaches every mark of every scale, and nothing else', () => {
    fc.assert(
      fc.property(scale, fc.nat(), (given, pick) => {
        const count = (given.max - given.min) / given.step + 1;
        const value = given.min + (pick % count) * given.step;
        const full = formatThousandths(value, decimalsOf(given));
        let text = '';
        let value2: number | null = null;
        for (const key of full) {
          if (value2 !== null && text !== full) break;
          expect(canBecome(given, text + key)).toBe(true);
          ({ text, value: value2 } = typed(given, text, key));
        }
        if (value2 !== null) expect(isOnScale(given, value2)).toBe(true);
        expect(value2 ?? value).toBe(value);
      }),
    );
  });

  it('steps stay on the scale', () => {
    fc.assert(
      fc.property(scale, fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 20 }), (given, steps) => {
        let value: number | null = null;
        for (const direction of steps) value = stepped(given, value, direction);
        if (value !== null) expect(isOnScale(given, value)).toBe(true);
      }),
    );
  });
});
