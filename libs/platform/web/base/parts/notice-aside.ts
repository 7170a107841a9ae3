// Notices step aside, to the other edge of the page, from whatever is being filled in or come to by the keyboard: they
// stay for ten seconds, and nobody writes under a lid.

import { useEffect, useState, type RefObject } from 'react';

/** What is taller has no other edge to leave free. */
const TALLEST = 0.5;

/** `list` is what the region shows now: each of them may be the one that lies over the field. */
export function useAside(place: RefObject<HTMLElement | null>, list: readonly unknown[]): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (list.length === 0) return setAside(false);
    const look = () => {
      const [region, focused] = [place.current, document.activeElement];
      if (region && focused && !region.contains(focused) && isOver(region, focused)) setAside((was) => !was);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [place, list]);
  return isAside;
}

function isOver(region: Element, focused: Element): boolean {
  const [one, other] = [region.getBoundingClientRect(), focused.getBoundingClientRect()];
  if (other.height > innerHeight * TALLEST) return false;
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
