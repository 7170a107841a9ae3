// Keeps the performance on stage in sight.

import { useEffect, useRef } from 'react';
import type { ProgramItemView } from '@rampa/contract';
import { showRow } from '../order/show-row.ts';

const IN_SIGHT = 4;

/**
 * Scrolls to the performance on stage, for whoever opens the page in the middle of the day; the desk follows the stage.
 */
export function useShownStage(items: readonly ProgramItemView[], follows: boolean): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const at = items.findIndex(({ activity, isWithdrawn }) => activity === 'OnStage' && !isWithdrawn);
    const guid = items[at]?.guid ?? '';
    const isFirst = shown.current === null;
    if (shown.current === guid) return;
    shown.current = guid;
    if (guid === '' || !(isFirst || follows)) return;
    if (!isFirst || at > IN_SIGHT) showRow(guid);
  }, [items, follows]);
}
