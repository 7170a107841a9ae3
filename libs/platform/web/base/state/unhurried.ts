// Renders something large for the first time in pieces, so that the page reacts to a finger between them. Later changes
// are rendered at once.

import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Live } from '../live/channel.ts';

/** Each change in between starts the pieces anew; after so many everything is rendered at once. */
const PATIENCE_MS = 400;

/** Whether this part may be rendered now. */
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

/**
 * False during the first render of a part: what surrounds it is rendered and painted before it, in a task of its own.
 */
export function useAfterwards(): boolean {
  return useDeferredValue(true, false);
}

/** A tab in the background paints nothing: it goes on after this long, ms. */
const UNSEEN_MS = 300;

/** Whether what is here has been painted once: what a person needs less waits for it, and takes nothing of its time. */
export function usePainted(isHere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  const waits = isHere && !isPainted;
  useEffect(() => {
    if (!waits) return;
    const go = () => startTransition(() => setPainted(true));
    const timer = setTimeout(go, UNSEEN_MS);
    // The second frame begins after the first one was painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(go);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [waits]);
  return isPainted;
}

/** The live picture; its first one comes a moment later. */
export function useUnhurriedLive<T>(live: Live<T>): Live<T> {
  return useUnhurried(live.state !== null) ? live : { ...live, state: null };
}
