import { expect, it } from 'vitest';
import { numberRanges } from './number-ranges.ts';

it.each([
  [['4', '5', '6', '7', '9'], '4–7, 9'],
  [['1', '2'], '1, 2'],
  [['2а', '3', '4', '5', '12а'], '2а, 3–5, 12а'],
  [['9', '8', '7'], '9, 8, 7'],
  [[], ''],
])('%j is told as «%s»', (numbers, told) => expect(numberRanges(numbers)).toBe(told));
