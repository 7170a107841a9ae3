import { describe, expect, it } from 'vitest';
import { schemeOf } from '../testing/index.ts';
import { presets, validateTitles } from './index.ts';
import type { AwardRule } from './index.ts';

const base = (key: string) => ({ key, title: key, unique: false, scope: 'group' }) as const;
const from = (key: string, low: number, high: number | null): AwardRule => ({
  ...base(key),
  kind: 'threshold',
  from: low,
  to: high,
});
const rank = (key: string, placeFrom: number, placeTo: number | null): AwardRule => ({
  ...base(key),
  kind: 'rank',
  placeFrom,
  placeTo,
});
const codes = (rules: readonly AwardRule[]) => validateTitles(rules, schemeOf()).map(({ code }) => code);

describe('a set of rules', () => {
  it('covers the scale without holes and overlaps', () => {
    expect(codes([])).toEqual(['empty']);
    expect(codes([from('a', 5000, null), from('b', 0, 5000)])).toEqual([]);
    expect(codes([from('a', 5000, null), from('b', 0, 4900)])).toEqual(['hole']);
    expect(codes([from('a', 5000, null), from('b', 0, 5100)])).toEqual(['overlap']);
    expect(codes([from('a', 5000, null), from('b', 100, 5000)])).toEqual(['bottomNotCovered']);
    expect(codes([from('a', 5000, 10_000), from('b', 0, 5000)])).toEqual(['topNotCovered']);
    expect(codes([from('a', 5000, 10_001), from('b', 0, 5000)])).toEqual([]);
    expect(codes([from('a', 5000, 5000), from('b', 0, null)])).toContain('empty');
    expect(codes([from('a', 5000, null), from('a', 0, 5000)])).toEqual(['doubleKey']);
  });

  it('names the stretch that is wrong', () => {
    expect(validateTitles([from('a', 5000, null), from('b', 0, 4900)], schemeOf())).toEqual([
      { code: 'hole', rules: ['b', 'a'], from: 4900, to: 5000 },
    ]);
  });

  it('has places that follow each other from the first', () => {
    expect(codes([rank('a', 1, 1), rank('b', 2, 3)])).toEqual([]);
    expect(codes([rank('a', 2, 3)])).toEqual(['hole']);
    expect(codes([rank('a', 1, 2), rank('b', 2, 3)])).toEqual(['overlap']);
    expect(codes([rank('a', 1, null), rank('b', 2, 3)])).toEqual(['overlap']);
    expect(codes([rank('a', 0, 3)])).toContain('badPlace');
  });

  it('has no thresholds where there are no points', () => {
    const scheme = presets.find(({ key }) => key === 'skating')!.scheme;
    expect(validateTitles([from('a', 0, null)], scheme).map(({ code }) => code)).toEqual(['thresholdWithPlaces']);
  });
});
