// Each turn of a ceremony begins with the words to read.

import { useEffect, type RefObject } from 'react';

/**
 * Shows the list's current row where the list scrolls by itself. On an upright tablet and a phone the whole page scrolls,
 * and the row would take the words away: there the page begins anew.
 */
export function useTurned(list: RefObject<HTMLOListElement | null>, turn: number): void {
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    list.current?.closest('.booth-middle')?.scrollTo({ top: 0 });
  }, [list, turn]);
}
