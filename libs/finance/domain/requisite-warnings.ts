// Checks of the numbers themselves. A requisite that fails them may still be right (a treasury account, a rare form),
// so a failure only asks to look again.

import type { CountryCode, LegalForm } from '@rampa/kernel';
import {
  accountFits,
  correspondentFits,
  isAccountForm,
  isBikForm,
  isSingleTreasuryAccount,
  isTreasuryAccount,
} from './account-key.ts';
import { isBinRight, isIbanRight, isInnRight, isOgrnRight, isUnpRight } from './check-digits.ts';
import { isMasked } from './passport-mask.ts';
import { fieldsOf, type FieldRule } from './requisite-fields.ts';
import type { Finding, FindingCheck, Requisite, RequisiteField } from './requisite.ts';

const TYPO = 'проверьте, нет ли опечатки';

/** At most one finding per field, the first to correct. Empty fields raise no doubt. */
export function requisiteWarnings(requisite: Requisite): Finding[] {
  // The owner changes no number.
  return fieldsOf(requisite.country, requisite.type, 'Organizer').flatMap((rule) => {
    const value = requisite[rule.field];
    if (value === '' || isMasked(value)) return [];
    const doubt = formDoubt(rule, value) ?? NUMBER_DOUBTS[requisite.country](rule.field, value, requisite);
    return doubt ? [{ field: rule.field, check: doubt[0], message: doubt[1] }] : [];
  });
}

type Doubt = readonly [FindingCheck, string];

function formDoubt({ label, kind, exact }: FieldRule, value: string): Doubt | null {
  if (kind === 'digits' && !/^\d+$/.test(value)) {
    return ['characters', `Здесь бывают только цифры: ${TYPO}`];
  }
  if (exact && !exact.includes(value.length)) {
    const what = kind === 'digits' ? 'цифр' : 'знаков';
    return ['length', `«${label}»: должно быть ${exact.join(' или ')} ${what}, а сейчас их ${value.length}`];
  }
  return null;
}

type NumberDoubt = (field: RequisiteField, value: string, requisite: Requisite) => Doubt | null;

function controlDigit(name: string): Doubt {
  return ['checksum', `Контрольная цифра ${name} не сходится: ${TYPO}`];
}

const russianDoubt: NumberDoubt = (field, value, { type, bik, paymentAccount, correspondentAccount }) => {
  switch (field) {
    case 'inn':
      return isInnRight(value) ? null : controlDigit('ИНН');
    case 'ogrn':
      return isOgrnRight(value) ? null : controlDigit(type === 2 ? 'ОГРНИП' : 'ОГРН');
    case 'kpp':
      return /^\d{4}[\dA-Z]{2}\d{3}$/.test(value)
        ? null
        : ['pattern', `Необычный КПП: в нём цифры, а буквы бывают только на пятом и шестом местах`];
    case 'bik':
      return /^0[014]/.test(value)
        ? null
        : ['beginning', `БИК банка начинается с 04, а казначейства — с 00 или 01: ${TYPO}`];
    case 'paymentAccount':
      return paymentDoubt(value, bik, correspondentAccount);
    case 'correspondentAccount':
      return correspondentDoubt(value, bik, paymentAccount);
    default:
      return null;
  }
};

const ACCOUNT_FORM: Doubt = ['characters', `В счёте цифры, буква бывает только на шестом месте: ${TYPO}`];

function paymentDoubt(account: string, bik: string, correspondent: string): Doubt | null {
  if (!isAccountForm(account)) return ACCOUNT_FORM;
  if (isTreasuryAccount(account)) {
    return correspondent === '' || isSingleTreasuryAccount(correspondent)
      ? null
      : ['treasury', 'Казначейский счёт (начинается с 03) указывают вместе с единым казначейским (с 40102)'];
  }
  if (!isBikForm(bik) || accountFits(bik, account)) return null;
  return ['key', 'Расчётный счёт не подходит к этому БИК: проверьте оба номера'];
}

function correspondentDoubt(account: string, bik: string, payment: string): Doubt | null {
  if (!isAccountForm(account)) return ACCOUNT_FORM;
  const isSingle = isSingleTreasuryAccount(account);
  if (!isSingle && !account.startsWith('301')) {
    return ['beginning', `Корреспондентский счёт начинается с 301, единый казначейский — с 40102: ${TYPO}`];
  }
  if (isBikForm(bik) && !correspondentFits(bik, account)) {
    return ['key', 'Корреспондентский счёт не подходит к этому БИК: проверьте оба номера'];
  }
  if (isSingle && payment !== '' && !isTreasuryAccount(payment)) {
    return ['treasury', 'С единым казначейским счётом указывают казначейский, он начинается с 03'];
  }
  return null;
}

function ibanDoubt(country: string, value: string): Doubt | null {
  if (!value.startsWith(country)) return ['beginning', `Счёт начинается с букв ${country}: ${TYPO}`];
  return isIbanRight(value) ? null : ['checksum', `Контрольные цифры счёта не сходятся: ${TYPO}`];
}

function swiftDoubt(country: string, value: string): Doubt | null {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value) && value.slice(4, 6) === country
    ? null
    : ['pattern', `Код банка — 8 или 11 знаков, на пятом и шестом местах ${country}: ${TYPO}`];
}

function isRightUnp(value: string, type: LegalForm): boolean {
  // The letters of a person's number stand for digits by a table that we have no source for, so only the shape is
  // checked.
  return /^\d/.test(value) ? isUnpRight(value) : type !== 1 && /^[A-Z]{2}\d{7}$/.test(value);
}

const NUMBER_DOUBTS: Record<CountryCode, NumberDoubt> = {
  RU: russianDoubt,
  BY: (field, value, { type }) => {
    if (field === 'inn') return isRightUnp(value, type) ? null : controlDigit('УНП');
    if (field === 'bik') return swiftDoubt('BY', value);
    return field === 'paymentAccount' ? ibanDoubt('BY', value) : null;
  },
  KZ: (field, value, { type }) => {
    if (field === 'inn') return isBinRight(value) ? null : controlDigit(type === 1 ? 'БИН' : 'ИИН');
    if (field === 'bik') return swiftDoubt('KZ', value);
    return field === 'paymentAccount' ? ibanDoubt('KZ', value) : null;
  },
  AM: (field, value) => (field === 'bik' ? swiftDoubt('AM', value) : null),
};
