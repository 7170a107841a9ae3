// Rows that change places glide there; their figures change in one frame.

import { spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A spring without overshoot that settles in about half a second. */
const GLIDE = { type: spring, stiffness: 260, damping: 33 };

export interface RowMotion {
  /** In another table rows appear in their places. */
  table?: string;
  /** A shift of all rows alike (a bar above them, a wrapped name) moves none of them. */
  onlyNewOrder?: boolean;
}

interface Placed {
  table: string;
  /** Of the box, px: in a window of another width rows stand where they are, they have not changed places. */
  width: number;
  tops: ReadonlyMap<string, number>;
}

/** Rows carry `data-row`, a name that never changes. */
export function useRowMotion(
  box: RefObject<HTMLElement | null>,
  { table = '', onlyNewOrder = false }: RowMotion = {},
): void {
  const placed = useRef<Placed>({ table, width: 0, tops: new Map() });
  useLayoutEffect(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const before = placed.current;
    const width = box.current?.clientWidth ?? 0;
    placed.current = { table, width, tops: new Map(rows.map((row) => [nameOf(row), row.offsetTop])) };
    if (before.table !== table || before.width !== width || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    const was = rows.map((row) => before.tops.get(nameOf(row)) ?? null);
    if (onlyNewOrder && isInOrder(was)) return;
    for (const [index, row] of rows.entries()) {
      const from = was[index];
      if (from === null || from === undefined || from === row.offsetTop) continue;
      animate(row, { transform: [`translateY(${from - row.offsetTop}px)`, 'none'] }, GLIDE);
    }
  });
}

const nameOf = (row: HTMLElement): string => row.dataset.row ?? '';

function isInOrder(tops: readonly (number | null)[]): boolean {
  const known = tops.filter((top) => top !== null);
  return known.every((top, index) => index === 0 || top > known[index - 1]!);
}
