// Makes a scene's texts smaller together, step by step, until they fit its height; where even that is not enough, what
// may give way leaves as a whole.

import { useLayoutEffect, type RefObject } from 'react';
import { refitWithin } from '@rampa/platform/web/base';

/** The share of the full size, and what has given way: words for the style sheet. */
export type DensityStep = readonly [share: number, crowded: string];

/** Nothing is cut and nothing that must stay is too large for its own box. */
function isFitting(element: HTMLElement): boolean {
  return (
    element.scrollHeight <= element.clientHeight + 1 &&
    element.querySelector('.r-fit[data-unfit]:not([data-leaves])') === null &&
    [...element.querySelectorAll('[data-width]')].every((row) => row.scrollWidth <= row.clientWidth + 1) &&
    [...element.querySelectorAll('[data-height]')].every((part) => part.scrollHeight <= part.clientHeight + 1)
  );
}

/** Sets `--k` and `data-crowded`; `content` names what it shows, so that a new text begins with the full size again. */
export function useDensity(box: RefObject<HTMLElement | null>, steps: readonly DensityStep[], content: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const settle = () => {
      for (const [share, crowded] of steps) {
        element.style.setProperty('--k', String(share));
        element.dataset.crowded = crowded;
        refitWithin(element);
        if (isFitting(element)) return;
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
  }, [box, steps, content]);
}
