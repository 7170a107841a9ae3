import { useEffect, useState, type RefObject } from 'react';
import type { PaperSheet } from '@rampa/contract';

/** The whole sheet is seen; it is as wide as there is room. */
export const WHOLE = 0;
export const WIDE = -1;

/** Pixels kept free below the sheet. */
const FREE = 16;
/** Pixels of a millimetre. */
const LEAST = 0.9;
const MOST = 4;

/** Pixels of a millimetre. Where the desk is as tall as the sheet makes it, the width alone counts. */
export function useScale(desk: RefObject<HTMLElement | null>, sheet: PaperSheet, chosen: number, isTall: boolean) {
  const [room, setRoom] = useState({ width: 620, height: 620 });
  useEffect(() => {
    if (!desk.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(desk.current);
    return () => observer.disconnect();
  }, [desk]);
  if (chosen > 0) return chosen;
  const bleed = (2 * sheet.bleed) / 10;
  const wide = room.width / (sheet.width / 10);
  const fits = (room.height - FREE) / (sheet.height / 10 + bleed);
  return Math.max(LEAST, Math.min(MOST, chosen === WHOLE && !isTall ? Math.min(wide, fits) : wide));
}
