// Draws its children once what surrounds them has been painted: both at once would keep a phone from hearing a finger.
// The page's footer waits for them, so that it does not move.

import type { ReactNode } from 'react';
import { useAfterwards, usePainted } from '@rampa/platform/web/base';

/** In a task of their own. */
export function Afterwards({ children }: { children: ReactNode }) {
  return useAfterwards() ? children : <div data-awaited />;
}

/** In a frame of their own, too. */
export function OncePainted({ children }: { children: ReactNode }) {
  return usePainted(true) ? children : <div data-awaited />;
}
