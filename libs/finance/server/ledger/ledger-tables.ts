// The columns of accounts, entries and of what explains them.

import type {
  Derivation,
  EntryKind,
  FinanceSettings,
  LedgerAccount,
  PaymentMethod,
  PaymentStatus,
  PricedItem,
} from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

/** How the event counted when the application was subscribed; its dates and currency are the event's own. */
export type KeptRules = Pick<
  FinanceSettings,
  'priceDateBasis' | 'laterChoices' | 'roundTo' | 'discountsCombine' | 'vatBp' | 'capByCosts'
> & {
  /** It was subscribed while the event kept no finances: it costs nothing until prices are applied to all. */
  isFree?: boolean;
};

export interface PriceBasis {
  items: readonly PricedItem[];
  /** Of the same member, subscribed earlier. */
  siblings: readonly (readonly PricedItem[])[];
}

export const ACCOUNT = table('finance.account', {
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  payerRequisiteGuid: optional<Guid>('uuid'),
  payerType: filled<0 | 1 | 2>('int2'),
  planGuid: optional<Guid>('uuid'),
  rules: required<KeptRules>('jsonb'),
  basis: required<PriceBasis>('jsonb'),
  revisionNo: required<number>('int4'),
  subscribedAt: required<Date>('timestamptz'),
  withdrawnAt: optional<Date>('timestamptz'),
  derivation: required<Derivation>('jsonb'),
  postedTotal: filled<number>('int8'),
  updatedAt: filled<Date>('timestamptz'),
  /** The last day of payment whose passing was told by a letter. */
  toldDue: optional<string>('date'),
});
export type AccountRow = RowOf<typeof ACCOUNT>;

/** Of what has no account yet. */
export const CHOSEN_PAYER = table('finance.chosen_payer', {
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  requisiteGuid: required<Guid>('uuid'),
});

export const ENTRY = table('finance.entry', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  kind: required<EntryKind>('text'),
  reason: required<string>('text'),
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
  paymentGuid: optional<Guid>('uuid'),
  refundGuid: optional<Guid>('uuid'),
});

export const POSTING = table('finance.posting', {
  entryGuid: required<Guid>('uuid'),
  n: required<number>('int2'),
  kind: required<LedgerAccount['kind']>('text'),
  of: required<string>('text'),
  amount: required<number>('int8'),
});

export const PAYMENT = table('finance.payment', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  payerGuid: required<Guid>('uuid'),
  payerKind: required<'member' | 'application' | 'sponsor'>('text'),
  amount: required<number>('int8'),
  method: required<PaymentMethod>('text'),
  number: required<string>('text'),
  paidOn: required<string>('date'),
  receivedOn: optional<string>('date'),
  status: required<PaymentStatus>('text'),
  byMember: required<boolean>('bool'),
  claimKey: optional<string>('text'),
  fileGuid: optional<Guid>('uuid'),
  fileName: filled<string>('text'),
  fileType: filled<string>('text'),
  bodyHash: required<string>('text'),
  note: filled<string>('text'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  decidedBy: optional<string>('text'),
  decidedAt: optional<Date>('timestamptz'),
  decision: filled<string>('text'),
  cashier: optional<string>('text'),
  shiftOn: optional<string>('date'),
  receiptNo: optional<number>('int4'),
});
export type PaymentRow = RowOf<typeof PAYMENT>;

export const ALLOCATION = table('finance.allocation', {
  paymentGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  sponsorGuid: optional<Guid>('uuid'),
  amount: required<number>('int8'),
  position: required<number>('int2'),
});

export const REFUND = table('finance.refund', {
  guid: required<Guid>('uuid'),
  paymentGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  kind: required<'money' | 'storno'>('text'),
  amount: required<number>('int8'),
  givenOn: required<string>('date'),
  method: required<PaymentMethod>('text'),
  number: required<string>('text'),
  reason: required<string>('text'),
  bodyHash: required<string>('text'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  cashier: optional<string>('text'),
  shiftOn: optional<string>('date'),
  receiptNo: optional<number>('int4'),
});
export type RefundRow = RowOf<typeof REFUND>;

export const REFUND_PART = table('finance.refund_part', {
  refundGuid: required<Guid>('uuid'),
  applicationGuid: optional<Guid>('uuid'),
  amount: required<number>('int8'),
});

export const RETENTION = table('finance.retention', {
  guid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  kind: required<'withdrawn' | 'part'>('text'),
  amount: required<number>('int8'),
  documentedCosts: optional<number>('int8'),
  reason: required<string>('text'),
  fileGuid: optional<Guid>('uuid'),
  fileName: filled<string>('text'),
  fileType: filled<string>('text'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  takenBackBy: optional<string>('text'),
  takenBackAt: optional<Date>('timestamptz'),
});
export type RetentionRow = RowOf<typeof RETENTION>;

export const DISCOUNT = table('finance.discount', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  percentBp: optional<number>('int4'),
  amount: optional<number>('int8'),
  reason: required<string>('text'),
  status: required<'Proposed' | 'Granted' | 'Declined'>('text'),
  byMember: required<boolean>('bool'),
  fileGuid: optional<Guid>('uuid'),
  fileName: filled<string>('text'),
  fileType: filled<string>('text'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  decidedBy: optional<string>('text'),
  decidedAt: optional<Date>('timestamptz'),
  decision: filled<string>('text'),
});
export type DiscountRow = RowOf<typeof DISCOUNT>;

export const SPONSOR = table('finance.sponsor', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  requisite: required<Record<string, unknown>>('jsonb'),
  requisiteGuid: optional<Guid>('uuid'),
  percentBp: optional<number>('int4'),
  amount: optional<number>('int8'),
  status: required<'Proposed' | 'Accepted' | 'Paid' | 'Declined'>('text'),
  byMember: required<boolean>('bool'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  decidedBy: optional<string>('text'),
  decidedAt: optional<Date>('timestamptz'),
  decision: filled<string>('text'),
});
export type SponsorRow = RowOf<typeof SPONSOR>;

export const COUNTER = table('finance.counter', {
  holderGuid: required<Guid>('uuid'),
  kind: required<string>('text'),
  year: required<number>('int2'),
  last: required<number>('int4'),
});

export const AUDIT = table('finance.audit', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: optional<Guid>('uuid'),
  thing: required<string>('text'),
  thingGuid: required<Guid>('uuid'),
  deed: required<string>('text'),
  before: optional<unknown>('jsonb'),
  after: optional<unknown>('jsonb'),
  reason: filled<string>('text'),
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
});
