// Money in Russian: states, methods, days.

import type { FiscalReceiptView, MoneyRow, PaymentView } from '@rampa/contract';
import { russianDates } from '@rampa/kernel';

type Status = MoneyRow['status'];
type Tone = 'plain' | 'ok' | 'danger' | 'info' | 'now';

export const STATUS_WORDS: Record<Status, string> = {
  free: 'бесплатно',
  unpaid: 'не оплачено',
  partial: 'оплачено частично',
  paid: 'оплачено',
  overpaid: 'переплата',
  refundDue: 'вернуть',
  closed: 'закрыто',
};

export const STATUS_TONES: Record<Status, Tone> = {
  free: 'plain',
  unpaid: 'now',
  partial: 'now',
  paid: 'ok',
  overpaid: 'info',
  refundDue: 'danger',
  closed: 'plain',
};

export const PAYMENT_WORDS: Record<PaymentView['status'], string> = {
  Pending: 'ждёт проверки',
  Confirmed: 'зачтён',
  Rejected: 'отклонён',
  Refunded: 'возвращён',
};

export const PAYMENT_TONES: Record<PaymentView['status'], Tone> = {
  Pending: 'now',
  Confirmed: 'ok',
  Rejected: 'danger',
  Refunded: 'plain',
};

export const METHOD_WORDS: Record<PaymentView['method'], string> = {
  bank: 'банк',
  cash: 'наличные',
  online: 'карта на сайте',
  offset: 'зачёт',
};

export const FISCAL_STEPS: Record<FiscalReceiptView['step'], string> = {
  payment: 'Чек прихода',
  refund: 'Чек возврата прихода',
  settlement: 'Чек полного расчёта',
};

export const FISCAL_WORDS: Record<FiscalReceiptView['status'], string> = {
  notNeeded: 'не нужен',
  waiting: 'ждёт',
  printed: 'пробит',
  failed: 'не пробился',
};

const DAY = russianDates({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_OF_YEAR = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «15 ноября», in another year «15 ноября 2027 г.» */
export function dayWords(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_OF_YEAR;
  return format.format(new Date(`${day}T00:00:00Z`));
}

export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}

/** «№ 112 Жар-птица» */
export function nameOf({ number, title }: { number: number | null; title: string }): string {
  return [number === null ? '' : `№\u00a0${number}`, title].filter((part) => part !== '').join(' ') || 'Без названия';
}
