// Whether a table is wider than its place: only then it scrolls in a box of its own, else its head stays at the window's edge.

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export function useCut(
  table: RefObject<HTMLElement | null>,
): [place: RefObject<HTMLDivElement | null>, isCut: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(place.current!);
      const room = place.current!.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      setCut(table.current!.offsetWidth > room + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(place.current!);
    observer.observe(table.current!);
    return () => observer.disconnect();
  }, [table]);
  return [place, isCut];
}
