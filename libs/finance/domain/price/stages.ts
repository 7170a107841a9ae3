import { laterOf, plusDays, type Day } from './day.ts';
import type { PlanStage } from './price-types.ts';
import { percentOf } from './round.ts';

export interface DueStage {
  title: string;
  /** As the plan says. */
  due: Day;
  /** Nobody owes before he has subscribed. */
  effectiveDue: Day;
  amount: number;
}

export const WHOLE_PAYMENT = 'Полная оплата';

/** A total over the stages of a plan: each a percent or a sum, at most what is left; the last takes the rest. */
export function stagesOf(
  total: number,
  plan: readonly PlanStage[] | null | undefined,
  subscribedOn: Day,
  roundTo: number,
): DueStage[] {
  if (!plan?.length) {
    return [{ title: WHOLE_PAYMENT, due: subscribedOn, effectiveDue: subscribedOn, amount: total }];
  }
  let left = total;
  return plan.map((stage, at) => {
    const wished =
      typeof stage.percentBp === 'number' ? percentOf(total, stage.percentBp, roundTo) : (stage.amount ?? 0);
    const amount = at === plan.length - 1 ? left : Math.min(wished, left);
    left -= amount;
    const due = stage.due ?? plusDays(subscribedOn, stage.daysAfter ?? 0);
    return { title: stage.title, due, effectiveDue: laterOf(due, subscribedOn), amount };
  });
}

export function dueBy(stages: readonly DueStage[], day: Day): number {
  let due = 0;
  for (const stage of stages) if (stage.effectiveDue <= day) due += stage.amount;
  return due;
}

export function dueBefore(stages: readonly DueStage[], day: Day): number {
  let due = 0;
  for (const stage of stages) if (stage.effectiveDue < day) due += stage.amount;
  return due;
}
