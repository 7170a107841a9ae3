import { expect, it } from 'vitest';
import { firstReach, withGaps } from './growing.ts';

it('holds the rows that are not drawn by one place for each run of them', () => {
  const drawn = new Set([3, 4, 7]);
  expect(withGaps([1, 2, 3, 4, 5, 6, 7, 8], (row) => drawn.has(row))).toEqual([
    { gap: [1, 2] },
    { row: 3 },
    { row: 4 },
    { gap: [5, 6] },
    { row: 7 },
    { gap: [8] },
  ]);
  expect(withGaps([], () => false)).toEqual([]);
});

it('fills the window at first, whether the place to begin at stands at its top or in its middle', () => {
  expect(Math.min(firstReach(0, 900), firstReach(20, 900))).toBeGreaterThan(20);
  // Of the 21 rows that the window holds at most, 10 stand on each side of the middle one.
  expect(firstReach(21, 900)).toBeGreaterThan(10);
  expect(firstReach(500, 900)).toBeLessThan(15);
});
