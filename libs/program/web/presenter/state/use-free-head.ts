// The clock and the state of the connection are never covered: notices stand below the head and its stale bar.

import { useEffect, type RefObject } from 'react';

const TOP = '--r-notices-top';
const GAP = 8;

export function useFreeHead(below: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = below.current;
    if (!element) return;
    // Whatever makes the head higher makes what is below it lower.
    const observer = new ResizeObserver(() => style.setProperty(TOP, `${element.offsetTop + GAP}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(TOP);
    };
  }, [below]);
}
