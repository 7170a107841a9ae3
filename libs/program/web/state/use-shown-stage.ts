// Keeps in sight the row that the address names, else the performance on stage.

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ProgramItemView } from '@rampa/contract';
import { goToRow, showRow } from '../order/show-row.ts';

const IN_SIGHT = 4;

/**
 * Scrolls to the performance on stage, for whoever opens the page in the middle of the day; the desk follows the stage.
 */
export function useShownStage(items: readonly ProgramItemView[], follows: boolean): void {
  const shown = useRef<string | null>(null);
  const { hash, key } = useLocation();
  const named = hash.slice(1);
  const isThere = items.some(({ guid }) => guid === named);
  // Each going there shows it anew; what was only read anew does not.
  useEffect(() => {
    if (isThere) goToRow(named);
  }, [isThere, named, key]);
  useEffect(() => {
    const at = items.findIndex(({ activity, isWithdrawn }) => activity === 'OnStage' && !isWithdrawn);
    const guid = items[at]?.guid ?? '';
    const isFirst = shown.current === null;
    if (shown.current === guid) return;
    shown.current = guid;
    if (guid === '' || !(isFirst || follows) || (isFirst && isThere)) return;
    if (!isFirst || at > IN_SIGHT) showRow(guid);
  }, [items, follows, isThere]);
}
