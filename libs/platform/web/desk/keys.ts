// Keys of a page: they work while nobody types, nothing lies over the page and no control uses the key itself.

import { useEffect, useRef } from 'react';
import { isAnythingOpen } from '@rampa/platform/web/base';

export interface PageKey {
  /** Its text in the sheet of keys («?»). */
  says: string;
  /** Left out where the focused part handles the key itself: then the sheet only lists it, under any name. */
  run?: () => void;
}

/**
 * `Space`, `Ctrl+KeyZ`, `Alt+ArrowUp`: modifiers and `KeyboardEvent.code`, so that the layout does not matter; only `?`
 * is a character, because layouts have it on different keys.
 */
export type KeyMap = Record<string, PageKey | undefined>;

/** A chord of the portal works while somebody types, too, because it writes no letter. */
export type KeyScope = 'page' | 'portal';

export interface ToldKey {
  name: string;
  says: string;
  scope: KeyScope;
}

interface Hearing {
  keys: { readonly current: KeyMap };
  scope: KeyScope;
}

const hearing = new Set<Hearing>();

/** The keys that work now, the page's before the portal's: the contents of the sheet of keys. */
export function toldKeys(): ToldKey[] {
  const all = [...hearing].flatMap(({ keys, scope }) =>
    Object.entries(keys.current).flatMap(([name, key]) => (key ? [{ name, says: key.says, scope }] : [])),
  );
  return [...all.filter(({ scope }) => scope === 'page'), ...all.filter(({ scope }) => scope === 'portal')];
}

const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';
const CONTROLS = 'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

/** The control that was pressed by pointer since the keyboard last moved the focus. */
let pressed = new WeakSet<Element>();
let isWatching = false;

/**
 * A control that was pressed by pointer keeps the focus, but the next Space is meant for the page. If the focus came in
 * another way, Space presses the control and nothing of the page.
 */
function watchPointer(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control) pressed.add(control);
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab' || key === 'Escape' || key.startsWith('Arrow')) pressed = new WeakSet();
    },
    true,
  );
}

function nameOf(event: KeyboardEvent): string {
  if (event.key === '?') return '?';
  const modifiers = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey ? 'Shift' : '',
  ];
  return [...modifiers.filter(Boolean), event.code].join('+');
}

export function useKeys(keys: KeyMap, scope: KeyScope = 'page'): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    watchPointer();
    const heard: Hearing = { keys: current, scope };
    hearing.add(heard);
    const swallowed = new Set<string>();
    const down = (event: KeyboardEvent) => {
      const run = current.current[nameOf(event)]?.run;
      // Open layers are looked for last, because that searches the whole page, and most keys are letters.
      if (!run || event.defaultPrevented || isAnythingOpen()) return;
      const focus = event.target instanceof Element ? event.target : null;
      if (focus?.closest(FIELDS) && !(scope === 'portal' && (event.ctrlKey || event.metaKey))) return;
      const control = focus?.closest(CONTROLS);
      if (control && !pressed.has(control) && (event.code === 'Space' || event.code === 'Enter')) return;
      event.preventDefault();
      swallowed.add(event.code);
      if (!event.repeat) run();
    };
    const up = (event: KeyboardEvent) => {
      // Firefox presses a focused button when the key is released.
      if (swallowed.delete(event.code)) event.preventDefault();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up, true);
    return () => {
      hearing.delete(heard);
      removeEventListener('keydown', down);
      removeEventListener('keyup', up, true);
    };
  }, [scope]);
}
