// Texts of requisites, the same on pages, in papers and in what is copied.

import type { CountryCode, LegalForm, RequisiteOwner, TaxSystem } from '@rampa/kernel';
import { fieldsOf } from './requisite-fields.ts';
import type { Requisite, RequisiteField } from './requisite.ts';

export const LEGAL_FORM_WORDS: Record<LegalForm, string> = {
  0: 'Физическое лицо',
  1: 'Организация',
  2: 'Индивидуальный предприниматель',
};

export const COUNTRY_WORDS: Record<CountryCode, string> = {
  RU: 'Россия',
  BY: 'Беларусь',
  KZ: 'Казахстан',
  AM: 'Армения',
};

export const OWNER_WORDS: Record<RequisiteOwner, string> = { Organizer: 'Организатор', Member: 'Участник' };

export const TAX_SYSTEM_WORDS: Record<TaxSystem, string> = {
  osn: 'Общая (ОСН)',
  usnIncome: 'Упрощённая (УСН), доходы',
  usnIncomeOutcome: 'Упрощённая (УСН), доходы минус расходы',
  esn: 'Единый сельскохозяйственный налог (ЕСХН)',
  patent: 'Патентная (ПСН)',
};

/** Why there is no VAT: since 2025 small firms of УСН and ЕСХН are freed by art. 145. On ОСН each has his own reason. */
const VAT_BASES: Record<TaxSystem, string> = {
  osn: '',
  usnIncome: 'УСН, п. 1 ст. 145 НК РФ',
  usnIncomeOutcome: 'УСН, п. 1 ст. 145 НК РФ',
  esn: 'ЕСХН, п. 1 ст. 145 НК РФ',
  patent: 'ПСН, п. 11 ст. 346.43 НК РФ',
};

/** What the event's settings say comes first. */
export function vatBasisBy(said: string, taxSystem: TaxSystem | ''): string {
  return said !== '' || taxSystem === '' ? said : VAT_BASES[taxSystem];
}

const FOR_PAYMENT: ReadonlySet<RequisiteField> = new Set([
  'organizationName',
  'fullName',
  'inn',
  'kpp',
  'ogrn',
  'organizationAddress',
  'bankName',
  'bik',
  'paymentAccount',
  'correspondentAccount',
  'cbc',
  'oktmo',
]);

/** The text to paste into a payment or a letter: a line per field, numbers without spaces, never the passport. */
export function paymentText(requisite: Requisite, owner: RequisiteOwner): string {
  return fieldsOf(requisite.country, requisite.type, owner)
    .filter(({ field }) => FOR_PAYMENT.has(field) && requisite[field] !== '')
    .filter(({ field }) => !(field === 'fullName' && requisite.type === 1))
    .map(({ field, label }) => `${label}: ${requisite[field]}`)
    .join('\n');
}
