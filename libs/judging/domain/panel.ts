// Which of a panel's values count: extremes struck, or all but the middle ones for the median.
import { trimOf } from '@rampa/jury/domain';
import type { Plan } from './plan.ts';
import type { Fate } from './types.ts';

/**
 * Marks the struck ones in `fates` (by judge; only 'kept' ones are looked at) and answers how many stay.
 * Of equal extremes the later judge's value is struck; which one it is never changes the total.
 */
export function strike(fates: Fate[], compare: (a: number, b: number) => number, plan: Plan): number {
  let present = 0;
  for (const fate of fates) if (fate === 'kept') present++;
  let { high, low } = trimOf(plan.scheme.method, present);
  if (plan.combine === 'median') high = low = Math.max(0, Math.floor((present - 1) / 2));
  for (let k = 0; k < high; k++) strikeOne(fates, 'high', compare);
  for (let k = 0; k < low; k++) strikeOne(fates, 'low', compare);
  return present - high - low;
}

function strikeOne(fates: Fate[], side: 'high' | 'low', compare: (a: number, b: number) => number): void {
  let worst = -1;
  for (let i = 0; i < fates.length; i++) {
    if (fates[i] !== 'kept') continue;
    if (worst < 0) {
      worst = i;
      continue;
    }
    const difference = compare(i, worst);
    if (side === 'high' ? difference >= 0 : difference <= 0) worst = i;
  }
  if (worst >= 0) fates[worst] = side;
}
