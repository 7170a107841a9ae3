import { describe, expect, it } from 'vitest';
import { criterion, judgesOf, performanceOf, schemeOf } from '../testing/scoring-samples.ts';
import { explain, rankGroup, replay } from './index.ts';
import type { Method, ScoringScheme } from '@rampa/jury/domain';
import type { AdjustmentInput } from './index.ts';

const DIVING: Method = {
  ...{ kind: 'trimmedMean', per: 'criterion', high: 1, low: 1, minJudges: 5, take: 'sum' },
  larger: [{ high: 2, low: 2, minJudges: 7 }],
};
const dives = (count: number, changes: Partial<ScoringScheme> = {}) =>
  schemeOf({
    criteria: Array.from({ length: count }, (_, c) => criterion(c + 1, { min: 0, max: 10_000, step: 500 })),
    method: DIVING,
    rounding: { points: 2, total: 2 },
    ...changes,
  });
const difficulty = (amount: number, key?: string): AdjustmentInput => ({
  ...{ kind: 'difficulty', amount, reason: 'Сальто назад' },
  ...(key ? { criterion: key } : {}),
});

function one(scheme: ScoringScheme, marks: number[][], adjustments: AdjustmentInput[], judges = 7) {
  const performance = performanceOf('p1', marks, { adjustments });
  const result = rankGroup(scheme, { judges: judgesOf(judges), performances: [performance] });
  const own = result.performances[0]!;
  expect(replay(JSON.parse(JSON.stringify(own.derivation))).total).toBe(own.total);
  return { ...own, faults: result.faults };
}

describe('difficulty', () => {
  // The first dive of men's 3 m in Beijing, 2015: 8,5 + 8,5 + 8,5 of seven, × 3,4 = 86,70.
  it('multiplies the sum of the middle three of seven', () => {
    const own = one(dives(1), [[9], [8.5], [8.5], [8.5], [8.5], [8], [8.5]], [difficulty(3400)]);
    expect(own.total).toBe(86_700);
    const struck = own.derivation.panel?.per === 'criterion' ? own.derivation.panel.lines[0]!.fates : [];
    expect(struck.filter((fate) => fate === 'high')).toHaveLength(2);
    expect(struck.filter((fate) => fate === 'low')).toHaveLength(2);
  });

  it('strikes one on either side of five, and none of three', () => {
    expect(one(dives(1), [[9], [8], [7], [6], [5]], [difficulty(2000)], 5).total).toBe(42_000);
    expect(one(dives(1), [[9], [8], [7]], [difficulty(2000)], 3).total).toBe(48_000);
  });

  it('is of one criterion where it names one', () => {
    const marks = [1, 2, 3].map(() => [5, 4]);
    expect(one(dives(2), marks, [difficulty(2000, 'c2')], 3).total).toBe(15_000 + 24_000);
    expect(one(dives(2), marks, [difficulty(2000)], 3).total).toBe(54_000);
  });

  it('is told and left out where judges’ totals are counted, and where the product would be inexact', () => {
    const totals = one(schemeOf({}), [[9], [9]], [difficulty(2000)], 2);
    expect([totals.total, totals.faults.map(({ code }) => code)]).toEqual([9000, ['adjustmentNotUsed']]);
    const great = { min: 0, max: 10_000_000, step: 1, weight: 100_000 };
    const huge = schemeOf({ criteria: [criterion(1, great)], method: { kind: 'mean', per: 'criterion' } });
    const own = one(huge, [[9], [9]], [difficulty(10_000)], 2);
    expect(own.faults.map(({ code }) => code)).toEqual(['adjustmentNotUsed']);
  });

  it('stands in the explanation', () => {
    const own = one(dives(1), [[5], [5], [4]], [difficulty(2500)], 3);
    const { steps } = explain(own.derivation, { judges: {} });
    expect(steps[0]).toMatchObject({ value: '35,00', text: '5,0 + 5,0 + 4,0 = 14,0; 14,0 × 2,5 = 35,00' });
  });
});
