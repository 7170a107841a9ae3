// Hides elements of a box step by step until the rest fits.

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `data-gives` on the element to the first step at which it fits, or to the last. `content`: measured again when
 * it changes.
 */
export function useGiveWay(
  box: RefObject<HTMLElement | null>,
  { steps, fits, content }: { steps: readonly string[]; fits: (element: HTMLElement) => boolean; content: string },
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const settle = () => {
      for (const step of steps) {
        element.dataset.gives = step;
        if (fits(element)) return;
      }
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', settle);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', settle);
    };
  }, [box, steps, fits, content]);
}
