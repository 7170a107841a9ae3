// Long lists that are printed too: drawn in pieces on the screen, wholly on paper.

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGrowing, type IsDrawn } from '@rampa/platform/web/base';

/** Whether the row of this index is drawn by now. `from`: the index to begin at, read once. `lowest`: of most rows, px. */
export function useGrowingSheet(count: number, from = 0, lowest?: number): IsDrawn {
  const isDrawn = useGrowing(count, from, lowest);
  return usePrinted() ? () => true : isDrawn;
}

/** Whether the page is on its way to paper: meanwhile it has all of its rows. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const print = () => flushSync(() => setPrinted(true));
    const leave = () => setPrinted(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', leave);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', leave);
    };
  }, []);
  return isPrinted;
}

/** Of rows in groups, those that are drawn by now, from the first one on; a group without any is left out. */
export function useGrowingGroups<Group extends { rows: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  const isDrawn = useGrowingSheet(groups.reduce((sum, { rows }) => sum + rows.length, 0));
  let at = 0;
  const drawn = groups.map((group) => ({ ...group, rows: group.rows.filter(() => isDrawn(at++)) }));
  return drawn.filter(({ rows }) => rows.length > 0);
}
