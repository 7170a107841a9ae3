// Rows of links scroll on a phone: scrolls the selected one into sight, and the focused one whole.

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
    // Runs once the page is laid out, because asking earlier would force a layout. Fonts that come later and another
    // width of the window can move it out again, so both are watched.
    const observer = new ResizeObserver(bring);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [pathname]);
  useEffect(() => {
    const element = row.current;
    const follow = ({ target }: FocusEvent) => {
      const link = (target as HTMLElement).closest<HTMLElement>('a');
      // A browser does not scroll to a link that is partly visible.
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
