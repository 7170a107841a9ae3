import type { PricedPayment } from './account-types.ts';
import type { Day } from './day.ts';

/**
 * The first day on which the money paid by then covers that day's total: it fixes the price. A part fixes nothing. Only
 * days on which money or a price changes can be the first one.
 */
export function fixedOn(facts: {
  subscribedOn: Day;
  until: Day;
  /** Days on which a price may become another one. */
  changes: readonly Day[];
  payments: readonly PricedPayment[];
  paidBy: (day: Day) => number;
  totalOn: (day: Day) => number;
}): Day | null {
  const { subscribedOn, until, changes, payments } = facts;
  const paidOn = payments.map((payment) => payment.paidOn);
  const first = [subscribedOn, ...paidOn].toSorted()[0] ?? subscribedOn;
  const days = new Set([subscribedOn, ...paidOn, ...changes]);
  for (const day of [...days].toSorted()) {
    if (day < first) continue;
    if (day > until) return null;
    if (facts.paidBy(day) >= facts.totalOn(day)) return day;
  }
  return null;
}
