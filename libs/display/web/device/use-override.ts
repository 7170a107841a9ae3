// Keys on the screen's own keyboard turn it black or to the logo, whatever the network does; the same key brings the
// hall back. Keys are matched by position, so that a Russian layout works.

import { useEffect, useState } from 'react';
import type { ScreenOverride } from '@rampa/contract';

const KEYS: Record<string, ScreenOverride> = { KeyB: 'blank', KeyL: 'logo' };

export function useOverride(): ScreenOverride | null {
  const [override, setOverride] = useState<ScreenOverride | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const asked = KEYS[event.code];
      if (asked) setOverride((now) => (now === asked ? null : asked));
      else if (event.code === 'Escape') setOverride(null);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return override;
}
