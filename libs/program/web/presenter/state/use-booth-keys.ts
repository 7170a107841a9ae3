// Keys of the presenter's screen. A clicker is a keyboard with Page Down and Page Up; some have arrows instead.

import { useEffect, useEffectEvent } from 'react';
import { isAnythingOpen } from '@rampa/platform/web/base';

export interface BoothKeys {
  /** PgDn, →, space, Enter. */
  onward: () => void;
  /** PgUp, ←. */
  back: () => void;
  /** ↓ and ↑: look at the next or the previous item; nothing is sent. */
  look: (by: 1 | -1) => void;
  /** Esc: back to the stage. */
  home: () => void;
  /** + and −: size of the text. */
  resize: (by: 1 | -1) => void;
}

const CONTROLS = 'button, input, textarea, select, a';

export function useBoothKeys(keys: BoothKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isAnythingOpen()) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, textarea, select')) return;
    // A focused button handles space and Enter itself.
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest(CONTROLS)) return;
    // A scrolled text does too.
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && target?.closest('.booth-text')) return;
    const run = runOf(event.key, keys);
    if (!run) return;
    event.preventDefault();
    if (!event.repeat || run.mayRepeat) run.act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function runOf(key: string, keys: BoothKeys): { act: () => void; mayRepeat: boolean } | null {
  const once = (act: () => void) => ({ act, mayRepeat: false });
  switch (key) {
    case ' ':
    case 'Enter':
    case 'PageDown':
    case 'ArrowRight':
      return once(keys.onward);
    case 'PageUp':
    case 'ArrowLeft':
      return once(keys.back);
    case 'ArrowDown':
      return { act: () => keys.look(1), mayRepeat: true };
    case 'ArrowUp':
      return { act: () => keys.look(-1), mayRepeat: true };
    case 'Escape':
      return once(keys.home);
    case '+':
    case '=':
      return once(() => keys.resize(1));
    case '-':
    case '−':
      return once(() => keys.resize(-1));
    default:
      return null;
  }
}
