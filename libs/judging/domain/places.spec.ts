import { describe, expect, it } from 'vitest';
import { criterion, groupOf, schemeOf } from '../testing/scoring-samples.ts';
import { rankGroup, replay } from './index.ts';
import type { ScoringScheme } from '@rampa/jury/domain';
import type { GroupInput } from './index.ts';

const sumOfPlaces = schemeOf({ method: { kind: 'sumOfPlaces' } });
const place = { min: 1000, max: 20_000, step: 1000 };
const oneDance = schemeOf({ criteria: [criterion(1, place)], method: { kind: 'skating' } });
const twoDances = schemeOf({ criteria: [criterion(1, place), criterion(2, place)], method: { kind: 'skating' } });
const fromPoints = schemeOf({ method: { kind: 'skating', marks: 'points', dances: 'judgeTotal' } });

function counted(scheme: ScoringScheme, group: GroupInput) {
  const result = rankGroup(scheme, group);
  for (const own of result.performances) {
    const again = replay(JSON.parse(JSON.stringify(own.derivation)));
    expect([again.total, again.place, again.placeShared]).toEqual([own.total, own.place, own.placeShared]);
  }
  return {
    places: result.performances.map((p) => p.place),
    totals: result.performances.map((p) => p.total),
    faults: result.faults,
    open: result.openTies,
  };
}

describe('the sum of places', () => {
  it('turns each judge’s points into his places; the least sum is first', () => {
    const group = groupOf([
      [9, 7, 9],
      [8, 9, 8],
      [7, 8, 7],
    ]);
    expect(counted(sumOfPlaces, group)).toMatchObject({ totals: [5000, 5000, 8000], places: [1, 1, 3] });
  });

  it('shares a place where the judge gave equal points', () => {
    const group = groupOf([
      [9, 9],
      [9, 8],
      [7, 7],
    ]);
    expect(counted(sumOfPlaces, group)).toMatchObject({ totals: [2500, 3500, 6000], places: [1, 2, 3] });
  });

  it('takes places as they are given', () => {
    const given = schemeOf({ criteria: [criterion(1, place)], method: { kind: 'sumOfPlaces', marks: 'places' } });
    const group = groupOf([
      [2, 1, 2],
      [1, 2, 1],
    ]);
    expect(counted(given, group)).toMatchObject({ totals: [5000, 4000], places: [2, 1], faults: [] });
  });

  it('splits equal sums by the majority of judges', () => {
    const scheme = { ...sumOfPlaces, ties: [{ kind: 'pairwiseMajority' }] } as const;
    const group = groupOf([
      [9, 7, 9],
      [8, 9, 8],
      [7, 8, 7],
    ]);
    expect(counted(scheme, group).places).toEqual([1, 2, 3]);
  });

  it('ranks those complete so far among themselves', () => {
    const group = groupOf([
      [9, 7],
      [10, null],
      [7, 6],
    ]);
    expect(counted(sumOfPlaces, group)).toMatchObject({ totals: [2000, null, 4000], places: [1, null, 2] });
  });

  it('is refused where one judge abstains from one performance', () => {
    const group = groupOf([
      [9, 7],
      [8, 8],
    ]);
    const [first, second] = group.performances;
    const result = counted(sumOfPlaces, { ...group, performances: [first!, { ...second!, abstentions: ['a'] }] });
    expect(result.faults).toEqual([{ code: 'unequalPanels', blocking: true, performances: ['p2'] }]);
    expect([result.places, result.totals]).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('the skating system in a group', () => {
  it('places one dance; a shared place is the mean', () => {
    const group = groupOf([
      [1, 1, 2],
      [2, 2, 1],
      [3, 3, 3],
    ]);
    expect(counted(oneDance, group)).toMatchObject({ totals: [1000, 2000, 3000], places: [1, 2, 3] });
  });

  it('adds up the dances and breaks equal sums by rules 10 and 11', () => {
    const group = groupOf([
      [
        [1, 2],
        [1, 2],
        [2, 2],
      ],
      [
        [2, 1],
        [2, 1],
        [1, 1],
      ],
    ]);
    expect(counted(twoDances, group)).toMatchObject({ totals: [3000, 3000], places: [2, 1], open: [] });
  });

  it('asks the chair where the rules end', () => {
    const unbroken = groupOf([
      [
        [1, 2],
        [1, 2],
        [2, 1],
      ],
      [
        [2, 1],
        [2, 1],
        [1, 2],
      ],
    ]);
    const scheme = { ...twoDances, ties: [{ kind: 'chairDecision' }] } as const;
    expect(counted(scheme, unbroken)).toMatchObject({ places: [1, 1], open: [['p1', 'p2']] });
    const chairDecisions = [{ performances: ['p2', 'p1'], reason: 'Перетанцовка' }];
    expect(counted(scheme, { ...unbroken, chairDecisions })).toMatchObject({ places: [2, 1], open: [] });
  });

  it('does not invent an order of equal marks: the judge is asked', () => {
    const group = groupOf([
      [9, 9, 9],
      [9, 8, 8],
      [7, 7, 7],
    ]);
    const refused = counted(fromPoints, group);
    expect(refused.faults).toEqual([{ code: 'equalMarks', blocking: true, performances: ['p1', 'p2'], judge: 'a' }]);
    expect(refused.places).toEqual([null, null, null]);
  });

  it('tells when a judge gave one place twice or left one out', () => {
    const twice = groupOf([[1], [1]]);
    expect(counted(oneDance, twice).faults).toEqual([
      { code: 'equalMarks', blocking: true, performances: ['p1', 'p2'], judge: 'a', criterion: 'c1' },
    ]);
    const left = groupOf([[1], [3]]);
    expect(counted(oneDance, left)).toMatchObject({ places: [1, 2], faults: [{ code: 'placeGap', blocking: false }] });
  });

  it('has no use for adjustments, and says so', () => {
    const group = groupOf([[1], [2]]);
    const adjustments = [{ kind: 'deduction', amount: 1000, reason: 'Опоздание' }] as const;
    const performances = group.performances.map((performance) => ({ ...performance, adjustments }));
    expect(counted(oneDance, { ...group, performances }).faults.map(({ code }) => code)).toEqual([
      'adjustmentNotUsed',
      'adjustmentNotUsed',
    ]);
  });
});
