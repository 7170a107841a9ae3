// Keys do not scroll the page behind an open layer.

import { useEffect } from 'react';

const KEYS = new Set(['ArrowUp', 'ArrowDown', ' ', 'PageUp', 'PageDown']);
/** Elements that use these keys themselves: a menu walks by arrows, space presses a button, arrows move a radio. */
const OWN = '[role="menuitem"], [role="menu"], input, button, select, textarea';

export function useStillPage(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const hold = (event: KeyboardEvent) => {
      if (!KEYS.has(event.key)) return;
      const isPaging = event.key === 'PageUp' || event.key === 'PageDown';
      const isInside = event.target instanceof Element && event.target.closest('[role="menu"], dialog') !== null;
      if (isPaging || !isInside || !(event.target as Element).closest(OWN)) event.preventDefault();
    };
    // In the capture phase, so that no element in between lets the key through; a prevented key still reaches the menu.
    addEventListener('keydown', hold, true);
    return () => removeEventListener('keydown', hold, true);
  }, [isActive]);
}
