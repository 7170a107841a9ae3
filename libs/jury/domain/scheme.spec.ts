import { describe, expect, it } from 'vitest';
import { criterion, schemeOf } from '../testing/index.ts';
import { defaultTitles, presets, scaleOf, validateMark, validateScheme, validateTitles } from './index.ts';
import type { ScoringScheme } from './index.ts';

const codes = (changes: Partial<ScoringScheme>) => validateScheme(schemeOf(changes)).map(({ code }) => code);

describe('a mark', () => {
  const half = criterion(1, { min: 1000, max: 5000, step: 500 });

  it('lies on the steps from the minimum', () => {
    expect([1000, 1500, 5000].map((value) => validateMark(half, value))).toEqual(['ok', 'ok', 'ok']);
    expect(validateMark(half, 999)).toBe('below');
    expect(validateMark(half, 5001)).toBe('above');
    expect(validateMark(half, 1250)).toBe('step');
    expect(validateMark(half, 1000.5)).toBe('step');
    expect(validateMark(half, Number.NaN)).toBe('step');
  });

  it('counts steps from the minimum, not from zero', () => {
    const odd = criterion(1, { min: 250, max: 10_250, step: 1000 });
    expect(validateMark(odd, 1250)).toBe('ok');
    expect(validateMark(odd, 1000)).toBe('step');
  });
});

describe('a scheme', () => {
  it('is refused with every fault at once', () => {
    expect(codes({ criteria: [] })).toEqual(['noCriteria']);
    expect(codes({ criteria: [criterion(1), criterion(1)] })).toEqual(['doubleKey']);
    expect(codes({ criteria: [criterion(1, { min: 5000, max: 5000 })] })).toEqual(['badRange']);
    expect(codes({ criteria: [criterion(1, { step: 0 })] })).toEqual(['badStep']);
    expect(codes({ criteria: [criterion(1, { step: 300 })] })).toEqual(['badStep']);
    expect(codes({ criteria: [criterion(1, { weight: 0 })] })).toEqual(['badWeight']);
    expect(codes({ criteria: [criterion(1, { weight: 1000, factor: 1000 })] })).toEqual(['weightAndFactor']);
    expect(codes({ criteria: [criterion(1, { required: false })] })).toEqual(['noRequired']);
    expect(codes({ rounding: { total: 4 as 3 } })).toEqual(['badDecimals']);
    expect(codes({ rounding: { total: 2, panel: 2 } })).toEqual(['roundingNotUsed']);
    expect(codes({ ties: [{ kind: 'criterionMean', criterion: 'c9' }] })).toEqual(['unknownTieCriterion']);
    expect(codes({ ties: [{ kind: 'sharedPlace' }, { kind: 'chairMark' }] })).toEqual(['tieStepAfterShared']);
  });

  it('needs more judges than it strikes marks', () => {
    const trim = (high: number, low: number, minJudges: number) =>
      codes({ method: { kind: 'trimmedMean', per: 'judgeTotal', high, low, minJudges } });
    expect(trim(1, 1, 4)).toEqual([]);
    expect(trim(1, 1, 3)).toEqual([]);
    expect(trim(1, 1, 2)).toEqual(['badTrim']);
    expect(trim(0, 0, 4)).toEqual(['badTrim']);
  });

  it('does not sum over whoever is present, and ranks by places only with every mark', () => {
    expect(codes({ method: { kind: 'sum' }, missing: 'meanOfPresent' })).toEqual(['sumNeedsAllMarks']);
    expect(codes({ method: { kind: 'sum', unequalPanels: 'scale' }, missing: 'meanOfPresent' })).toEqual([]);
    expect(codes({ method: { kind: 'skating' }, missing: 'zero' })).toEqual(['placesNeedAllMarks']);
  });

  it('keeps the roundings of figure skating', () => {
    const method = { kind: 'figureSkating' } as const;
    expect(codes({ method, rounding: { total: 2, panel: 2, points: 2 } })).toEqual([]);
    expect(codes({ method, perJudge: 'mean' })).toEqual(['perJudgeMustSum', 'roundingIsFixed', 'roundingIsFixed']);
  });

  it('knows the scale of its totals', () => {
    const criteria = [criterion(1, { min: 1000, max: 5000, weight: 2000 }), criterion(2, { min: 0, max: 10_000 })];
    expect(scaleOf(schemeOf({ criteria }))).toEqual({ min: 2000, max: 20_000 });
    expect(scaleOf(schemeOf({ criteria, perJudge: 'mean' }))).toEqual({ min: 666, max: 6667 });
    expect(scaleOf(schemeOf({ criteria, method: { kind: 'sum' } }), 3)).toEqual({ min: 6000, max: 60_000 });
    expect(scaleOf(schemeOf({ criteria, missing: 'zero' }))).toEqual({ min: 0, max: 20_000 });
    expect(scaleOf(schemeOf({ method: { kind: 'sumOfPlaces' } }))).toBeNull();
  });
});

describe('the presets', () => {
  it.each(presets.map((preset) => [preset.title, preset] as const))('%s is sound', (_, preset) => {
    expect(validateScheme(preset.scheme)).toEqual([]);
    expect(validateTitles(defaultTitles(preset.titlesOutOf ?? 'places'), preset.scheme)).toEqual([]);
    expect(JSON.parse(JSON.stringify(preset.scheme))).toEqual(preset.scheme);
  });

  it('have keys of their own', () => {
    expect(new Set(presets.map(({ key }) => key)).size).toBe(presets.length);
  });
});
