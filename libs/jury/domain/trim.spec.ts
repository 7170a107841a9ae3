import { expect, it } from 'vitest';
import { schemeOf } from '../testing/index.ts';
import { scaleOf, trimOf, validateScheme, type Method, type Trim } from './index.ts';

const trimmed = (larger?: readonly Trim[], take?: 'sum'): Method => ({
  ...{ kind: 'trimmedMean', per: 'criterion', high: 1, low: 1, minJudges: 5 },
  ...(larger ? { larger } : {}),
  ...(take ? { take } : {}),
});
const SEVEN = { high: 2, low: 2, minJudges: 7 };
const codes = (method: Method) => validateScheme(schemeOf({ method })).map(({ code }) => code);

it('strikes by the size of the panel', () => {
  const struck = [4, 5, 6, 7, 11].map((present) => trimOf(trimmed([SEVEN]), present).high);
  expect(struck).toEqual([0, 1, 1, 2, 2]);
  expect(trimOf({ kind: 'mean' }, 9)).toEqual({ high: 0, low: 0 });
});

it('refuses steps that are out of order or leave nobody', () => {
  expect(codes(trimmed([SEVEN]))).toEqual([]);
  expect(codes(trimmed([{ ...SEVEN, minJudges: 5 }]))).toEqual(['badTrim']);
  expect(codes(trimmed([{ high: 4, low: 4, minJudges: 7 }]))).toEqual(['badTrim']);
});

it('adds up what stays, so that the scale grows with the panel', () => {
  const scheme = schemeOf({ method: trimmed([SEVEN], 'sum') });
  const { max } = scheme.criteria[0]!;
  expect([3, 5, 7].map((judges) => scaleOf(scheme, judges)?.max)).toEqual([3 * max, 3 * max, 3 * max]);
});

it('takes points by place that fall, and nothing else', () => {
  const points = (...given: number[]) => codes({ kind: 'placePoints', points: given });
  expect(points(12_000, 10_000, 10_000, 0)).toEqual([]);
  for (const wrong of [[], [0], [1000, 2000], [1.5]]) expect(points(...wrong)).toEqual(['badPlacePoints']);
});
