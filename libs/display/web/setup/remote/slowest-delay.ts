// From a write to the hall, as the slowest of the screens that are connected tells; null while none of them knows. Pure.

import type { ScreenDevice } from './use-screens.ts';

export function slowestDelay(screens: readonly Pick<ScreenDevice, 'isConnected' | 'delayMs'>[]): number | null {
  const delays = screens.flatMap(({ isConnected, delayMs }) => (isConnected && delayMs !== null ? [delayMs] : []));
  return delays.length === 0 ? null : Math.max(...delays);
}
