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
} from '../money-shapes.ts';
import { created, date, done, queryInt, text } from '../shapes.ts';

const guid = z.guid();
const fresh = z.guid().toLowerCase();
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
