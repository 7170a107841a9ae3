// The program's times by the server's clock, recomputed often enough for minutes.

import { useMemo } from 'react';
import { useServerNow } from '@rampa/platform/web/base';
import { timesOf, type ProgramTimes, type TimedItem } from '../order/order.ts';

const TICK_MS = 5_000;

export function useTimes(items: readonly TimedItem[], gapS: number): ProgramTimes {
  const now = useServerNow(TICK_MS);
  return useMemo(() => timesOf(items, gapS, now), [items, gapS, now]);
}
