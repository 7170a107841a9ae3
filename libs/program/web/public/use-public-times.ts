// When each performance of an open program comes: by the forecast while it runs, else by the plan.

import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { clockTime } from '@rampa/platform/web/base';
import { useTimes } from '../state/use-times.ts';

export function usePublicTimes({ items, gap, timeZone }: Pick<PublicProgramView, 'items' | 'gap' | 'timeZone'>) {
  const { forecasts, late } = useTimes(items, gap);
  return {
    late,
    timeOf(item: PublicProgramItem): string {
      const forecast = forecasts.get(item.guid);
      const instant = forecast ?? item.plannedAt;
      return instant === null ? '' : `${forecast ? '≈\u00A0' : ''}${clockTime(instant, { timeZone })}`;
    },
  };
}
