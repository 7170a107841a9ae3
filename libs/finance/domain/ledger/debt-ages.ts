// How old debts are: of each stage that money does not cover, since when it should have been paid.

import { daysBetween, type Day } from '../price/day.ts';
import type { DueStage } from '../price/stages.ts';

/** Days overdue, from and to; the first is not overdue yet. */
export const DEBT_AGES = [
  { from: null, to: 0 },
  { from: 1, to: 7 },
  { from: 8, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: null },
] as const;

/** By the place in `DEBT_AGES`: what is unpaid. Money covers stages in their order. */
export function debtAges(stages: readonly DueStage[], paid: number, today: Day): number[] {
  const sums = DEBT_AGES.map(() => 0);
  let left = paid;
  for (const { amount, effectiveDue } of stages) {
    const unpaid = Math.max(0, amount - left);
    left = Math.max(0, left - amount);
    const age = daysBetween(effectiveDue, today);
    const at = DEBT_AGES.findIndex(({ to }) => to === null || age <= to);
    sums[at] = (sums[at] ?? 0) + unpaid;
  }
  return sums;
}
