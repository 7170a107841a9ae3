// The keyboard of the booth. A clicker is a keyboard with Page Down and Page Up; some of them have arrows instead.

import { useEffect, useEffectEvent } from 'react';
import { isAnythingOpen } from '@rampa/platform/web/base';

export interface BoothKeys {
  /** PgDn, →, space, Enter. */
  onward: () => void;
  /** PgUp, ←. */
  back: () => void;
  /** ↓ and ↑: look at the next or the one before, nothing is written. */
  look: (by: 1 | -1) => void;
  /** Esc: back to the stage. */
  home: () => void;
  /** + and −: the size of what is read. */
  resize: (by: 1 | -1) => void;
}

const CONTROLS = 'button, input, textarea, select, a';

export function useBoothKeys(keys: BoothKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isAnythingOpen()) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, textarea, select')) return;
    // A focused button hears its own space and Enter.
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest(CONTROLS)) return;
    // So does the text that is scrolled.
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
