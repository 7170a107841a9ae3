import type { PricedPayment, PricedSponsor } from './account-types.ts';
import type { Day } from './day.ts';
import { fromSponsorsOn, paidBy } from './paid.ts';
import { dueBefore, dueBy, type DueStage } from './stages.ts';

export const MONEY_STATUSES = ['free', 'unpaid', 'partial', 'paid', 'overpaid', 'refundDue', 'closed'] as const;
export type MoneyStatus = (typeof MONEY_STATUSES)[number];

/** How an application stands on a day. */
export interface Standing {
  date: Day;
  total: number;
  paid: number;
  /** What the stages had asked for by that day. */
  due: number;
  debt: number;
  /** Of the debt what should have been paid before that day. */
  overdue: number;
  remaining: number;
  overpaid: number;
  fromSponsors: number;
  /** What the member himself is asked for. */
  ask: number;
  status: MoneyStatus;
  /** Only where the day of payment decides the price. */
  priceFixedOn?: Day | null;
}

export interface StandingFacts {
  total: number;
  stages: readonly DueStage[];
  payments: readonly PricedPayment[];
  sponsors: readonly PricedSponsor[];
  roundTo: number;
  /** What was kept of a withdrawn application; null while it stands. */
  kept: number | null | undefined;
  priceFixedOn?: Day | null;
}

export function standingOn(date: Day, facts: StandingFacts): Standing {
  const { stages, payments, sponsors, roundTo, kept } = facts;
  const isWithdrawn = typeof kept === 'number';
  const total = isWithdrawn ? kept : facts.total;
  const paid = paidBy(payments, date);
  const due = isWithdrawn ? total : dueBy(stages, date);
  const debt = Math.max(0, due - paid);
  const overdue = isWithdrawn ? 0 : Math.max(0, dueBefore(stages, date) - paid);
  const fromSponsors = isWithdrawn ? 0 : fromSponsorsOn(sponsors, payments, total, roundTo, date);
  const overpaid = Math.max(0, paid - total);
  return {
    date,
    total,
    paid,
    due,
    debt,
    overdue,
    remaining: Math.max(0, total - paid),
    overpaid,
    fromSponsors,
    ask: Math.max(0, debt - fromSponsors),
    status: isWithdrawn ? (overpaid > 0 ? 'refundDue' : 'closed') : statusOf(total, paid),
    ...(facts.priceFixedOn === undefined ? {} : { priceFixedOn: facts.priceFixedOn }),
  };
}

export function statusOf(total: number, paid: number): MoneyStatus {
  if (paid > total) return 'overpaid';
  if (total === 0) return 'free';
  if (paid === 0) return 'unpaid';
  return paid < total ? 'partial' : 'paid';
}
