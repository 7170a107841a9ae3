// Which receipts of a till a payment needs (54-ФЗ), and by when: money of persons always, also through a bank; of firms what
// they pay in cash. A prepayment has its second receipt when the service has been given.

import { plusDays, type Day } from '../price/day.ts';

export const FISCAL_STEPS = ['payment', 'refund', 'settlement'] as const;
export type FiscalStep = (typeof FISCAL_STEPS)[number];
export const FISCAL_STATUSES = ['notNeeded', 'waiting', 'printed', 'failed'] as const;
export type FiscalStatus = (typeof FISCAL_STATUSES)[number];

export interface FiscalPayment {
  /** 0 a natural person. */
  payerType: 0 | 1 | 2;
  method: 'bank' | 'cash' | 'online' | 'offset';
  /** The day on which the organizer has it. */
  receivedOn: Day;
  amount: number;
  refunds: readonly { guid: string; on: Day; method: FiscalPayment['method']; amount: number }[];
}

export interface FiscalNeed {
  step: FiscalStep;
  refundGuid: string | null;
  status: 'notNeeded' | 'waiting';
  /** To be printed by that day at the latest. */
  by: Day;
}

export function fiscalNeeds(payment: FiscalPayment, endDate: Day, today: Day): FiscalNeed[] {
  const { payerType, method, receivedOn, amount, refunds } = payment;
  const statusOf = (how: FiscalPayment['method']) =>
    how !== 'offset' && (payerType === 0 || how === 'cash') ? ('waiting' as const) : ('notNeeded' as const);
  const status = statusOf(method);
  const returned = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  // Paid when all was over, it was settled at once.
  const isPrepaid = receivedOn <= endDate;
  return [
    { step: 'payment', refundGuid: null, status, by: byDay(method, receivedOn) },
    ...refunds.map((refund): FiscalNeed => ({
      ...{ step: 'refund', refundGuid: refund.guid, status: status === 'waiting' ? statusOf(refund.method) : status },
      by: byDay(refund.method, refund.on),
    })),
    ...(status === 'waiting' && isPrepaid && today > endDate && returned < amount
      ? [{ step: 'settlement' as const, refundGuid: null, status, by: nextWorkingDay(endDate) }]
      : []),
  ];
}

/** Cash and cards at once; what a bank brings by the next working day. */
function byDay(method: FiscalPayment['method'], day: Day): Day {
  return method === 'bank' ? nextWorkingDay(day) : day;
}

/** Saturdays and Sundays; holidays are not known here. */
export function nextWorkingDay(day: Day): Day {
  let next = plusDays(day, 1);
  while ([0, 6].includes(new Date(`${next}T00:00:00Z`).getUTCDay())) next = plusDays(next, 1);
  return next;
}
