import { expect, it } from 'vitest';
import { movedBeside, movedBy } from './criteria-order.ts';

const guids = ['a', 'b', 'c', 'd'];

it('a criterion goes one up or down, and never over an end', () => {
  expect(movedBy(guids, 'b', 1)).toEqual(['a', 'c', 'b', 'd']);
  expect(movedBy(guids, 'b', -1)).toEqual(['b', 'a', 'c', 'd']);
  expect([movedBy(guids, 'a', -1), movedBy(guids, 'd', 1), movedBy(guids, 'x', 1)]).toEqual([null, null, null]);
});

it('a dragged one stands beside the one that it was let go at', () => {
  expect(movedBeside(guids, { id: 'd', side: 'before', ofId: 'a' })).toEqual(['d', 'a', 'b', 'c']);
  expect(movedBeside(guids, { id: 'a', side: 'after', ofId: 'c' })).toEqual(['b', 'c', 'a', 'd']);
  expect(movedBeside(guids, { id: 'a', side: 'before', ofId: 'b' })).toBeNull();
  expect(movedBeside(guids, { id: 'a', side: 'before', ofId: 'gone' })).toBeNull();
});
