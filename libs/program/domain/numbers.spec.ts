import { expect, it } from 'vitest';
import { nextNumber } from './numbers.ts';

it.each([
  [[], 1],
  [['1', '2', '3'], 4],
  [['7', '12', '15а', '', '№ 40'], 13],
  [['0'], 1],
])('after %j comes %i', (numbers, next) => {
  expect(nextNumber(numbers)).toBe(next);
});
