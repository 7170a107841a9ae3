// Rows that change places slide to the new ones: only their position moves, and only when they stay in the table.

import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE_MS = 260;

export function useRowMotion(table: RefObject<HTMLElement | null>): void {
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-guid]') ?? [])];
    const before = tops.current;
    tops.current = new Map(rows.map((row) => [row.dataset.guid!, row.offsetTop]));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const order = (map: Map<string, number>) => rows.map((row) => map.get(row.dataset.guid!) ?? -1);
    const was = order(before);
    // A bar above the table or a wrapped name moves everything: that is no change of places.
    if (was.every((top, index) => index === 0 || top === -1 || top > was[index - 1]!)) return;
    for (const row of rows) {
      const from = before.get(row.dataset.guid!);
      const by = from === undefined ? 0 : from - row.offsetTop;
      if (by === 0) continue;
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(.2,.7,.2,1)',
      });
    }
  });
}
