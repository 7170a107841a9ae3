// Keeps what is being read in place while the table is read again, and counts what came meanwhile.

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { shiftOf } from './kept-place.ts';
import { PAGE_ROWS, type RowPages } from './row-pages.ts';

export interface KeptPlace<Row> {
  box: RefObject<HTMLDivElement | null>;
  of: string;
  pages: RowPages<Row>;
  /** The rendered rows, and a row's height. */
  made: readonly { index: number; size: number }[];
  idOf(row: Row): string;
  /** Called with the shift, for state that remembers positions. */
  onShift(by: number): void;
}

export function useKeptPlace<Row>({ box, of, pages, made, idOf, onShift }: KeptPlace<Row>): void {
  const before = useRef<{ of: string; stamp: string; ids: ReadonlyMap<string, number> } | null>(null);
  const idsOf = (from: number, to: number) => {
    const ids = new Map<string, number>();
    for (let index = Math.max(0, from); index <= to; index++) {
      const row = pages.at(index);
      if (row) ids.set(idOf(row), index);
    }
    return ids;
  };
  useLayoutEffect(() => {
    const [from, to] = [made[0]?.index ?? 0, made.at(-1)?.index ?? -1];
    const last = before.current;
    // At its top the table shows new rows at once.
    if (last && last.of === of && last.stamp !== pages.stamp && !pages.isOld && (box.current?.scrollTop ?? 0) > 0) {
      const shift = shiftOf(last.ids, idsOf(from - PAGE_ROWS, to + PAGE_ROWS));
      if (shift !== 0) {
        box.current!.scrollTop += shift * made[0]!.size;
        onShift(shift);
      }
    }
    before.current = { of, stamp: pages.stamp, ids: idsOf(from, to) };
  });
}

/** How many rows were added since the reader was last at the top. */
export function useNewRows(of: string, total: number, isOld: boolean, isSeen: boolean): number {
  const [known, setKnown] = useState({ of, total });
  if (!isOld && (known.of !== of || total < known.total || (isSeen && total !== known.total))) setKnown({ of, total });
  return isOld || known.of !== of ? 0 : Math.max(0, total - known.total);
}
