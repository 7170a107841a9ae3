// What may become of a payment, and which entries that makes. Only a confirmed payment moves balances.

import { allocation, receipt, refund, summed, type LedgerAccount, type LedgerEntry, type Posting } from './entries.ts';

export const PAYMENT_STATUSES = ['Pending', 'Confirmed', 'Rejected', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentPart = readonly [application: string, amount: number];

export interface PaymentStanding {
  payer: string;
  amount: number;
  place: LedgerAccount;
  status: PaymentStatus;
  /** To applications, in order; what is left is the payer's advance. */
  parts: readonly PaymentPart[];
  /** What has been given back: of which application, or of the advance. */
  refunds: readonly (readonly [application: string | null, amount: number])[];
}

export type MoveRefusal = 'paymentTransition' | 'allocationsTooLarge' | 'refundTooLarge' | 'reallocationRefunded';
export type Move<T> = { refused: MoveRefusal } | ({ refused: null } & T);

const sumOf = (parts: readonly (readonly [unknown, number])[]) => parts.reduce((sum, [, amount]) => sum + amount, 0);

export function partsFault(amount: number, parts: readonly PaymentPart[]): MoveRefusal | null {
  const isWhole = parts.every(([, part]) => Number.isSafeInteger(part) && part > 0);
  const isOnce = new Set(parts.map(([application]) => application)).size === parts.length;
  return isWhole && isOnce && sumOf(parts) <= amount ? null : 'allocationsTooLarge';
}

export function confirm(payment: PaymentStanding, parts = payment.parts): Move<{ entries: LedgerEntry[] }> {
  if (payment.status !== 'Pending') return { refused: 'paymentTransition' };
  const fault = partsFault(payment.amount, parts);
  if (fault) return { refused: fault };
  const received = receipt(payment.place, payment.payer, payment.amount);
  return { refused: null, entries: parts.length > 0 ? [received, allocation(payment.payer, parts)] : [received] };
}

/** Moves the money of a confirmed payment to other applications; what has been given back of one stays with it. */
export function reallocate(payment: PaymentStanding, parts: readonly PaymentPart[]): Move<{ entries: LedgerEntry[] }> {
  if (payment.status !== 'Confirmed') return { refused: 'paymentTransition' };
  const fault = partsFault(payment.amount, parts);
  if (fault) return { refused: fault };
  const next = new Map<string | null, number>([...parts, [null, payment.amount - sumOf(parts)]]);
  const given = new Map<string | null, number>();
  for (const [application, amount] of payment.refunds) given.set(application, (given.get(application) ?? 0) + amount);
  if ([...given].some(([application, amount]) => (next.get(application) ?? 0) < amount)) {
    return { refused: 'reallocationRefunded' };
  }
  const moved: Posting[] = [
    ...payment.parts.map(([of, amount]): Posting => ({ kind: 'due', of, amount })),
    ...parts.map(([of, amount]): Posting => ({ kind: 'due', of, amount: -amount })),
    { kind: 'advance', of: payment.payer, amount: sumOf(parts) - sumOf(payment.parts) },
  ];
  const postings = summed(moved);
  return { refused: null, entries: postings.length === 0 ? [] : [{ kind: 'reallocation', postings }] };
}

export interface GivenBack {
  entries: LedgerEntry[];
  parts: (readonly [application: string | null, amount: number])[];
  status: PaymentStatus;
}

/** Out of the advance first, then of the last application; `only` names the application that is given back to. */
export function giveBack(
  payment: PaymentStanding,
  amount: number,
  place: LedgerAccount = payment.place,
  only?: string,
): Move<GivenBack> {
  if (payment.status !== 'Confirmed') return { refused: 'paymentTransition' };
  const already = (of: string | null) => sumOf(payment.refunds.filter(([application]) => application === of));
  const held: (readonly [string | null, number])[] = [
    [null, payment.amount - sumOf(payment.parts)],
    ...payment.parts.toReversed(),
  ];
  const from = only === undefined ? held : held.filter(([application]) => application === only);
  let left = amount;
  const parts: (readonly [string | null, number])[] = [];
  for (const [application, whole] of from) {
    const part = Math.min(left, whole - already(application));
    if (part > 0) parts.push([application, part]);
    left -= Math.max(0, part);
  }
  if (!Number.isSafeInteger(amount) || amount <= 0 || left > 0) return { refused: 'refundTooLarge' };
  const isAll = sumOf(payment.refunds) + amount === payment.amount;
  const entries = [refund(place, payment.payer, parts)];
  return { refused: null, entries, parts, status: isAll ? 'Refunded' : 'Confirmed' };
}
