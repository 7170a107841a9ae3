// A requisite: the person, organization or sole trader that a contract and a payment name, with the bank account.

import type { CountryCode, LegalForm } from '@rampa/kernel';

export const REQUISITE_FIELDS = [
  'organizationName',
  'shortName',
  'fullName',
  'inn',
  'kpp',
  'ogrn',
  'passportSeriesNumber',
  'organizationAddress',
  'mail',
  'bankName',
  'bik',
  'paymentAccount',
  'correspondentAccount',
  'cbc',
  'oktmo',
  'director',
  'buhgalter',
  'taxSystem',
] as const;
export type RequisiteField = (typeof REQUISITE_FIELDS)[number];

/** Every field is text; an empty field is an empty text. Numbers keep their leading zeros. */
export type RequisiteTexts = Record<RequisiteField, string>;

export interface Requisite extends RequisiteTexts {
  country: CountryCode;
  type: LegalForm;
}

/** An error or a doubt in one field, in the words beside it. */
export interface Finding {
  field: RequisiteField;
  /** Which check it was: `required`, `checksum`, …; the same for all countries. */
  check: FindingCheck;
  message: string;
}

export type FindingCheck =
  | 'required'
  | 'short'
  | 'mail'
  | 'length'
  | 'characters'
  | 'checksum'
  | 'pattern'
  | 'beginning'
  | 'key'
  | 'treasury';

const NUMBERS: ReadonlySet<RequisiteField> = new Set([
  'inn',
  'kpp',
  'ogrn',
  'bik',
  'paymentAccount',
  'correspondentAccount',
  'cbc',
  'oktmo',
  'passportSeriesNumber',
]);

/** Numbers as they are stored: without spaces and hyphens between groups, letters upper case. */
export function normalizedText(field: RequisiteField, value: string): string {
  return NUMBERS.has(field) ? value.replace(/[\s\u00a0\u2010-\u2015-]/g, '').toUpperCase() : value.trim();
}

export function normalizedRequisite<R extends Requisite>(requisite: R): R {
  const texts = REQUISITE_FIELDS.map((field) => [field, normalizedText(field, requisite[field])]);
  return { ...requisite, ...(Object.fromEntries(texts) as RequisiteTexts) };
}

/** Its name in a list: the organization, or the person. */
export function requisiteTitle({ type, organizationName, fullName }: Requisite): string {
  return type === 0 ? fullName : organizationName;
}
