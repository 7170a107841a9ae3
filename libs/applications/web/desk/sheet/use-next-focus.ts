// The pressed button goes with its line: the keyboard goes on at the next one.

import { useEffect, useRef } from 'react';

export type NextFocus = ReturnType<typeof useNextFocus>;

/** `count`: of lines. The buttons of lines have `data-take`, that of all of them `data-all`. */
export function useNextFocus(count: number) {
  const place = useRef<HTMLElement>(null);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('button[data-take]');
    const next = buttons?.[Math.min(left.current, buttons.length - 1)];
    (next ?? place.current?.querySelector<HTMLElement>('button[data-all]'))?.focus();
    left.current = null;
  }, [count]);
  return {
    place,
    from: (at: number) => void (left.current = at),
    stay: () => void (left.current = null),
  };
}
