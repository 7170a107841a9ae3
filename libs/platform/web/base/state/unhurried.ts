// Something large that appears for the first time is drawn in pieces, so that a finger is heard between them. What
// changes afterwards is drawn at once.

import { useDeferredValue, useEffect, useState } from 'react';
import type { Live } from '../live/channel.ts';

/** Changes may keep coming in between, each of which begins the pieces anew: then it is drawn whole. */
const PATIENCE_MS = 400;

/** Whether what is here may be drawn. */
export function useUnhurried(isHere: boolean): boolean {
  const hasBegun = useDeferredValue(isHere);
  const [isLate, setLate] = useState(false);
  const waits = isHere && !hasBegun;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return isHere && (hasBegun || isLate);
}

/** False while a part is drawn for the first time: what stands around it is drawn and shown before it, in a task of its own. */
export function useAfterwards(): boolean {
  return useDeferredValue(true, false);
}

/** The live picture, its first one a moment later. */
export function useUnhurriedLive<T>(live: Live<T>): Live<T> {
  return useUnhurried(live.state !== null) ? live : { ...live, state: null };
}
