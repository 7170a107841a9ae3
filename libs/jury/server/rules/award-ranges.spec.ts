import type { AwardSettingView } from '@rampa/contract';
import { contrast, Failure } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { refuseUnreadable } from './award-contrast.ts';
import { neighboursAfter, rangesOf } from './award-ranges.ts';

function setting(title: string, more: Partial<AwardSettingView>): AwardSettingView {
  return {
    guid: title,
    awardGroupGuid: 'set',
    title,
    kind: 'threshold',
    from: null,
    to: null,
    placeFrom: null,
    placeTo: null,
    isUnique: false,
    scope: 'group',
    color: '#FFFFFF',
    order: 0,
    ...more,
  };
}

const first = setting('I', { from: 9000 });
const second = setting('II', { from: 8000, to: 9000 });
const third = setting('III', { from: 0, to: 8000 });
const ranges = (list: readonly AwardSettingView[]) => list.map(({ title, from, to }) => [title, from, to]);

function refusal(act: () => void): Failure {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('not refused');
}

describe('neighbours', () => {
  it('move with the boundary that they share', () => {
    const lower = { ...first, from: 8500 };
    expect(ranges(neighboursAfter(first, lower, [second, third]))).toEqual([['II', 8000, 8500]]);
    const middle = { ...second, from: 7000, to: 9200 };
    expect(ranges(neighboursAfter(second, middle, [first, third]))).toEqual([
      ['I', 9200, null],
      ['III', 0, 7000],
    ]);
  });

  it('take the stretch of a title that went, or that is given otherwise now', () => {
    expect(ranges(neighboursAfter(second, null, [first, third]))).toEqual([['III', 0, 9000]]);
    expect(ranges(neighboursAfter(second, { ...second, kind: 'manual' }, [first, third]))).toEqual([['III', 0, 9000]]);
    expect(neighboursAfter(third, null, [first, second])).toEqual([]);
  });

  it('by places move up behind it', () => {
    const rank = (title: string, placeFrom: number, placeTo: number | null) =>
      setting(title, { kind: 'rank', placeFrom, placeTo });
    const [one, two, rest] = [rank('I', 1, 1), rank('II', 2, 3), rank('rest', 4, null)];
    const places = (list: readonly AwardSettingView[]) =>
      list.map(({ title, placeFrom, placeTo }) => [title, placeFrom, placeTo]);
    expect(places(neighboursAfter(two, null, [one, rest]))).toEqual([['rest', 2, null]]);
    expect(places(neighboursAfter(two, { ...two, placeTo: 5 }, [one, rest]))).toEqual([['rest', 6, null]]);
    expect(places(neighboursAfter(two, { ...two, placeFrom: 3 }, [one, rest]))).toEqual([['I', 1, 2]]);
  });
});

describe('what a kind needs', () => {
  const base = { isUnique: false, scope: 'group' } as const;
  it('is asked for, and what it does not use is dropped', () => {
    expect(rangesOf({ ...base, kind: 'manual', from: 9800, to: 9900, placeFrom: 1 })).toMatchObject({
      from: 9800,
      to: null,
      placeFrom: null,
    });
    expect(rangesOf({ ...base, kind: 'rank', from: 1, placeFrom: 1 })).toMatchObject({
      from: null,
      placeFrom: 1,
      placeTo: null,
    });
    expect(refusal(() => rangesOf({ ...base, kind: 'thresholdThenRank' })).details.map(({ field }) => field)).toEqual([
      'from',
      'placeFrom',
    ]);
    expect(
      refusal(() => rangesOf({ kind: 'rank', placeFrom: 1, isUnique: true, scope: 'nomination' })).details[0]!.field,
    ).toBe('scope');
  });
});

describe('colours', () => {
  it.each([
    '#F6D37A',
    '#DADDE3',
    '#EBC4A2',
    '#CFE0FA',
    '#CDEBE6',
    '#DDEBCB',
    '#ECE7EB',
    '#7A0F38',
    '#000000',
    '#ffffff',
  ])('%s can be read', (color) => expect(() => refuseUnreadable(color)).not.toThrow());
  it.each(['#787878', '#7A7A7A'])('%s cannot', (color) =>
    expect(refusal(() => refuseUnreadable(color)).code).toBe('colorContrast'),
  );
  it('contrast is that of WCAG 2', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
    expect(contrast('#FFE2A6', '#7A0F38')).toBeCloseTo(8.5, 1);
  });
});
