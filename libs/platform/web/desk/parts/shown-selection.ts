// On a phone rows of links scroll: the selected one must be seen, and the one that has the focus whole.

import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const EDGE = 16;

export function useShownSelection<T extends HTMLElement>(): RefObject<T | null> {
  const row = useRef<T>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const bring = () => {
      const selected = element.querySelector<HTMLElement>('[aria-current="page"]');
      if (selected) show(element, selected);
    };
    bring();
    // Type that comes later and a window of another width push it out again.
    const observer = new ResizeObserver(bring);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [pathname]);
  useEffect(() => {
    const element = row.current;
    const follow = ({ target }: FocusEvent) => {
      const link = (target as HTMLElement).closest<HTMLElement>('a');
      // A browser leaves one that is seen in part where it is.
      if (element && link) show(element, link);
    };
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, []);
  return row;
}

function show(row: HTMLElement, link: HTMLElement): void {
  const over = link.offsetLeft + link.offsetWidth - row.scrollLeft - row.clientWidth;
  if (over > -EDGE) row.scrollLeft += over + EDGE;
  else if (link.offsetLeft < row.scrollLeft) row.scrollLeft = link.offsetLeft - EDGE;
}
