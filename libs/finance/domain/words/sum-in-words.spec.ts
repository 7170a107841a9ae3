import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../../testing/data/words.json' with { type: 'json' };
import { inWords, sumInWords, type MoneyCurrency } from './sum-in-words.ts';

const VALUES = new Map<string, number>([['ноль', 0]]);
for (let number = 1; number < 1000; number += 1) {
  if (number < 20 || (number < 100 && number % 10 === 0) || number % 100 === 0) VALUES.set(inWords(number), number);
}
VALUES.set('одна', 1).set('две', 2);
const SCALES: [RegExp, number][] = [
  [/^тысяч/, 1e3],
  [/^миллион/, 1e6],
  [/^миллиард/, 1e9],
  [/^триллион/, 1e12],
];

/** The way back, written apart from the way there. */
function numberOf(words: string): number {
  let sum = 0;
  let group = 0;
  for (const word of words.split(' ')) {
    const scale = SCALES.find(([pattern]) => pattern.test(word));
    if (!scale) {
      group += VALUES.get(word) ?? Number.NaN;
      continue;
    }
    sum += group * scale[1];
    group = 0;
  }
  return sum + group;
}

describe('a sum in words', () => {
  it.each(cases.cases)('$currency $minor', ({ currency, minor, words }) => {
    expect(sumInWords(minor, currency as MoneyCurrency)).toBe(words);
  });

  it('is the number that it was made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (number) => numberOf(inWords(number)) === number),
    );
  });

  it('takes neither a fraction nor a negative sum', () => {
    for (const wrong of [1.5, -1, Number.NaN, 2 ** 60]) expect(() => sumInWords(wrong, 'RUB')).toThrow(RangeError);
  });
});
