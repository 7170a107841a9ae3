// While something stands over the page, the keys that scroll do not move what is behind it.

import { useEffect } from 'react';

const KEYS = new Set(['ArrowUp', 'ArrowDown', ' ', 'PageUp', 'PageDown']);
/** What answers these keys itself: a menu walks by arrows, a button is pressed by the space, a radio is moved. */
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
    // Captured, so that no part in between can let it through; what is prevented still reaches the menu.
    addEventListener('keydown', hold, true);
    return () => removeEventListener('keydown', hold, true);
  }, [isActive]);
}
