// How an account stands on a day, from what is kept of it: no answer is read again.

import type { PricedPayment, PricedSponsor } from '../price/account-types.ts';
import { dayIn, type Day } from '../price/day.ts';
import type { PlanStage } from '../price/price-types.ts';
import { stagesOf, type DueStage } from '../price/stages.ts';
import { standingOn, type Standing } from '../price/standing.ts';

export interface KeptAccount {
  /** Of the derivation: what participation costs. */
  total: number;
  /** What stays with the organizer: of one who has left all that he owes, of the others besides the price. */
  retained: number;
  subscribedAt: string;
  isWithdrawn: boolean;
  roundTo: number;
  plan: readonly PlanStage[] | null;
  payments: readonly PricedPayment[];
  sponsors: readonly PricedSponsor[];
}

export interface AccountStanding extends Standing {
  stages: DueStage[];
}

export function accountStanding(account: KeptAccount, day: Day, timeZone: string): AccountStanding {
  const { isWithdrawn, retained, roundTo, plan, payments, sponsors } = account;
  const total = account.total + (isWithdrawn ? 0 : retained);
  const stages = stagesOf(total, plan, dayIn(account.subscribedAt, timeZone), roundTo);
  const kept = isWithdrawn ? retained : null;
  return { ...standingOn(day, { total, stages, payments, sponsors, roundTo, kept }), stages };
}

/** By when the next money is due, and how much of it: the first stage that what has been paid does not cover. */
export function nextDue({ stages, paid, status }: AccountStanding): { due: Day; amount: number; title: string } | null {
  if (status === 'closed' || status === 'refundDue') return null;
  let asked = 0;
  for (const { amount, effectiveDue, title } of stages) {
    asked += amount;
    if (asked > paid) return { due: effectiveDue, amount: asked - paid, title };
  }
  return null;
}

/**
 * What somebody may pay today: what is asked for, else what the nearest day will ask for, without what sponsors have
 * promised; else all that is left.
 */
export function payNext({
  ask,
  remaining,
  fromSponsors,
  next,
}: Pick<AccountStanding, 'ask' | 'remaining' | 'fromSponsors'> & { next: { amount: number } | null }): number {
  if (ask > 0) return ask;
  const left = Math.max(0, remaining - fromSponsors);
  const stage = Math.max(0, (next?.amount ?? 0) - fromSponsors);
  return stage > 0 ? Math.min(stage, left) : left;
}
