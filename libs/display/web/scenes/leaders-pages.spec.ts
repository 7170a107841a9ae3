import { describe, expect, it } from 'vitest';
import { linesOfTitle, PAGE_MS, pageAt, pagesOf, roomOf, type PagedRow } from './leaders-pages.ts';

const rows = (count: number, name = 'Лель', city = '') =>
  Array.from({ length: count }, () => ({ name, city, award: null }));
const sizes = (list: PagedRow[]) => pagesOf(list).map((page) => page.length);

describe('pages of leaders', () => {
  it('are one for six rows and two for seven, about equally full', () => {
    expect([0, 6, 7, 13].map((count) => sizes(rows(count)))).toEqual([[0], [6], [4, 3], [5, 5, 3]]);
  });

  it('give a long name more room, and a very long one nearly a page', () => {
    expect(['а', 'а'.repeat(44), 'а'.repeat(45), 'а'.repeat(170), 'а'.repeat(300)].map(roomOf)).toEqual([
      1, 1, 2, 3, 5,
    ]);
    expect(sizes([...rows(2), ...rows(1, 'а'.repeat(300)), ...rows(3)])).toEqual([2, 1, 3]);
    expect(sizes(rows(4, 'а'.repeat(90)))).toEqual([2, 2]);
    // A place can be hidden, so it takes no room.
    expect(sizes(rows(4, 'Лель', 'а'.repeat(90)))).toEqual([4]);
  });

  it('count the lines of a title that stands under the name', () => {
    expect(['Лауреат I', 'Специальный приз жюри за сохранение народных традиций'].map(linesOfTitle)).toEqual([1, 3]);
  });

  it('turn at the same moment on every screen', () => {
    expect([0, PAGE_MS - 1, PAGE_MS, 2 * PAGE_MS, 3 * PAGE_MS].map((now) => pageAt(now, 3))).toEqual([0, 0, 1, 2, 0]);
    expect(pageAt(PAGE_MS, 1)).toBe(0);
  });
});
