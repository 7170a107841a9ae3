// Makes a scene's texts smaller together, step by step, until they fit its height.

import { useLayoutEffect, type RefObject } from 'react';
import { refitWithin } from '@rampa/platform/web/base';

/** Nothing is cut: where even the smallest size is too large, a whole secondary line goes. */
const STEPS = [
  [1, 'no'],
  [0.92, 'no'],
  [0.84, 'no'],
  [0.76, 'no'],
  [0.68, 'no'],
  [0.6, 'no'],
  [0.6, 'authors'],
  [0.6, 'detail'],
  [0.6, 'piece'],
] as const;

/** Sets `--k` on the element; `content` names what it shows, so that a new text begins with the full size again. */
export function useDensity(box: RefObject<HTMLElement | null>, content: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const settle = () => {
      for (const [step, crowded] of STEPS) {
        element.style.setProperty('--k', String(step));
        element.dataset.crowded = crowded;
        refitWithin(element);
        if (element.scrollHeight <= element.clientHeight + 1) return;
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
  }, [box, content]);
}
