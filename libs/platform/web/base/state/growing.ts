// A long list is drawn in pieces: the rows about one place at once, the others in idle moments, so that a page of a thousand
// rows shows what is in sight and answers a finger meanwhile. What changes in a drawn row is drawn at once.

import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './once-standing.ts';

/** Rows on each side of the first place: more than a laptop's window holds. */
const FIRST = 24;
const PIECE = 100;
/** A page that is busy all the time draws the next piece after this long, ms. */
const BUSY_MS = 300;

export type IsDrawn = (index: number) => boolean;

/** Whether the row of this index is drawn by now. `from`: the index to begin at, read once; below 0: at the first. */
export function useGrowing(count: number, from = 0): IsDrawn {
  const [begun] = useState(Math.max(from, 0));
  const [reach, setReach] = useState(FIRST);
  const isWhole = reach >= count;
  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => startTransition(() => setReach(reach + PIECE)), 0, BUSY_MS);
  }, [isWhole, reach]);
  return (index) => isWhole || Math.abs(index - begun) < reach;
}
