// The account of an application as a statement in plain Russian: what moved it, and what was left.

import type { EntryKind, Posting } from './entries.ts';

export type PaymentMethod = 'bank' | 'cash' | 'online' | 'offset';

export interface ToldEntry {
  guid: string;
  kind: EntryKind;
  at: string;
  actor: string;
  reason: string;
  postings: readonly Posting[];
  payment: { number: string; method: PaymentMethod; paidOn: string } | null;
}

export interface StatementLine {
  guid: string;
  kind: EntryKind;
  at: string;
  actor: string;
  /** Above 0: more is owed. */
  amount: number;
  /** Owed after it; below 0: overpaid. */
  balance: number;
  text: string;
  reason: string;
}

const METHODS: Record<PaymentMethod, string> = {
  bank: 'через банк',
  cash: 'наличными',
  online: 'картой на сайте',
  offset: 'зачётом',
};

export function statementLines(application: string, entries: readonly ToldEntry[]): StatementLine[] {
  let balance = 0;
  return entries.flatMap((entry) => {
    const own = entry.postings.filter(({ kind, of }) => kind === 'due' && of === application);
    const amount = own.reduce((sum, posting) => sum + posting.amount, 0);
    if (amount === 0) return [];
    balance += amount;
    const { guid, kind, at, actor, reason } = entry;
    return [{ guid, kind, at, actor, amount, balance, text: textOf(entry, amount), reason }];
  });
}

function textOf({ kind, payment }: ToldEntry, amount: number): string {
  const paid = payment ? `платёж №\u00A0${payment.number} от ${dayOf(payment.paidOn)}, ${METHODS[payment.method]}` : '';
  switch (kind) {
    case 'accrual':
      return amount > 0 ? 'Начислено за участие' : 'Начисление уменьшено';
    case 'retention':
      return amount > 0 ? 'Удержано при отказе' : 'Удержание снято';
    case 'refund':
      return `Возвращено: ${paid}`;
    case 'reallocation':
      return amount < 0 ? `Зачтено с другой заявки: ${paid}` : `Перенесено на другую заявку: ${paid}`;
    case 'storno':
      return `Подтверждение отменено: ${paid}`;
    default:
      return `Оплачено: ${paid}`;
  }
}

function dayOf(day: string): string {
  return day.split('-').toReversed().join('.');
}
