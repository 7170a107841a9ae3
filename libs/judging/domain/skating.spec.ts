import { describe, expect, it } from 'vitest';
import { MADE_FINALS } from '../testing/skating-finals.ts';
import { skatingDance, skatingFinal } from './index.ts';

describe.each(MADE_FINALS)('rule $rule: $about', ({ marks, places, given }) => {
  const final = skatingFinal(marks);
  const ofSummary = final.log.filter(({ dance }) => dance === (marks.length > 1 ? null : 0));

  it('gives these places, each by its rule', () => {
    expect(final.places).toEqual(places);
    expect(ofSummary.map((step) => `${step.couples.map((c) => 'ABCDE'[c]).join('')}:${step.rule}`)).toEqual(given);
  });
});

describe('what was compared is told', () => {
  const made = (about: RegExp) => MADE_FINALS.find((final) => about.test(final.about))!;

  it('of one dance: counts and sums, and the column', () => {
    const bySum = skatingDance(made(/smaller sum of their places/).marks[0]!).log[0]!;
    expect(bySum.compared.map(({ count, sum }) => [count, sum])).toEqual([
      [4, 7000],
      [4, 6000],
    ]);
    const byNext = skatingDance(made(/next column for them alone/).marks[0]!).log[1]!;
    expect([byNext.column, byNext.compared]).toEqual([
      3,
      [
        { couple: 0, count: 4, sum: 8000 },
        { couple: 1, count: 3, sum: 5000 },
      ],
    ]);
    expect(skatingDance(made(/next column is looked at/).marks[0]!).log[0]!.column).toBe(2);
  });

  it('of several dances: their sums, the dances that count, the column of all judges', () => {
    expect(skatingFinal(made(/smallest sum of places wins/).marks).sums).toEqual([4000, 5000, 9000]);
    const ten = skatingFinal(made(/smaller sum of those places/).marks).log.find(({ rule }) => rule === '10')!;
    expect(ten.compared).toEqual([
      { couple: 0, count: 1, sum: 1000 },
      { couple: 1, count: 1, sum: 2000 },
    ]);
    const eleven = skatingFinal(made(/majority is of all judges/).marks).log.find(({ rule }) => rule === '11')!;
    expect(eleven.column).toBe(2);
  });
});
