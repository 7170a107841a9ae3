// A long list is drawn in pieces: the rows about one place at once, the others between frames, so that a page of a thousand
// rows shows what is in sight and answers a finger meanwhile. What changes in a drawn row is drawn at once.

import { startTransition, useEffect, useState } from 'react';

/** Rows on each side of the first place. */
const FIRST = 40;
const PIECE = 100;

export type IsDrawn = (index: number) => boolean;

/** Whether the row of this index is drawn by now. `from`: the index to begin at, read once; below 0: at the first. */
export function useGrowing(count: number, from = 0): IsDrawn {
  const [begun] = useState(Math.max(from, 0));
  const [reach, setReach] = useState(FIRST);
  const isWhole = reach >= count;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setReach(reach + PIECE)));
    return () => clearTimeout(timer);
  }, [isWhole, reach]);
  return (index) => isWhole || Math.abs(index - begun) < reach;
}
