// Scales a scene's texts down together, step by step, until they fit its height. When that is not enough, the elements
// that may be dropped are hidden as a whole.

import { useLayoutEffect, type RefObject } from 'react';
import { refitWithin } from '@rampa/platform/web/base';

/** The steps: a share of the full size, and the style sheet's word for what is hidden. */
export type DensityStep = readonly [share: number, crowded: string];

/** Nothing is cut, and every element that must stay fits its box. */
function isFitting(element: HTMLElement): boolean {
  return (
    element.scrollHeight <= element.clientHeight + 1 &&
    element.querySelector('.r-fit[data-unfit]:not([data-leaves])') === null &&
    [...element.querySelectorAll('[data-width]')].every((row) => row.scrollWidth <= row.clientWidth + 1) &&
    [...element.querySelectorAll('[data-height]')].every((part) => part.scrollHeight <= part.clientHeight + 1)
  );
}

/** Sets `--k` and `data-crowded` to the first step at which the element fits, or to the last; false when it never fits. */
export function settleDensity(element: HTMLElement, steps: readonly DensityStep[]): boolean {
  for (const [share, crowded] of steps) {
    element.style.setProperty('--k', String(share));
    element.dataset.crowded = crowded;
    refitWithin(element);
    if (isFitting(element)) return true;
  }
  return false;
}

/** Scales the body alone, where the head need not shrink with it. New `content` begins at full size again. */
export function useDensity(box: RefObject<HTMLElement | null>, steps: readonly DensityStep[], content: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const settle = () => void settleDensity(element, steps);
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
