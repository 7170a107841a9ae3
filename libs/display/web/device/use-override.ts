// Black and logo are one key away on the screen's own keyboard, whatever the network does. The same key brings the hall
// back. Keys by their place, so that a Russian layout is no obstacle.

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
