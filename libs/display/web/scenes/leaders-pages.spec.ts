import { describe, expect, it } from 'vitest';
import { PAGE_MS, pageAt } from './leaders-pages.ts';

describe('pages of leaders', () => {
  it('are one for six rows and two for seven', () => {
    expect(pageAt(0, 6)).toEqual({ page: 0, pages: 1 });
    expect(pageAt(PAGE_MS, 6)).toEqual({ page: 0, pages: 1 });
    expect(pageAt(0, 0)).toEqual({ page: 0, pages: 1 });
    expect([0, 1, 2].map((turn) => pageAt(turn * PAGE_MS, 7).page)).toEqual([0, 1, 0]);
  });
  it('turn at the same moment on every screen', () => {
    expect(pageAt(PAGE_MS - 1, 18).page).toBe(0);
    expect(pageAt(PAGE_MS, 18).page).toBe(1);
  });
});
