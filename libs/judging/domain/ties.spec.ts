import { describe, expect, it } from 'vitest';
import { criterion, groupOf, schemeOf } from '../testing/scoring-samples.ts';
import { rankGroup, replay } from './index.ts';
import type { ScoringScheme, TieStep } from '@rampa/jury/domain';
import type { GroupInput } from './index.ts';

const trim = { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 } as const;

/** Places of the group under one chain, after each derivation has been replayed. */
function placesBy(ties: readonly TieStep[], group: GroupInput, changes: Partial<ScoringScheme> = {}) {
  const result = rankGroup(schemeOf({ ties, ...changes }), group);
  for (const own of result.performances) {
    const again = replay(JSON.parse(JSON.stringify(own.derivation)));
    expect([again.total, again.place, again.placeShared]).toEqual([own.total, own.place, own.placeShared]);
  }
  return result.performances.map(({ place }) => place);
}
const logOf = (ties: readonly TieStep[], group: GroupInput, changes: Partial<ScoringScheme> = {}) =>
  rankGroup(schemeOf({ ties, ...changes }), group).performances[0]!.derivation.placing!.tie;

const same = groupOf([
  [9, 8, 7],
  [7, 8, 9],
]);

describe('a tie chain', () => {
  it('leaves the place shared when it is empty or exhausted', () => {
    expect(placesBy([], same)).toEqual([1, 1]);
    expect(placesBy([{ kind: 'lowestCounted' }], same)).toEqual([1, 1]);
  });

  it('compares the sum with the struck marks', () => {
    const group = groupOf([
      [6, 8, 9, 10],
      [7, 8, 9, 10],
    ]);
    expect(placesBy([], group, { method: trim })).toEqual([1, 1]);
    expect(placesBy([{ kind: 'sumWithDropped' }], group, { method: trim })).toEqual([2, 1]);
    expect(logOf([{ kind: 'sumWithDropped' }], group, { method: trim })!.steps[0]).toEqual({
      step: { kind: 'sumWithDropped' },
      among: ['p1', 'p2'],
      values: [
        { n: 33_000, d: 1 },
        { n: 34_000, d: 1 },
      ],
      lessIsBetter: false,
      classes: [['p2'], ['p1']],
    });
  });

  it('compares means where the panels differ in size', () => {
    const group = groupOf([
      [8, 8, 9, 7],
      [8, 8, 9, 8.5],
    ]);
    const [first, second] = group.performances;
    const fewer = { ...group, performances: [first!, { ...second!, abstentions: ['c'] }] };
    const rounding = { total: 0 } as const;
    expect(placesBy([{ kind: 'sumWithDropped' }], fewer, { rounding })).toEqual([2, 1]);
  });

  it('compares a named criterion', () => {
    const criteria = [criterion(1), criterion(2)];
    const group = groupOf([
      [
        [8, 9],
        [8, 9],
      ],
      [
        [9, 8],
        [9, 8],
      ],
    ]);
    expect(placesBy([{ kind: 'criterionMean', criterion: 'c1' }], group, { criteria })).toEqual([2, 1]);
    expect(placesBy([{ kind: 'criterionMean', criterion: 'c2' }], group, { criteria })).toEqual([1, 2]);
  });

  it('compares a criterion over all judges: which of two equal totals is struck must not matter', () => {
    const criteria = [criterion(1), criterion(2)];
    const group = groupOf([
      [
        [9, 1],
        [1, 9],
        [5, 5],
      ],
      [
        [5, 5],
        [5, 5],
        [5, 5],
      ],
    ]);
    const method = { kind: 'median' } as const;
    expect(placesBy([{ kind: 'criterionMean', criterion: 'c1' }], group, { criteria, method })).toEqual([1, 1]);
  });

  it('counts the judges who put one above the other', () => {
    const group = groupOf([
      [9, 9, 6],
      [8, 8, 8],
    ]);
    expect(placesBy([{ kind: 'pairwiseMajority' }], group)).toEqual([1, 2]);
    expect(logOf([{ kind: 'pairwiseMajority' }], group)!.steps[0]!.values.map(({ n }) => n)).toEqual([2, 1]);
  });

  it('counts of three how many of the others each beats', () => {
    const group = groupOf([
      [9, 9, 5],
      [8, 8, 7],
      [7, 7, 9],
    ]);
    expect(placesBy([{ kind: 'pairwiseMajority' }], group)).toEqual([1, 2, 3]);
  });

  it('leaves a circle of majorities equal', () => {
    const group = groupOf([
      [9, 8, 7],
      [8, 7, 9],
      [7, 9, 8],
    ]);
    expect(placesBy([{ kind: 'pairwiseMajority' }], group)).toEqual([1, 1, 1]);
  });

  it('compares the lowest counted mark, struck ones aside', () => {
    const group = groupOf([
      [1, 7, 9, 10],
      [6, 8, 8, 10],
    ]);
    expect(placesBy([{ kind: 'lowestCounted' }], group, { method: trim })).toEqual([2, 1]);
    expect(logOf([{ kind: 'lowestCounted' }], group, { method: trim })!.steps[0]!.values.map(({ n }) => n)).toEqual([
      7000, 8000,
    ]);
  });

  it('compares the lowest counted mark of any criterion where the criteria are trimmed apart', () => {
    const group = groupOf([
      [1, 7, 9, 10],
      [2, 6, 10, 10],
    ]);
    const method = { ...trim, per: 'criterion' } as const;
    expect(placesBy([{ kind: 'lowestCounted' }], group, { method })).toEqual([1, 2]);
  });

  it('compares the chair’s own mark', () => {
    expect(placesBy([{ kind: 'chairMark' }], same)).toEqual([1, 2]);
    const without = { ...same, judges: same.judges.map((judge) => ({ ...judge, isChair: false })) };
    expect(placesBy([{ kind: 'chairMark' }], without)).toEqual([1, 1]);
  });

  it('goes on with those who are still equal only', () => {
    const group = groupOf([
      [9, 8, 7],
      [7, 8, 9],
      [8, 8, 8],
      [9.5, 8, 6.5],
    ]);
    const ties: TieStep[] = [{ kind: 'lowestCounted' }, { kind: 'chairMark' }];
    expect(placesBy(ties, group)).toEqual([2, 3, 1, 4]);
    const steps = logOf(ties, group)!.steps;
    expect(steps.map(({ among }) => among)).toEqual([
      ['p1', 'p2', 'p3', 'p4'],
      ['p1', 'p2'],
    ]);
  });

  it('asks for subtotals', () => {
    const adjusted = (technical: number) => [{ kind: 'technical', amount: technical, reason: 'Сложность' }] as const;
    const [first, second] = groupOf([[8], [7]]).performances;
    const performances = [
      { ...first!, adjustments: adjusted(1000) },
      { ...second!, adjustments: adjusted(2000) },
    ];
    const group = { judges: groupOf([[8]]).judges, performances };
    expect(placesBy([{ kind: 'higherComponents' }], group)).toEqual([1, 2]);
    expect(placesBy([{ kind: 'higherTechnical' }], group)).toEqual([2, 1]);
  });

  it('stops at a shared place', () => {
    expect(placesBy([{ kind: 'sharedPlace' }, { kind: 'chairMark' }], same)).toEqual([1, 1]);
  });
});
