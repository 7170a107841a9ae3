import { describe, expect, it } from 'vitest';
import { preliminaryRound } from './index.ts';

const couples = ['1', '2', '3', '4', '5'];
/** One dance, three judges. */
const crosses = [
  [
    ['1', '2', '3'],
    ['1', '2', '4'],
    ['1', '3', '2'],
  ],
];

describe('a round before the final', () => {
  it('sends on the couples with most crosses', () => {
    const result = preliminaryRound(couples, crosses, 3);
    expect(result.counts.map(({ couple, crosses: count }) => `${couple}:${count}`)).toEqual([
      '1:3',
      '2:3',
      '3:2',
      '4:1',
      '5:0',
    ]);
    expect([result.advancing, result.out, result.border]).toEqual([['1', '2', '3'], ['4', '5'], null]);
  });

  it('reports equal couples on the border and sends none of them', () => {
    const result = preliminaryRound(couples, crosses, 1);
    expect(result.border).toEqual({ crosses: 3, couples: ['1', '2'] });
    expect([result.advancing, result.out]).toEqual([[], ['3', '4', '5']]);
  });

  it('adds up the dances', () => {
    const result = preliminaryRound(couples, [...crosses, [['4', '5'], ['4'], ['4']]], 3);
    expect(result.advancing).toEqual(['4', '1', '2']);
  });

  it('counts a couple once per judge and dance, and nobody from outside', () => {
    const result = preliminaryRound(couples, [[['1', '1', '9']]], 1);
    expect(result.counts[0]).toEqual({ couple: '1', crosses: 1 });
    expect(result.counts).toHaveLength(5);
  });

  it('names the judges who gave another number of crosses than asked', () => {
    const result = preliminaryRound(
      couples,
      [
        [
          ['1', '2'],
          ['1', '2', '3'],
        ],
      ],
      2,
      2,
    );
    expect(result.wrongNumber).toEqual([{ dance: 0, judge: 1, crosses: 3 }]);
  });

  it('has no border when everybody goes on, or nobody', () => {
    expect(preliminaryRound(couples, crosses, 5).out).toEqual([]);
    expect(preliminaryRound(couples, crosses, 0).advancing).toEqual([]);
  });
});
