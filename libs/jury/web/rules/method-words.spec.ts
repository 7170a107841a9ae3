import { describe, expect, it } from 'vitest';
import { presets } from '@rampa/jury/domain';
import { bodyOf, methodWords, presetOf, presetWords, tieRule } from './method-words.ts';

const of = (key: string) => presets.find((one) => one.key === key)!;

describe('presets', () => {
  it.each(presets.map((one) => [one.key]))('%s is known again by its method and scales', (key) => {
    const { scheme } = of(key);
    expect(presetOf(bodyOf(scheme), scheme.criteria, presets)?.key).toBe(key);
  });
  it.each(['trimmed', 'trimmedBySize'])('%s is known by a method whose fields come in another order', (key) => {
    const { scheme } = of(key);
    const turned = (_: string, value: unknown): unknown =>
      value === null || typeof value !== 'object' || Array.isArray(value)
        ? value
        : Object.fromEntries(Object.entries(value).toReversed());
    const method = JSON.parse(JSON.stringify(scheme.method, turned)) as typeof scheme.method;
    expect(presetOf({ ...bodyOf(scheme), method }, scheme.criteria, presets)?.key).toBe(key);
  });
  it('is none when the scales are others', () => {
    const { scheme } = of('fiveByFive');
    expect(presetOf(bodyOf(scheme), [{ min: 0, max: 7000, step: 500 }], presets)).toBeNull();
  });
  it('does not depend on decimals and on what happens without a mark', () => {
    const { scheme } = of('trimmed');
    const body = { ...bodyOf(scheme), missing: 'meanOfPresent' as const, rounding: { total: 3 as const } };
    expect(presetOf(body, scheme.criteria, presets)?.key).toBe('trimmed');
  });
  it('says what becomes of equal totals, also where the steps are the organizer’s own', () => {
    const body = bodyOf(of('tenPointsMean').scheme);
    expect(tieRule(body, String)).toContain('где звания по местам, решает председатель');
    const ties = [{ kind: 'criterionMean', criterion: 'Техника' }, { kind: 'chairMark' }] as const;
    expect(tieRule({ ...body, ties }, String)).toBe('решает по порядку: критерий «Техника» → оценка председателя');
  });
  it('has words', () => {
    expect(presetWords(of('fiveByFive'))).toBe('5\u00A0критериев, среднее судей');
    expect(methodWords({ kind: 'trimmedMean', per: 'judgeTotal', high: 2, low: 1, minJudges: 5 })).toContain(
      '2\u00A0высших',
    );
  });
});
