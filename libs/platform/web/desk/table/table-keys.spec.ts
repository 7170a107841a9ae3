import { expect, it } from 'vitest';
import { pageOf } from './row-pages.ts';
import { stepFor } from './table-keys.ts';

it('keys lead from row to row and stop at the ends; a table without rows has none', () => {
  const at = (index: number) => (key: string) => stepFor(key, { index, total: 30, page: 10 });
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map(at(5))).toEqual([6, 4, 15, 0, 0, 29, null]); // prettier-ignore
  expect(['ArrowDown', 'PageDown', 'End'].map(at(29))).toEqual([29, 29, 29]);
  expect(stepFor('Home', { index: 0, total: 0, page: 1 })).toBeNull();
});

it('a page has a hundred rows, and the first begins before the first', () => {
  expect([-1, 0, 99, 100, 999].map(pageOf)).toEqual([1, 1, 1, 2, 10]);
});
