import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import {
  allocations,
  allocationsText,
  moneyAccount,
  moneySum,
  ofApplication,
  paymentMethod,
  paymentStatus,
  paymentView,
  standing,
  withdrawalCount,
} from '../money-shapes.ts';
import { currency } from '../price-shapes.ts';
import { collectionOf, created, date, done, instant, listQuery, paging, queryInt, text } from '../shapes.ts';

const guid = z.guid();
const fresh = z.guid().toLowerCase();
const ofEvent = z.strictObject({ competitionGuid: guidOf('competition') });
const ofPayment = z.strictObject({ paymentGuid: guidOf('payment') });
const SHOWN = ['money.changed', 'payment.confirmed'] as const;
const CHANGED = ['money.changed'] as const;
const CONFIRMED = ['money.changed', 'payment.confirmed'] as const;

/** Beside the file, in the query: what the payer's paper says. */
const claim = {
  competitionGuid: guidOf('competition'),
  /** Made by the sender: sent twice it is one payment. */
  paymentGuid: fresh,
  applicationGuid: guidOf('application'),
  applicationSponsorGuid: guidOf('applicationSponsor').optional(),
  amount: queryInt.pipe(moneySum),
  datePayment: date,
  allocations: allocationsText.optional(),
};

export const PaymentCreate = defineCall({
  id: 'Payment/Create',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Сообщить об оплате: чек (фото или PDF до 10 МБ), сумма, день; ждёт организатора',
  query: z.strictObject({ ...claim, invoiceNumber: text(60, 1) }),
  takesFile: true,
  answer: created,
});

export const PaymentCreateFromOrg = defineCall({
  id: 'Payment/CreateFromOrg',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CONFIRMED,
  summary: 'Записать пришедший платёж: подтверждён сразу; номер по журналу, если не назван',
  query: z.strictObject({
    ...claim,
    invoiceNumber: text(60, 1).optional(),
    method: z.enum(['bank', 'online', 'offset']).default('bank'),
  }),
  takesFile: true,
  answer: created,
});

export const PaymentSetCash = defineCall({
  id: 'Payment/SetCash',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CONFIRMED,
  summary: 'Принять наличные: смена кассира на сегодня, номер квитанции',
  query: ofApplication,
  body: z.strictObject({
    paymentGuid: fresh,
    amount: moneySum,
    datePayment: date,
    /** More than is left to pay. */
    force: z.boolean().default(false),
    /** Why it was taken on an earlier day. */
    reason: text(300).default(''),
  }),
  answer: z.object({ guid, receiptNo: z.int(), warning: z.enum(['cashLimit']).nullable() }),
});

export const PaymentChangeStatus = defineCall({
  id: 'Payment/ChangeStatus',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CONFIRMED,
  summary: 'Подтвердить, отклонить, вернуть платёж или отменить ошибочное подтверждение',
  query: ofPayment,
  body: z.strictObject({
    status: paymentStatus,
    allocations: allocations.optional(),
    reason: text(500).optional(),
    refund: z
      .strictObject({
        refundGuid: fresh,
        kind: z.enum(['money', 'storno']).default('money'),
        amount: moneySum.optional(),
        on: date.optional(),
        method: paymentMethod.optional(),
        number: text(60).default(''),
        /** Given back of this application alone. */
        applicationGuid: guidOf('application').optional(),
      })
      .optional(),
  }),
  answer: z.object({ status: paymentStatus }),
});

export const PaymentReallocate = defineCall({
  id: 'Payment/Reallocate',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Распределить подтверждённый платёж по заявкам его плательщика; остальное — аванс',
  query: ofPayment,
  body: z.strictObject({ allocations, reason: text(500).default('') }),
  answer: z.object({ status: paymentStatus }),
});

export const PaymentDelete = defineCall({
  id: 'Payment/Delete',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Удалить сообщение об оплате, пока оно ждёт',
  query: ofPayment,
  answer: done,
});

export const PaymentChangeSchedulePayment = defineCall({
  id: 'Payment/ChangeSchedulePayment',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Перевести заявку на другой график оплаты',
  query: ofApplication,
  body: z.strictObject({ schedulePaymentGuid: guidOf('paymentPlan').nullable() }),
  answer: done,
});

export const PaymentGetByApplication = defineCall({
  id: 'Payment/GetByApplication',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: [...SHOWN, 'prices.changed', 'paymentPlans.changed', 'application.changed'],
  summary: 'Счёт заявки: сколько стоит, оплачено, должны и к какому дню; её платежи',
  query: ofApplication,
  answer: z.object({ account: moneyAccount.nullable(), payments: z.array(paymentView) }),
});

export const PaymentGetQr = defineCall({
  id: 'Payment/GetQr',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: [...SHOWN, 'prices.changed', 'requisites.changed'],
  summary: 'QR-код на сумму, которую просят сейчас (ГОСТ Р 56042); без него — почему',
  query: ofApplication,
  answer: z.object({
    sum: z.int(),
    /** PNG as a data address. */
    picture: z.string().nullable(),
    reason: z
      .enum([
        'nothingDue',
        'payeeMissing',
        'notRoubles',
        'personalAccount',
        'bankMissing',
        'accountForm',
        'nameMissing',
      ])
      .nullable(),
    payee: z
      .object({
        name: z.string(),
        inn: z.string(),
        account: z.string(),
        bank: z.string(),
        bik: z.string(),
        purpose: z.string(),
      })
      .nullable(),
  }),
});

export const PaymentGetByApplicationSponsor = defineCall({
  id: 'Payment/GetByApplicationSponsor',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Доля спонсора: сколько он обещал и оплатил; его платежи',
  query: z.strictObject({ applicationSponsorGuid: guidOf('applicationSponsor') }),
  answer: z.object({ share: z.int(), paid: z.int(), payments: z.array(paymentView) }),
});

export const MONEY_FILTERS = ['all', 'free', 'unpaid', 'partial', 'paid', 'overpaid', 'overdue', 'withdrawn'] as const;
const filters = {
  competitionGuid: guidOf('competition'),
  searchText: text(200).optional(),
  isActive: z.stringbool().optional(),
  filter: z.enum(MONEY_FILTERS).default('all'),
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

export const ScheduleRetentionAddRetentionToApplication = defineCall({
  id: 'ScheduleRetention/AddRetentionToApplication',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Удержать при отказе по таблицам и документам; у живой заявки — за часть, от которой отказались',
  query: z.strictObject({ competitionGuid: guidOf('competition'), applicationGuid: guidOf('application') }),
  body: z.strictObject({
    /** Of a live application. */
    amount: moneySum.optional(),
    documentedCosts: z.int().min(0).max(100_000_000_000).nullable().default(null),
    reason: text(500, 1),
  }),
  answer: z.object({
    guid,
    amount: z.int(),
    refund: z.int(),
    warning: z.enum(['consumerCosts']).nullable(),
    /** How it was counted; null: of a live application. */
    withdrawal: withdrawalCount.nullable(),
  }),
});

export const ScheduleRetentionDeleteRetentionFromApplication = defineCall({
  id: 'ScheduleRetention/DeleteRetentionFromApplication',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Снять удержание; история хранит обе записи',
  query: z.strictObject({ competitionGuid: guidOf('competition'), applicationGuid: guidOf('application') }),
  answer: done,
});
