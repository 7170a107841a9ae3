import { expect, it } from 'vitest';
import { shiftOf } from './kept-place.ts';

const at = (first: number, ids: string) => new Map([...ids].map((id, index) => [id, first + index]));

it('what is read moves by as many rows as came above it', () => {
  expect(shiftOf(at(40, 'abcd'), at(0, 'xy'.padStart(42, '-') + 'abcd'))).toBe(2);
  expect(shiftOf(at(40, 'abcd'), at(38, 'abcd'))).toBe(-2);
  expect(shiftOf(at(40, 'abcd'), at(40, 'abcd'))).toBe(0);
});

it('a row that went elsewhere takes nobody along, and where nothing is found nothing moves', () => {
  expect(shiftOf(at(40, 'abcd'), new Map([...at(41, 'bcd'), ['a', 0]]))).toBe(0);
  expect(shiftOf(at(40, 'abcd'), new Map([...at(40, 'bcd'), ['a', 0]]))).toBe(-1);
  expect(shiftOf(at(40, 'abcd'), at(40, 'efgh'))).toBe(0);
});
