// Papers of money: what stands in one is kept as it was issued, whatever changes afterwards.

import type { LegalForm, RequisiteImage } from '@rampa/kernel';
import type { MoneyCurrency } from '../words/sum-in-words.ts';

export const DOCUMENT_TYPES = [
  'invoice',
  'contract',
  'act',
  'receipt',
  'reconciliation',
  'cashOrder',
  'offer',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** These have a number of the organizer's, without gaps within a kind and a year. */
export const NUMBERED = ['invoice', 'contract', 'act'] as const;
export type NumberedType = (typeof NUMBERED)[number];

export const DOCUMENT_STATUSES = ['Issued', 'Superseded', 'Annulled'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A copy of a requisite as it stood on the day of issue. */
export interface PaperParty {
  country: string;
  type: LegalForm;
  /** The organization, or the person. */
  title: string;
  fullName: string;
  inn: string;
  kpp: string;
  ogrn: string;
  address: string;
  /** Only in a contract with a person. */
  passport: string;
  bankName: string;
  bik: string;
  paymentAccount: string;
  correspondentAccount: string;
  director: string;
  buhgalter: string;
  /** Of an organization with a treasury account; papers of before have none. */
  cbc?: string;
  oktmo?: string;
  /** For the code of a payment. */
  shortName?: string;
}

export interface PaperLine {
  title: string;
  quantity: number;
  unit: string;
  price: number;
  sum: number;
}

export interface PaperVat {
  /** Null: without VAT. */
  bp: number | null;
  sum: number;
  /** Why there is none, or what says so: «п. 2 ст. 346.11 НК РФ». */
  basis: string;
}

/** How many digits and what letter: a purpose is read safely, because shapes differ. */
export function documentNumber(type: NumberedType, year: number, no: number): string {
  const yy = String(year % 100).padStart(2, '0');
  const digits = String(no).padStart(5, '0');
  if (type === 'invoice') return `${yy}-${digits}`;
  return `${type === 'contract' ? 'Д' : 'А'}${digits}-${yy}`;
}

interface Common {
  /** Empty for papers that have none. */
  number: string;
  /** The local day of issue. */
  date: string;
  city: string;
  currency: MoneyCurrency;
  eventTitle: string;
  eventDates: string;
  eventPlace: string;
  payee: PaperParty;
  payer: PaperParty;
}

interface Priced extends Common {
  lines: readonly PaperLine[];
  discounts: readonly { title: string; sum: number }[];
  total: number;
  vat: PaperVat;
}

export interface PaperStage {
  title: string;
  due: string;
  amount: number;
}

export interface InvoiceContent extends Priced {
  type: 'invoice';
  payUntil: string;
  paidBefore: number;
  fromSponsors: number;
  toPay: number;
  stage: PaperStage | null;
  /** SHA-256 of pictures of the payee's signatures and stamp, where he has any. */
  images?: Partial<Record<RequisiteImage, string>>;
  offer: { version: number; date: string } | null;
}

/** A slip of its invoice. */
export interface ReceiptContent extends Omit<InvoiceContent, 'type'> {
  type: 'receipt';
}

export interface RetentionTerm {
  /** «за 14–29 дней до начала» */
  when: string;
  keeps: string;
}

export interface ContractContent extends Priced {
  type: 'contract';
  /** Works or performances, a line each. */
  performances: readonly string[];
  stages: readonly PaperStage[];
  retention: readonly RetentionTerm[];
  vatWords?: string;
}

export interface ActContent extends Priced {
  type: 'act';
  /** Of a withdrawn application: what was kept. */
  isRetention: boolean;
  contract: { number: string; date: string } | null;
}

export interface ReconciliationRow {
  date: string;
  text: string;
  /** Accrued to the payer. */
  debit: number;
  /** Come from him. */
  credit: number;
}

export interface ReconciliationContent extends Common {
  type: 'reconciliation';
  from: string;
  to: string;
  opening: number;
  rows: readonly ReconciliationRow[];
  closing: number;
}

export interface CashOrderContent extends Common {
  type: 'cashOrder';
  /** A refund's is a РКО. */
  isOut: boolean;
  /** Setting cashOrders: otherwise a plain receipt. */
  isForm: boolean;
  sum: number;
  basis: string;
  vat: PaperVat;
  cashier: string;
  identity: string;
}

export interface OfferContent extends Common {
  type: 'offer';
  version: number;
  text: string;
  sha256: string;
  acceptances: readonly { who: string; application: string; at: string; how: 'subscribe' | 'payment' }[];
}

export type DocumentContent =
  | InvoiceContent
  | ReceiptContent
  | ContractContent
  | ActContent
  | ReconciliationContent
  | CashOrderContent
  | OfferContent;

/**
 * Everything but number, date and term: the same content is the same paper. Of signatures and the stamp it counts which
 * there are: a better scan of the same stamp gives nobody another number.
 */
export function sameContentKey(content: DocumentContent): string {
  const { number: _number, date: _date, payUntil: _until, images, ...rest } = content as InvoiceContent;
  const kept = images ? { ...rest, images: Object.keys(images).toSorted() } : rest;
  return JSON.stringify(kept, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
