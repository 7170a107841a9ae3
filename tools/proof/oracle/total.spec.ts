// The oracle must be right before it may judge: it counts every official protocol alone.

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProtocols } from '../rehearse/protocols.ts';
import { ratio, rounded, thousandths } from './ratio.ts';
import type { CriterionRow, StoredScheme } from './rows.ts';
import { countSheet } from './total.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'libs', 'judging', 'testing', 'data', 'figure-skating');

const SKATING: StoredScheme = {
  method: { kind: 'figureSkating' },
  perJudge: 'sum',
  rounding: { panel: 2, points: 2, total: 2 },
  missing: 'meanOfPresent',
  ties: [],
  numbering: 'competition',
};

const criterion = (weight: number, guid = 'c'): CriterionRow => ({
  guid,
  title: guid,
  nominations: [],
  min_value: 0,
  max_value: 10_000,
  step: 1,
  weight,
  is_required: true,
  position: 0,
});

const NOTHING = { technical: 0, bonus: 0, deductions: 0 };

test('1 143 official totals and their component scores', () => {
  const performances = readProtocols(FOLDER).flatMap(({ segments }) => segments.flatMap((one) => one.performances));
  const wrong = performances.filter((performance) => {
    const judges = performance.components[0]!.marks.length;
    const counted = countSheet({
      criteria: performance.components.map(({ factor, title }) => criterion(factor, title)),
      scheme: SKATING,
      marks: Array.from({ length: judges }, (_, j) => performance.components.map(({ marks }) => marks[j] ?? null)),
      abstains: Array.from({ length: judges }, () => false),
      technical: performance.technical,
      bonus: 0,
      deductions: performance.deductions,
    });
    const areEqual = performance.components.every(({ officialScore }, c) => counted.scores[c]!.score === officialScore);
    return counted.total !== performance.total || counted.components !== performance.componentsTotal || !areEqual;
  });
  expect(performances).toHaveLength(1143);
  expect(wrong).toEqual([]);
});

describe('other methods', () => {
  const count = (scheme: Partial<StoredScheme>, marks: (number | null)[][], abstains = marks.map(() => false)) =>
    countSheet({
      criteria: marks[0]!.map((_, c) => criterion(1000, `c${c}`)),
      scheme: { ...SKATING, rounding: { total: 2 }, perJudge: 'mean', ...scheme },
      marks,
      abstains,
      ...NOTHING,
    });
  const mean = { method: { kind: 'mean', per: 'judgeTotal' } };

  test('the mean of those present leaves out who has not sent everything', () => {
    expect(
      count(mean, [
        [9000, 8000],
        [7000, null],
        [6000, 7000],
      ]).total,
    ).toBe(7500);
    expect(
      count({ ...mean, missing: 'block' }, [
        [9000, 8000],
        [7000, null],
      ]).isComplete,
    ).toBe(false);
    expect(count(mean, [[9000], [1000]], [false, true]).total).toBe(9000);
    expect(count(mean, [[null], [null]]).isComplete).toBe(false);
  });

  test('the extremes are struck', () => {
    const trimmed = { method: { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 } };
    expect(count(trimmed, [[9000], [8000], [7000], [1000]]).total).toBe(7500);
    expect(count(trimmed, [[9000], [8000], [1000]]).total).toBe(6000);
    expect(count(trimmed, [[9000], [8000], [7000], [1000]]).struck).toEqual([true, false, false, true]);
    // Of equal extremes the later judge's mark is struck.
    expect(count(trimmed, [[9000], [9000], [1000], [1000]]).struck).toEqual([false, true, false, true]);
    expect(count(trimmed, [[5000], [5000], [5000], [5000]]).struck).toEqual([false, false, true, true]);
  });

  test('half goes up, below zero too', () => {
    expect(thousandths(ratio(1, 2))).toBe(1);
    expect(rounded(ratio(9065), 2).n).toBe(9070n);
    expect(rounded(ratio(-9065), 2).n).toBe(-9060n);
  });
});
