// A long list is drawn in pieces: the rows about one place at once, the others in idle moments, so that a page of a thousand
// rows shows what is in sight and answers a finger meanwhile. What changes in a drawn row is drawn at once.

import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './once-standing.ts';

/** Hardly a row of any list is lower, px. */
const LOWEST = 44;
const PIECE = 50;
/** A page that is busy all the time draws the next piece after this long, ms. */
const BUSY_MS = 300;

export type IsDrawn = (index: number) => boolean;

/**
 * Rows to draw at first on each side of the one to begin at, in a window of this height, px: the window is full of them.
 * A row that has as many before it is shown in the middle, with half of them on each side.
 */
export function firstReach(begun: number, height: number, lowest = LOWEST): number {
  const held = height / lowest;
  return begun < held ? held : held / 2 + 1;
}

/**
 * Whether the row of this index is drawn by now. `from`: the index to begin at, read once; below 0: at the first.
 * `lowest`: most rows are not lower, px; where a few are, the window's last rows come with the next piece.
 */
export function useGrowing(count: number, from = 0, lowest = LOWEST): IsDrawn {
  const [begun] = useState(Math.max(from, 0));
  const [reach, setReach] = useState(() => firstReach(begun, window.innerHeight, lowest));
  const isWhole = reach >= count;
  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => startTransition(() => setReach(reach + PIECE)), 0, BUSY_MS);
  }, [isWhole, reach]);
  return (index) => isWhole || Math.abs(index - begun) < reach;
}

/** A row, or those in a row that are not drawn yet: one place holds them, because a thousand empty ones cost a frame. */
export type RowOrGap<Row> = { row: Row } | { gap: readonly Row[] };

export function withGaps<Row>(rows: readonly Row[], isDrawn: (row: Row) => boolean): RowOrGap<Row>[] {
  const all: RowOrGap<Row>[] = [];
  let gap: Row[] | null = null;
  for (const row of rows) {
    if (isDrawn(row)) {
      gap = null;
      all.push({ row });
    } else if (gap) gap.push(row);
    else all.push({ gap: (gap = [row]) });
  }
  return all;
}
