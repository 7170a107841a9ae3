// Delay from a write to the hall, of the slowest connected screen; null while none has measured it. Pure.

import type { ScreenDevice } from './use-screens.ts';

export function slowestDelay(screens: readonly Pick<ScreenDevice, 'isConnected' | 'delayMs'>[]): number | null {
  const delays = screens.flatMap(({ isConnected, delayMs }) => (isConnected && delayMs !== null ? [delayMs] : []));
  return delays.length === 0 ? null : Math.max(...delays);
}
