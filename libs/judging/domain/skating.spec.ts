// Finals made up for the purpose, one per rule at least: rows are couples A, B, C …, columns are judges.
import { describe, expect, it } from 'vitest';
import { skatingDance, skatingFinal, validateSkating } from './index.ts';
import type { SkatingStep } from './index.ts';

const rules = (log: readonly SkatingStep[]) =>
  log.map((step) => `${step.couples.map((c) => 'ABCDEF'[c]).join('')}:${step.rule}`);
const finale = (log: readonly SkatingStep[]) => rules(log.filter(({ dance }) => dance === null));
/** A dance in which three judges all say the same. */
const unanimous = (places: readonly number[]) => places.map((place) => [place, place, place]);

describe('one dance', () => {
  it('rule 5: the majority for a place takes it', () => {
    const { places, log } = skatingDance([
      [1, 1, 2],
      [2, 2, 1],
      [3, 3, 3],
    ]);
    expect(places).toEqual([1000, 2000, 3000]);
    expect(rules(log)).toEqual(['A:5', 'B:5', 'C:5']);
  });

  it('rule 6: of several majorities the larger goes first', () => {
    const { places, log } = skatingDance([
      [2, 2, 1, 3, 3],
      [1, 1, 2, 2, 2],
      [3, 3, 3, 1, 1],
    ]);
    expect(places).toEqual([2000, 1000, 3000]);
    expect(rules(log)).toEqual(['B:6', 'A:6', 'C:5']);
  });

  it('rule 7: of equal majorities the smaller sum of their places', () => {
    const { places, log } = skatingDance([
      [2, 2, 1, 3, 2],
      [1, 1, 2, 2, 3],
      [3, 3, 3, 1, 1],
    ]);
    expect(places).toEqual([2000, 1000, 3000]);
    expect(rules(log)).toEqual(['B:7a', 'A:7a', 'C:5']);
    expect(log[0]!.compared.map(({ count, sum }) => [count, sum])).toEqual([
      [4, 7000],
      [4, 6000],
    ]);
  });

  it('rule 7: equal sums, then the next column for them alone', () => {
    const { places, log } = skatingDance([
      [1, 2, 2, 3, 4],
      [2, 1, 5, 2, 5],
      [3, 3, 1, 1, 1],
      [4, 4, 3, 4, 2],
      [5, 5, 4, 5, 3],
    ]);
    expect(places).toEqual([2000, 3000, 1000, 4000, 5000]);
    expect(rules(log)).toEqual(['C:5', 'A:7b', 'B:7b', 'D:5', 'E:5']);
    expect([log[1]!.column, log[1]!.compared]).toEqual([
      3,
      [
        { couple: 0, count: 4, sum: 8000 },
        { couple: 1, count: 3, sum: 5000 },
      ],
    ]);
  });

  it('rule 7: never separated, they share the mean of the places', () => {
    const circle = skatingDance([
      [1, 2, 3],
      [2, 3, 1],
      [3, 1, 2],
    ]);
    expect(circle.places).toEqual([2000, 2000, 2000]);
    const two = skatingDance([
      [1, 1, 1, 1],
      [2, 3, 2, 3],
      [3, 2, 3, 2],
    ]);
    expect(two.places).toEqual([1000, 2500, 2500]);
    expect(rules(two.log)).toEqual(['A:5', 'BC:7c']);
  });

  it('rule 8: nobody has a majority for the place, so the next column is looked at', () => {
    const { places, log } = skatingDance([
      [1, 2, 2, 2, 3],
      [3, 1, 3, 4, 1],
      [2, 3, 1, 3, 4],
      [4, 4, 4, 1, 2],
    ]);
    expect(places[0]).toBe(1000);
    expect(rules(log)[0]).toBe('A:8');
    expect(log[0]!.column).toBe(2);
  });
});

describe('several dances', () => {
  it('rule 9: the smallest sum of places wins', () => {
    const { sums, places, log } = skatingFinal([unanimous([1, 2, 3]), unanimous([2, 1, 3]), unanimous([1, 2, 3])]);
    expect(sums).toEqual([4000, 5000, 9000]);
    expect(places).toEqual([1000, 2000, 3000]);
    expect(finale(log)).toEqual(['A:9', 'B:9', 'C:9']);
  });

  it('rule 10: equal sums, more dances with the place or better', () => {
    const dances = [
      [1, 2, 3, 4],
      [1, 2, 4, 3],
      [4, 2, 1, 3],
    ].map(unanimous);
    const { sums, places, log } = skatingFinal(dances);
    expect(sums.slice(0, 2)).toEqual([6000, 6000]);
    expect(places).toEqual([1000, 2000, 3000, 4000]);
    expect(finale(log)).toEqual(['A:10', 'B:10', 'C:9', 'D:9']);
  });

  it('rule 10: as many dances, then the smaller sum of those places', () => {
    const { sums, places, log } = skatingFinal([unanimous([1, 2, 3, 4]), unanimous([4, 3, 1, 2])]);
    expect(sums).toEqual([5000, 5000, 4000, 6000]);
    expect(places).toEqual([2000, 3000, 1000, 4000]);
    expect(finale(log)).toEqual(['C:9', 'A:10', 'B:10', 'D:9']);
    expect(log.find(({ rule }) => rule === '10')!.compared).toEqual([
      { couple: 0, count: 1, sum: 1000 },
      { couple: 1, count: 1, sum: 2000 },
    ]);
  });

  it('rule 11: still equal, all judges of all dances together', () => {
    const first = [
      [1, 1, 2],
      [2, 2, 1],
    ];
    const { places, log } = skatingFinal([first, unanimous([2, 1])]);
    expect(places).toEqual([2000, 1000]);
    expect(finale(log)).toEqual(['B:11', 'A:10']);
  });

  it('rule 11: the rest of those whom it compared take the next place before the others', () => {
    const first = [
      [1, 1, 2],
      [3, 3, 3],
      [2, 2, 1],
    ];
    const { sums, places, log } = skatingFinal([first, unanimous([3, 1, 2])]);
    expect(sums).toEqual([4000, 4000, 4000]);
    expect(places).toEqual([2000, 1000, 3000]);
    expect(finale(log)).toEqual(['B:11', 'A:10', 'C:10']);
  });

  it('rule 11: the majority is of all judges in all dances', () => {
    const first = [
      [1, 1, 2],
      [3, 3, 3],
      [2, 2, 1],
    ];
    const second = [
      [3, 3, 2],
      [1, 1, 1],
      [2, 2, 3],
    ];
    const { sums, places, log } = skatingFinal([first, second]);
    expect(sums).toEqual([4000, 4000, 4000]);
    expect(places).toEqual([1000, 2000, 3000]);
    expect(log.find(({ rule }) => rule === '11')!.column).toBe(2);
  });

  it('an unbreakable tie is shared', () => {
    const one = [
      [1, 1, 2],
      [2, 2, 1],
      [3, 3, 3],
    ];
    const { places, log } = skatingFinal([one, [one[1]!, one[0]!, one[2]!]]);
    expect(places).toEqual([1500, 1500, 3000]);
    expect(finale(log)).toEqual(['AB:tie', 'C:9']);
  });
});

describe('rule 4', () => {
  it('wants each place once from each judge', () => {
    expect(validateSkating([unanimous([1, 2, 3])])).toEqual([]);
    expect(
      validateSkating([
        unanimous([1, 2, 3]),
        [
          [1, 1],
          [2, 1],
          [3, 3],
        ],
      ]),
    ).toEqual([{ code: 'unevenTable', dance: 1, judge: -1 }]);
    expect(
      validateSkating([
        [
          [1, 1],
          [2, 1],
          [3, 3],
        ],
      ]),
    ).toEqual([{ code: 'notAPermutation', dance: 0, judge: 1 }]);
  });
});
