// Papers of money: issued on their first request, from then on the same bytes.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { ofApplication } from '../money-shapes.ts';
import { currency } from '../price-shapes.ts';
import { begun, collectionOf, date, done, instant, listQuery, queryInt } from '../shapes.ts';
import { file } from './papers.ts';

const guid = z.guid();
const ofEvent = z.strictObject({ competitionGuid: guidOf('competition') });
const SHOWN = ['money.changed', 'payment.confirmed'] as const;

/** What each is called, for payers of which kind (0 a person, 1 an organization, 2 a sole trader). */
export const MONEY_DOCUMENTS = [
  { documentType: 'invoice', title: 'Счёт на оплату', payerTypes: [0, 1, 2], isOpenToMembers: true },
  { documentType: 'receipt', title: 'Квитанция ПД-4', payerTypes: [0], isOpenToMembers: true },
  { documentType: 'contract', title: 'Договор', payerTypes: [0, 1, 2], isOpenToMembers: true },
  { documentType: 'act', title: 'Акт', payerTypes: [0, 1, 2], isOpenToMembers: true },
  { documentType: 'reconciliation', title: 'Акт сверки', payerTypes: [1, 2], isOpenToMembers: true },
  { documentType: 'offer', title: 'Оферта', payerTypes: [0, 1, 2], isOpenToMembers: true },
  { documentType: 'cashOrder', title: 'Кассовый ордер', payerTypes: [0, 1, 2], isOpenToMembers: true },
] as const;
const TYPES = ['invoice', 'receipt', 'contract', 'act', 'reconciliation', 'cashOrder', 'offer'] as const;
const documentType = z.enum(TYPES);
export type MoneyDocumentType = z.infer<typeof documentType>;

const issued = z.object({
  guid,
  type: documentType,
  /** The place of a stage, where it is of one. */
  part: z.string(),
  number: z.string(),
  issuedOn: z.string(),
  amount: z.int(),
  status: z.enum(['Issued', 'Superseded', 'Annulled']),
  createdAt: instant,
  applicationGuid: guid,
  applicationNumber: z.int().nullable(),
  applicationTitle: z.string(),
  payerTitle: z.string(),
});
export type IssuedDocument = z.infer<typeof issued>;

export const PaymentGetContract = defineCall({
  id: 'Payment/GetContract',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'file',
  summary: 'Договор: при первом запросе получает номер, дальше те же байты',
  query: ofApplication,
  answer: file,
});

export const PaymentGetDocument = defineCall({
  id: 'Payment/GetDocument',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'file',
  summary: 'Счёт, квитанция ПД-4, акт, акт сверки, кассовый ордер, оферта; при первом запросе выпускается',
  query: z.strictObject({
    applicationGuid: guidOf('application'),
    documentType: z.enum(['invoice', 'receipt', 'act', 'reconciliation', 'cashOrder', 'offer']),
    /** Of an invoice: one stage of payment alone, by its place from 0. */
    stage: queryInt.pipe(z.int().min(0).max(23)).optional(),
    /** Of a reconciliation: its first and last day. */
    dateFrom: date.optional(),
    dateTo: date.optional(),
    /** Of a cash order. */
    paymentGuid: guidOf('payment').optional(),
    refundGuid: z.guid().toLowerCase().optional(),
  }),
  answer: file,
});

export const PaymentGetAllowedDocuments = defineCall({
  id: 'Payment/GetAllowedDocuments',
  method: 'POST',
  who: ['org:finances', 'member'],
  kind: 'read',
  summary: 'Какие документы бывают у мероприятия и для каких плательщиков',
  query: ofEvent,
  shows: ['typeDocuments.changed'],
  answer: z.array(
    z.object({
      documentType,
      title: z.string(),
      payerTypes: z.array(z.int()),
      isGenerated: z.boolean(),
      hasTemplate: z.boolean(),
      isOpenToMembers: z.boolean(),
    }),
  ),
});

export const CompetitionChangeRequisite = defineCall({
  id: 'Competition/ChangeRequisite',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: ['payee.changed'],
  summary: 'Чьи реквизиты организатора стоят в новых документах; выпущенные остаются',
  query: ofEvent,
  body: z.strictObject({ requisiteGuid: guidOf('requisite') }),
  answer: done,
});

export const ApplicationChangeRequisite = defineCall({
  id: 'Application/ChangeRequisite',
  method: 'POST',
  who: ['member', 'org:requests', 'org:finances'],
  kind: 'write',
  changes: ['money.changed'],
  summary: 'Плательщик заявки; выпущенный счёт заменит новый',
  query: ofApplication,
  // The owner is the application's member; the write itself looks whose it is.
  body: z.strictObject({ requisiteGuid: z.guid().toLowerCase() }),
  answer: done,
});

export const ApplicationSponsorGetDocument = defineCall({
  id: 'ApplicationSponsor/GetDocument',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'file',
  summary: 'Договор, счёт, квитанция, акт спонсора на его долю; при первом запросе выпускается',
  query: z.strictObject({
    applicationSponsorGuid: guidOf('applicationSponsor'),
    documentType: z.enum(['contract', 'invoice', 'act', 'receipt']),
  }),
  answer: file,
});

// --- beyond the checklist ---

export const PaymentGetIssuedDocument = defineCall({
  id: 'Payment/GetIssuedDocument',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'file',
  summary: 'Выпущенный документ: те же байты, и когда его сменил другой',
  query: z.strictObject({ documentGuid: guidOf('moneyDocument') }),
  answer: file,
});

export const PaymentGetDocumentsByApplication = defineCall({
  id: 'Payment/GetDocumentsByApplication',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Выпущенные документы заявки, новые сверху',
  query: ofApplication,
  answer: z.object({ currency, documents: z.array(issued) }),
});

export const PaymentGetDocumentsByCompetition = defineCall({
  id: 'Payment/GetDocumentsByCompetition',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: [...SHOWN, 'payee.changed', 'requisites.changed'],
  summary: 'Выпущенные документы мероприятия',
  query: ofEvent.extend({
    ...listQuery(['createdAt', 'number', 'amount']),
    documentType: documentType.optional(),
  }),
  /** Whose requisites the next one would name; null: there are none. */
  answer: collectionOf(issued).extend({ currency, payeeRequisiteGuid: guid.nullable() }),
});

export const PaymentCreateArchive = defineCall({
  id: 'Payment/CreateArchive',
  method: 'POST',
  who: ['org:finances'],
  kind: 'job',
  summary: 'Все документы, выпущенные за месяц, одним ZIP',
  query: ofEvent,
  body: z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  answer: begun,
});
