// The money of an event as it is listed: applications with what they owe, payments, the cash desk, an account's lines.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { ofApplication, paymentMethod, paymentStatus, paymentView, standing } from '../money-shapes.ts';
import { currency } from '../price-shapes.ts';
import { collectionOf, instant, listQuery, paging, text } from '../shapes.ts';

const guid = z.guid();
const ofEvent = z.strictObject({ competitionGuid: guidOf('competition') });
const SHOWN = ['money.changed', 'payment.confirmed'] as const;

export const MONEY_FILTERS = ['all', 'free', 'unpaid', 'partial', 'paid', 'overpaid', 'overdue', 'withdrawn'] as const;
const filters = {
  competitionGuid: guidOf('competition'),
  searchText: text(200).optional(),
  isActive: z.stringbool().optional(),
  filter: z.enum(MONEY_FILTERS).default('all'),
  /** Of the payer of this payment alone. */
  ofPayment: guid.toLowerCase().optional(),
};

export const moneyRow = standing.extend({
  applicationGuid: guid,
  number: z.int().nullable(),
  title: z.string(),
  memberName: z.string(),
  plan: z.string(),
  discount: z.int(),
  pending: z.int(),
  isWithdrawn: z.boolean(),
  nextDue: z.string().nullable(),
});
export type MoneyRow = z.infer<typeof moneyRow>;

export const PaymentGetApplicationsOnAmountPayments = defineCall({
  id: 'Payment/GetApplicationsOnAmountPayments',
  method: 'POST',
  who: ['org:finances'],
  kind: 'read',
  shows: [...SHOWN, 'prices.changed', 'paymentPlans.changed', 'application.changed'],
  summary: 'Поданные заявки и деньги по ним; отозванные, если по ним есть деньги',
  query: z.strictObject({
    ...filters,
    sort: z.enum(['number', 'title', 'total', 'paid', 'remaining', 'debt', 'overdue', 'nextDue']).default('number'),
    isDescending: z.stringbool().default(false),
  }),
  body: z.strictObject(paging),
  answer: collectionOf(moneyRow).extend({ currency }),
});

export const PaymentGetApplicationsOnAmountPaymentsIndicators = defineCall({
  id: 'Payment/GetApplicationsOnAmountPaymentsIndicators',
  method: 'POST',
  who: ['org:finances'],
  kind: 'read',
  shows: [...SHOWN, 'prices.changed', 'paymentPlans.changed', 'application.changed'],
  summary: 'Итоги по тем же заявкам: стоимость, оплачено, долг, переплата',
  query: z.strictObject(filters),
  body: z.strictObject(paging),
  answer: z.object({
    currency,
    count: z.int(),
    cost: z.int(),
    paid: z.int(),
    debt: z.int(),
    remaining: z.int(),
    overdue: z.int(),
    overpaid: z.int(),
    pending: z.int(),
    /** Of all that the search finds, how many each filter has. */
    counts: z.record(z.enum(MONEY_FILTERS), z.int()),
  }),
});

export const PaymentGetOwnByCompetition = defineCall({
  id: 'Payment/GetOwnByCompetition',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: [...SHOWN, 'prices.changed', 'paymentPlans.changed', 'application.changed'],
  summary: 'Свои заявки мероприятия и деньги по ним',
  query: ofEvent,
  answer: z.object({ currency, today: z.string(), ask: z.int(), rows: z.array(moneyRow) }),
});

export const PaymentGetByCompetition = defineCall({
  id: 'Payment/GetByCompetition',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Журнал платежей мероприятия',
  query: ofEvent.extend({
    ...listQuery(['paidOn', 'amount', 'createdAt']),
    status: paymentStatus.optional(),
    method: paymentMethod.optional(),
  }),
  answer: collectionOf(paymentView).extend({ currency }),
});

export const PaymentGetCashInfo = defineCall({
  id: 'Payment/GetCashInfo',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Касса сегодня: своя смена и деньги мероприятия по кассирам',
  query: ofEvent,
  answer: z.object({
    today: z.string(),
    currency,
    own: z.object({
      in: z.int(),
      out: z.int(),
      inDrawer: z.int(),
      count: z.int(),
      firstNo: z.int().nullable(),
      lastNo: z.int().nullable(),
    }),
    cashiers: z.array(z.object({ name: z.string(), in: z.int(), out: z.int(), inDrawer: z.int(), count: z.int() })),
  }),
});

export const PaymentGetCashPayments = defineCall({
  id: 'Payment/GetCashPayments',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Наличные: приход и возвраты, новые сверху',
  query: ofEvent.extend(listQuery(['at'])),
  answer: collectionOf(
    z.object({
      guid,
      isRefund: z.boolean(),
      receiptNo: z.int().nullable(),
      at: instant,
      shiftOn: z.string(),
      cashier: z.string(),
      amount: z.int(),
      isStornoed: z.boolean(),
      applications: z.string(),
      payerName: z.string(),
      /** By which its receipt is asked for; null: it was put to no application. */
      paymentGuid: guid,
      applicationGuid: guid.nullable(),
    }),
  ).extend({ currency }),
});

const entryKind = z.enum(['accrual', 'receipt', 'allocation', 'reallocation', 'refund', 'retention', 'storno']);

export const PaymentGetLedger = defineCall({
  id: 'Payment/GetLedger',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Выписка по счёту заявки: что, когда, кем и почему изменило остаток',
  query: ofApplication,
  answer: z.object({
    currency,
    balance: z.int(),
    lines: z.array(
      z.object({
        guid,
        kind: entryKind,
        at: instant,
        actor: z.string(),
        amount: z.int(),
        balance: z.int(),
        text: z.string(),
        reason: z.string(),
        paymentGuid: guid.nullable(),
        postings: z.array(z.object({ account: z.string(), amount: z.int() })),
      }),
    ),
  }),
});
