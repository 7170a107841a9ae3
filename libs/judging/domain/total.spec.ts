import { describe, expect, it } from 'vitest';
import { criterion, groupOf, judgesOf, performanceOf, schemeOf } from '../testing/scoring-samples.ts';
import { rankGroup } from './index.ts';
import type { ScoringScheme } from '@rampa/jury/domain';
import type { GroupInput } from './index.ts';

const totals = (scheme: ScoringScheme, group: GroupInput) => rankGroup(scheme, group).performances.map((p) => p.total);
const trim = { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 } as const;

describe('a total', () => {
  it('is the mean over the judges, rounded once at the end', () => {
    const group = groupOf([[9.4, 9.5, 9.5]]);
    expect(totals(schemeOf(), group)).toEqual([9470]);
    expect(totals(schemeOf({ rounding: { total: 0 } }), group)).toEqual([9000]);
    expect(totals(schemeOf({ rounding: { total: 3 } }), group)).toEqual([9467]);
  });

  it('weighs criteria: by sum, or divided by the weights', () => {
    const criteria = [criterion(1, { weight: 2000 }), criterion(2)];
    const group = groupOf([
      [
        [9, 6],
        [8, 7],
      ],
    ]);
    expect(totals(schemeOf({ criteria }), group)).toEqual([23_500]);
    expect(totals(schemeOf({ criteria, perJudge: 'mean' }), group)).toEqual([7830]);
  });

  it('is the sum over the judges', () => {
    expect(totals(schemeOf({ method: { kind: 'sum' } }), groupOf([[9.4, 9.5, 9.5]]))).toEqual([28_400]);
  });

  it('is the median, of an even panel the mean of the middle two', () => {
    const method = { kind: 'median' } as const;
    expect(totals(schemeOf({ method }), groupOf([[1, 9, 8]]))).toEqual([8000]);
    expect(totals(schemeOf({ method }), groupOf([[1, 9, 8, 7]]))).toEqual([7500]);
  });

  it('leaves the extremes out from minJudges on', () => {
    expect(totals(schemeOf({ method: trim }), groupOf([[1, 9, 8, 8, 10]]))).toEqual([8330]);
    expect(totals(schemeOf({ method: trim }), groupOf([[1, 9, 8]]))).toEqual([6000]);
  });

  it('differs by what is struck: judges’ totals or each criterion’s marks', () => {
    const criteria = [criterion(1), criterion(2)];
    const group = groupOf([
      [
        [10, 1],
        [1, 10],
        [5, 5],
        [6, 7],
      ],
    ]);
    expect(totals(schemeOf({ criteria, method: trim }), group)).toEqual([11_000]);
    expect(totals(schemeOf({ criteria, method: { ...trim, per: 'criterion' } }), group)).toEqual([11_500]);
  });

  it('rounds where the scheme says: each judge, each criterion, its points', () => {
    const criteria = [criterion(1, { factor: 1500 }), criterion(2, { factor: 1500 })];
    const group = groupOf([
      [
        [9.3, 9.1],
        [9.2, 9.2],
        [9.2, 9.3],
      ],
    ]);
    const by = { kind: 'mean', per: 'criterion' } as const;
    expect(totals(schemeOf({ criteria, method: by }), group)).toEqual([27_650]);
    expect(totals(schemeOf({ criteria, method: by, rounding: { total: 2, panel: 1 } }), group)).toEqual([27_600]);
    const points = { total: 2, panel: 1, points: 0 } as const;
    expect(totals(schemeOf({ criteria, method: by, rounding: points }), group)).toEqual([28_000]);
    expect(totals(schemeOf({ criteria, rounding: { total: 2, judge: 0 } }), group)).toEqual([28_000]);
  });

  it('adds what is added and takes off what is taken off, then rounds', () => {
    const adjustments = [
      { kind: 'technical', amount: 2000, reason: 'Сложность' },
      { kind: 'bonus', amount: 250, reason: 'Живой звук' },
      { kind: 'deduction', amount: 1005, reason: 'Превышение времени' },
    ] as const;
    const group = { judges: judgesOf(2), performances: [performanceOf('p1', [9, 9], { adjustments })] };
    const [result] = rankGroup(schemeOf(), group).performances;
    expect(result!.total).toBe(10_250);
    expect(result!.subtotals).toEqual({ components: 9000, technical: 2000, bonus: 250, deductions: 1005 });
  });

  it('may be negative', () => {
    const adjustments = [{ kind: 'deduction', amount: 2500, reason: 'Замена' }] as const;
    const group = { judges: judgesOf(1), performances: [performanceOf('p1', [1], { adjustments })] };
    expect(totals(schemeOf(), group)).toEqual([-1500]);
  });
});
