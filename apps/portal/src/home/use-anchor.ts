// Scrolls to the address's fragment even when the page has only just been loaded.

import { useEffect } from 'react';
import { useAddress } from '@rampa/platform/web/base';

export function useAnchor(): void {
  const { hash } = useAddress();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash]);
}
