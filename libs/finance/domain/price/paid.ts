import type { PricedPayment, PricedSponsor } from './account-types.ts';
import type { Day } from './day.ts';
import { percentOf } from './round.ts';

/** What a payment is worth on a day: confirmed money, less what went back by then. */
export function worthOn(payment: PricedPayment, day: Day): number {
  const { status, amount, paidOn, refunds } = payment;
  if ((status !== 'Confirmed' && status !== 'Refunded') || paidOn > day) return 0;
  if (status === 'Refunded' && !refunds?.length) return 0;
  let worth = amount;
  for (const refund of refunds ?? []) if (refund.on <= day) worth -= refund.amount;
  return Math.max(0, worth);
}

export function paidBy(payments: readonly PricedPayment[], day: Day): number {
  let paid = 0;
  for (const payment of payments) paid += worthOn(payment, day);
  return paid;
}

/** Who has paid how much by a day, in the order of the payments. */
export function payersOn(payments: readonly PricedPayment[], day: Day): { to: string; paid: number }[] {
  const sums = new Map<string, number>();
  for (const payment of payments) {
    const worth = worthOn(payment, day);
    const to = payment.from ?? 'member';
    if (worth > 0) sums.set(to, (sums.get(to) ?? 0) + worth);
  }
  return [...sums].map(([to, paid]) => ({ to, paid }));
}

/** What accepted sponsors have promised and not paid by a day. Shares together are never more than the total. */
export function fromSponsorsOn(
  sponsors: readonly PricedSponsor[],
  payments: readonly PricedPayment[],
  total: number,
  roundTo: number,
  day: Day,
): number {
  let left = total;
  let unpaid = 0;
  for (const { id, status, percentBp, amount } of sponsors) {
    if (status !== 'Accepted' && status !== 'Paid') continue;
    const wished = typeof percentBp === 'number' ? percentOf(total, percentBp, roundTo) : (amount ?? 0);
    const share = Math.min(wished, left);
    left -= share;
    const paid = paidBy(
      payments.filter(({ from }) => from === id),
      day,
    );
    unpaid += Math.max(0, share - paid);
  }
  return unpaid;
}
