import { expect, it } from 'vitest';
import { rangeOf, rowFor } from './range.ts';

const ids = ['a', 'b', 'c', 'd'];

it('a range goes both ways, and is the row alone when the first one has gone', () => {
  expect(rangeOf(ids, 'a', 'c')).toEqual(['a', 'b', 'c']);
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect([rangeOf(ids, null, 'b'), rangeOf(ids, 'gone', 'b')]).toEqual([['b'], ['b']]);
});

it('arrows stop at the ends, Home and End go there, other keys are not of the list', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => rowFor(key, 1, 4))).toEqual([2, 0, 0, 3, null]);
  expect([rowFor('ArrowUp', 0, 4), rowFor('ArrowDown', 3, 4), rowFor('End', -1, 0)]).toEqual([0, 3, null]);
});
