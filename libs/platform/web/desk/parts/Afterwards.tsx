// Draws its children once what surrounds them has been painted: both at once would keep a phone from hearing a finger.
// The page's footer waits for them, so that it does not move.

import { useState, type ReactNode } from 'react';
import { useAfterwards, usePainted } from '@rampa/platform/web/base';

/** In a task of their own. */
export function Afterwards({ children }: { children: ReactNode }) {
  return useAfterwards() ? children : <div data-awaited />;
}

/**
 * In a frame of their own, too. Whoever has pressed something is on his way through the portal: a page that he comes back
 * to is whole at once, so that it can stand where he left it.
 */
export function OncePainted({ children }: { children: ReactNode }) {
  const [waits] = useState(() => !navigator.userActivation?.hasBeenActive);
  return usePainted(waits) || !waits ? children : <div data-awaited />;
}
