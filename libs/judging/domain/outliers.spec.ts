import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outliersOf } from './outliers.ts';

const TEN = [{ min: 0, max: 10_000 }];
const column = (...marks: (number | null)[]) => marks.map((mark) => [mark === null ? null : mark * 1000]);
const found = (...marks: (number | null)[]) =>
  outliersOf(TEN, column(...marks)).map(({ judge, isAbove, median }) => [judge, isAbove, median]);

describe('a mark apart from the panel', () => {
  it('is far from the median, by the scale and by how judges differ', () => {
    expect(found(9, 9.2, 8.8, 9.1, 6)).toEqual([[4, false, 9000]]);
    expect(found(5, 5.2, 4.9, 9)).toEqual([[3, true, 5100]]);
  });
  it('is none within 15 % of the scale, the border included', () => {
    expect(found(9, 9, 9, 9, 7.5)).toEqual([]);
    expect(found(9, 9, 9, 9, 7.4)).toEqual([[4, false, 9000]]);
  });
  it('is none one step away, however coarse the scale', () => {
    const five = [{ min: 1000, max: 5000, step: 1000 }];
    expect(outliersOf(five, column(5, 5, 5, 5, 4))).toEqual([]);
    expect(outliersOf(five, column(5, 5, 5, 5, 3))).toMatchObject([{ judge: 4, isAbove: false }]);
  });
  it('is none where the whole panel is at odds', () => {
    expect(found(2, 4, 6, 8, 10)).toEqual([]);
  });
  it('needs four judges who gave one', () => {
    expect(found(9, 9, 2)).toEqual([]);
    expect(found(9, 9, 2, null)).toEqual([]);
    expect(found(9, 9, 9, 2)).toEqual([[3, false, 9000]]);
  });
  it('is looked for criterion by criterion, by its own scale', () => {
    const scales = [
      { min: 0, max: 10_000 },
      { min: 0, max: 100_000 },
    ];
    const marks = [9, 9, 9, 7].map((mark) => [mark * 1000, mark * 10_000]);
    expect(outliersOf(scales, marks)).toMatchObject([
      { judge: 3, criterion: 0 },
      { judge: 3, criterion: 1 },
    ]);
    expect(outliersOf(scales, [...column(9, 9, 9, 7)])).toHaveLength(1);
  });
  it('never is more than half of the panel, and does not depend on the order of judges', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 }), (tenths) => {
        const marks = tenths.map((one) => [one * 100]);
        const outliers = outliersOf(TEN, marks);
        expect(outliers.length * 2).toBeLessThanOrEqual(marks.length);
        const values = outliers.map(({ mark }) => mark).sort((one, other) => one - other);
        expect(
          outliersOf(TEN, marks.toReversed())
            .map(({ mark }) => mark)
            .sort((one, other) => one - other),
        ).toEqual(values);
      }),
    );
  });
});
