// The payload of a payment's QR code by ГОСТ Р 56042-2014, or why there is none. Its bytes are UTF-8.

import type { LegalForm } from '@rampa/kernel';
import type { MoneyCurrency } from '../words/sum-in-words.ts';
import { invoicePurpose, type QrInvoice } from './invoice-purpose.ts';
import { cut, oneLine, utf8Length } from './qr-texts.ts';

/** How the code is drawn: level of error correction, `margin` in modules. 40 mm wide or more. */
export const PAYMENT_QR = { errorCorrectionLevel: 'M', margin: 2 } as const;

export interface QrRequisite {
  country: string;
  type: LegalForm;
  organizationName: string;
  /** Takes its place where the whole one does not fit. */
  shortName?: string;
  fullName?: string;
  inn: string;
  kpp?: string;
  bankName: string;
  bik: string;
  paymentAccount: string;
  correspondentAccount: string;
  cbc?: string;
  oktmo?: string;
}

export interface QrPayer {
  fullName: string;
  address?: string;
}

/** Paid before any invoice was issued. */
export interface QrWithoutInvoice {
  purpose: string;
  sum: number;
}

export type QrRefusal = 'notRoubles' | 'personalAccount' | 'bankMissing' | 'accountForm' | 'nameMissing';
export type QrFlag = 'nameCut' | 'bankNameCut';
export type PaymentQr = { payload: string; flags: QrFlag[] } | { payload: null; reason: QrRefusal };

const MOST_NAME = 160;
const MOST_PURPOSE = 160;
const MOST_BANK_NAME = 45;
/** Bytes of the five fields that stand always, with their keys and separators. */
const MOST_FIRST_FIVE = 300;

const ACCOUNT = /^\d{5}[0-9ABCEHKMPTX]\d{14}$/;
/** Accounts of persons: banks refuse them in a code. */
const PERSONAL = /^(?:40817|40820|423|426)/;

export function paymentQr(
  requisite: QrRequisite,
  invoice: (QrInvoice | QrWithoutInvoice) & { currency?: MoneyCurrency },
  payer?: QrPayer,
): PaymentQr {
  const refused = (reason: QrRefusal): PaymentQr => ({ payload: null, reason });
  const account = withoutSpaces(requisite.paymentAccount).toUpperCase();
  const bik = withoutSpaces(requisite.bik);
  const bankName = oneLine(requisite.bankName);
  const name = oneLine(requisite.organizationName) || oneLine(requisite.fullName ?? '');
  if (requisite.country !== 'RU' || (invoice.currency ?? 'RUB') !== 'RUB') return refused('notRoubles');
  if (requisite.type === 0 || PERSONAL.test(account)) return refused('personalAccount');
  if (!/^\d{9}$/.test(bik) || bankName === '') return refused('bankMissing');
  if (!ACCOUNT.test(account)) return refused('accountForm');
  if (name === '') return refused('nameMissing');

  const flags: QrFlag[] = [];
  const bank = cut(bankName, MOST_BANK_NAME);
  const others = [
    ['PersonalAcc', account],
    ['BankName', bank],
    ['BIC', bik],
    ['CorrespAcc', withoutSpaces(requisite.correspondentAccount) || '0'],
  ] as const;
  const left = MOST_FIRST_FIVE - utf8Length(['Name=', ...others.map((field) => field.join('='))].join('|'));
  const whole = fitting(cut(name, MOST_NAME), left);
  const short = whole === name ? '' : oneLine(requisite.shortName ?? '');
  const kept = short === '' ? whole : fitting(cut(short, MOST_NAME), left);
  if (kept !== (short || name)) flags.push('nameCut');
  if (bank !== bankName) flags.push('bankNameCut');

  const fields: (readonly [string, string])[] = [
    ['Name', kept],
    ...others,
    ['KPP', requisite.type === 1 ? withoutSpaces(requisite.kpp ?? '') : ''],
    ['PayeeINN', withoutSpaces(requisite.inn)],
    ['CBC', withoutSpaces(requisite.cbc ?? '')],
    ['OKTMO', withoutSpaces(requisite.oktmo ?? '')],
    ['Purpose', 'purpose' in invoice ? cut(oneLine(invoice.purpose), MOST_PURPOSE) : invoicePurpose(invoice)],
    ['Sum', invoice.sum > 0 ? String(invoice.sum) : ''],
    ...payerFields(payer),
  ];
  const written = fields.filter(([, value]) => value !== '').map((field) => field.join('='));
  return { payload: ['ST00012', ...written].join('|'), flags };
}

/** The longest beginning of the name that takes at most so many bytes. */
function fitting(name: string, bytes: number): string {
  const letters = [...name];
  while (utf8Length(letters.join('')) > bytes) letters.pop();
  return letters.join('').trimEnd();
}

function payerFields(payer: QrPayer | undefined): [string, string][] {
  if (!payer) return [];
  const [last = '', first = '', ...middle] = oneLine(payer.fullName).split(' ');
  return [
    ['LastName', last],
    ['FirstName', first],
    ['MiddleName', middle.join(' ')],
    ['PayerAddress', oneLine(payer.address ?? '')],
  ];
}

function withoutSpaces(text: string): string {
  return oneLine(text).replaceAll(' ', '');
}

/** The way back: fields by their keys; null for what is no such payload. */
export function fieldsOfQr(payload: string): Map<string, string> | null {
  const [head, ...parts] = payload.split('|');
  if (head !== 'ST00012') return null;
  const pairs = parts.map((part) => /^([^=]+)=(.*)$/s.exec(part));
  if (pairs.some((pair) => pair === null)) return null;
  return new Map(pairs.map((pair) => [pair![1]!, pair![2]!]));
}
