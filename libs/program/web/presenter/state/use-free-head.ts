// Keeps the clock and the connection state visible: notices stand below the head and its bar.

import { useEffect, type RefObject } from 'react';

const TOP = '--r-notices-top';
const GAP = 8;

export function useFreeHead(below: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = below.current;
    if (!element) return;
    // A higher head moves the notices down.
    const observer = new ResizeObserver(() => style.setProperty(TOP, `${element.offsetTop + GAP}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(TOP);
    };
  }, [below]);
}
