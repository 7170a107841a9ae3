// On a phone rows of links scroll: the selected one must be seen.

import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const EDGE = 16;

export function useShownSelection<T extends HTMLElement>(): RefObject<T | null> {
  const row = useRef<T>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const element = row.current;
    const selected = element?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!element || !selected) return;
    const over = selected.offsetLeft + selected.offsetWidth - element.scrollLeft - element.clientWidth;
    if (over > -EDGE) element.scrollLeft += over + EDGE;
    else if (selected.offsetLeft < element.scrollLeft) element.scrollLeft = selected.offsetLeft - EDGE;
  }, [pathname]);
  return row;
}
