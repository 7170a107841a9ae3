// Rows of a table glide to their new places; the figures in them change in one frame.

import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE_MS = 420;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Children carry `data-row`; another `page` is another table, whose rows stand where they stand. */
export function useRowMotion(box: RefObject<HTMLElement | null>, page: string): void {
  const before = useRef<{ page: string; tops: Map<string, number> }>({ page: '', tops: new Map() });
  useLayoutEffect(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const tops = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]));
    const known = before.current;
    before.current = { page, tops };
    if (known.page !== page || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rows) {
      const from = known.tops.get(row.dataset.row ?? '');
      if (from === undefined || from === row.offsetTop) continue;
      row.animate([{ transform: `translateY(${from - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: EASE,
      });
    }
  });
}
