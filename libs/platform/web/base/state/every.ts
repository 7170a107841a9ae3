import { useEffect, useEffectEvent } from 'react';
import { onReturn } from '../on-return.ts';

/** Runs it again and again while it is wanted and the page is seen, and at once when the device is back. */
export function useEvery(everyMs: number, isWanted: boolean, run: () => void): void {
  const again = useEffectEvent(run);
  useEffect(() => {
    if (!isWanted) return;
    const seen = () => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(seen, everyMs);
    const stop = onReturn(seen);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs, isWanted]);
}
