// A link to a part of a page leads there also when the page itself has only just been loaded.

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
