// Keys of a page: they work while nobody types, nothing lies over the page and no control was reached by the keyboard.

import { useEffect, useRef } from 'react';
import { isAnythingOpen } from '@rampa/platform/web/base';

/** `Space`, `Ctrl+KeyZ`, `Alt+ArrowUp`: modifiers and `KeyboardEvent.code`, so that the layout does not matter. */
export type KeyMap = Record<string, (() => void) | undefined>;

const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';
const CONTROLS = 'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

let isByPointer = false;
let isWatching = false;

/** A control pressed by a finger or a mouse keeps the focus; the next Space is meant for the page, not for it. */
function watchPointer(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pointerdown', () => (isByPointer = true), true);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' || event.key === 'Escape' || event.key.startsWith('Arrow')) isByPointer = false;
    },
    true,
  );
}

function nameOf(event: KeyboardEvent): string {
  const modifiers = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey ? 'Shift' : '',
  ];
  return [...modifiers.filter(Boolean), event.code].join('+');
}

export function useKeys(keys: KeyMap): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    watchPointer();
    const swallowed = new Set<string>();
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isAnythingOpen()) return;
      const run = current.current[nameOf(event)];
      if (!run) return;
      const focus = event.target instanceof Element ? event.target : null;
      if (focus?.closest(FIELDS)) return;
      const isPlain = event.code === 'Space' || event.code === 'Enter';
      if (isPlain && !isByPointer && focus?.closest(CONTROLS)) return;
      event.preventDefault();
      swallowed.add(event.code);
      if (!event.repeat) run();
    };
    const up = (event: KeyboardEvent) => {
      // Firefox presses a focused button when the key comes up.
      if (swallowed.delete(event.code)) event.preventDefault();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up, true);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up, true);
    };
  }, []);
}
