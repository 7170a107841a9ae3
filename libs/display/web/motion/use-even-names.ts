// Gives the names of one list the same size: the largest that fits all of them. The first row of the standing is larger
// by design and keeps its own.

import { useLayoutEffect, type RefObject } from 'react';
import { refitWithin } from '@rampa/platform/web/base';

const SIZE = '--names-size';

/** `names`: measured again when they change. */
export function useEvenNames(table: RefObject<HTMLElement | null>, names: string): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const even = () => {
      element.style.removeProperty(SIZE);
      refitWithin(element);
      const texts = element.querySelectorAll<HTMLElement>(
        '.hall-row:not([data-first]) .hall-row-name .r-fit-text:not([data-too-long])',
      );
      const sizes = [...texts].map((text) => Number.parseFloat(text.style.fontSize)).filter((size) => size > 0);
      if (sizes.length < 2) return;
      element.style.setProperty(SIZE, `${Math.min(...sizes)}px`);
      refitWithin(element);
    };
    even();
    const observer = new ResizeObserver(even);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', even);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', even);
    };
  }, [table, names]);
}
