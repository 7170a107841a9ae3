// The fields of a requisite by country, legal form and owner: which are required and how long a right number is. The
// minimums come from the portal's documents and hold for Russia; stricter rules are those of each country.

import type { CountryCode, LegalForm, RequisiteOwner } from '@rampa/kernel';
import { REQUISITE_FIELDS, type Requisite, type RequisiteField } from './requisite.ts';

export interface FieldRule {
  field: RequisiteField;
  label: string;
  section: 'who' | 'bank' | 'people';
  isRequired: boolean;
  /** Least number of characters; fewer is an error. */
  min?: number;
  /** Right numbers of characters; another length is a doubt. */
  exact?: readonly number[];
  /** `choice`: one of `TAX_SYSTEMS`. */
  kind: 'text' | 'digits' | 'code' | 'choice';
  /** How its digits are grouped on paper. */
  groups?: readonly number[];
  /** An example of a right value, or where to find it. */
  hint?: string;
}

type Shape = Omit<FieldRule, 'field' | 'isRequired'>;

const TAX_NUMBER: Record<CountryCode, string> = { RU: 'ИНН', BY: 'УНП', KZ: 'БИН', AM: 'ՀՎՀՀ' };

/** Fields of the form in their order, top to bottom. */
export function fieldsOf(country: CountryCode, type: LegalForm, owner: RequisiteOwner): FieldRule[] {
  const shapes = country === 'RU' ? russian(type) : foreign(country, type);
  const required = country === 'RU' ? requiredInRussia(type, owner) : requiredAbroad(type);
  const hidden = type > 0 && owner !== 'Organizer' ? ['director', 'buhgalter', 'taxSystem'] : [];
  return REQUISITE_FIELDS.flatMap((field) => {
    const shape = shapes[field];
    if (!shape || hidden.includes(field)) return [];
    return [{ ...shape, field, isRequired: required.has(field) }];
  });
}

/** Drops the fields that the country, form and owner do not have, so that nothing unasked is kept. */
export function withoutForeignFields<R extends Requisite>(requisite: R, owner: RequisiteOwner): R {
  const own = new Set(fieldsOf(requisite.country, requisite.type, owner).map(({ field }) => field));
  const gone = REQUISITE_FIELDS.filter((field) => !own.has(field)).map((field) => [field, '']);
  return { ...requisite, ...Object.fromEntries(gone) };
}

type Shapes = Partial<Record<RequisiteField, Shape>>;

const text = (label: string, section: Shape['section'], hint?: string): Shape => ({
  label,
  section,
  kind: 'text',
  ...(hint ? { hint } : {}),
});

function people(type: LegalForm): Shapes {
  if (type === 0) return {};
  return {
    director: text('Руководитель', 'people', 'Фамилия, имя, отчество: подпись в договоре и счёте'),
    buhgalter: text('Бухгалтер', 'people', 'Если отдельного бухгалтера нет, укажите руководителя'),
  };
}

function names(type: LegalForm, isRussian: boolean): Shapes {
  if (type === 0) {
    return {
      fullName: text('Фамилия, имя, отчество', 'who'),
      organizationAddress: text('Адрес', 'who'),
      mail: text('Электронная почта', 'who'),
    };
  }
  const isTrader = type === 2;
  return {
    organizationName: text(
      isTrader ? 'Наименование предпринимателя' : 'Наименование организации',
      'who',
      !isRussian
        ? undefined
        : isTrader
          ? 'Например, ИП Соколова Анна Игоревна'
          : 'Как в уставе, например, МБУ ДО «Детская школа искусств №\u00a03»',
    ),
    ...(isRussian && !isTrader
      ? { shortName: text('Краткое наименование', 'who', 'Пойдёт в код для оплаты, если полное туда не помещается') }
      : {}),
    fullName: text(isTrader ? 'Фамилия, имя, отчество' : 'Контактное лицо', 'who'),
    organizationAddress: text(isTrader ? 'Адрес' : 'Юридический адрес', 'who'),
    mail: text('Электронная почта', 'who'),
  };
}

function russian(type: LegalForm): Shapes {
  const isOrganization = type === 1;
  // A person has no treasury account.
  const treasury = (hint: string) => (type === 0 ? undefined : `Для казначейства: ${hint}`);
  const hinted = (hint: string | undefined) => (hint ? { hint } : {});
  // The documents' minimums are for organizations and sole traders; a person may leave bank details out.
  const bank = (min: number) => (type === 0 ? {} : { min });
  return {
    ...names(type, true),
    inn: { label: 'ИНН', section: 'who', kind: 'digits', min: 10, exact: [isOrganization ? 10 : 12] },
    ...(isOrganization
      ? { kpp: { label: 'КПП', section: 'who', kind: 'code', min: 9, exact: [9] } satisfies Shape }
      : {}),
    ...(type === 0
      ? {
          passportSeriesNumber: {
            label: 'Серия и номер паспорта',
            section: 'who',
            kind: 'digits',
            exact: [10],
            groups: [2, 2, 6],
          },
        }
      : {
          ogrn: {
            ...{ label: isOrganization ? 'ОГРН' : 'ОГРНИП', section: 'who', kind: 'digits' },
            ...(isOrganization ? { min: 13, exact: [13] } : { min: 15, exact: [15] }),
          },
        }),
    bankName: text('Наименование банка', 'bank', treasury('отделение Банка России и УФК')),
    bik: { label: 'БИК', section: 'bank', kind: 'digits', ...bank(9), exact: [9] },
    paymentAccount: {
      label: 'Расчётный счёт',
      section: 'bank',
      kind: 'code',
      ...bank(20),
      exact: [20],
      ...hinted(treasury('казначейский счёт, начинается с 03')),
    },
    correspondentAccount: {
      label: 'Корреспондентский счёт',
      section: 'bank',
      kind: 'code',
      ...bank(20),
      exact: [20],
      ...hinted(treasury('единый казначейский счёт, начинается с 40102')),
    },
    ...(isOrganization ? budget() : {}),
    ...people(type),
    ...(type === 0 ? {} : { taxSystem: TAXES }),
  } as Shapes;
}

const TAXES: Shape = {
  ...{ label: 'Система налогообложения', section: 'who', kind: 'choice' },
  hint: 'Счёт и акт скажут по ней, почему без НДС',
};

/** Money for an organization with an account in a treasury finds its way by them. */
function budget(): Shapes {
  const digits = { section: 'bank', kind: 'digits' } as const;
  return {
    cbc: { ...digits, label: 'КБК', exact: [20], hint: 'Для казначейства: 20 цифр' },
    oktmo: { ...digits, label: 'ОКТМО', exact: [8, 11], hint: 'Для казначейства: 8 или 11 цифр' },
  };
}

function foreign(country: Exclude<CountryCode, 'RU'>, type: LegalForm): Shapes {
  const lengths = { BY: 9, KZ: 12, AM: 8 }[country];
  const label = country === 'KZ' && type !== 1 ? 'ИИН' : TAX_NUMBER[country];
  const account: Shape = {
    BY: { label: 'Расчётный счёт (IBAN)', exact: [28], hint: 'Начинается с BY' },
    KZ: { label: 'Расчётный счёт (IBAN)', exact: [20], hint: 'Начинается с KZ' },
    AM: { label: 'Расчётный счёт', hint: 'Как в справке банка' },
  }[country] as Shape;
  return {
    ...names(type, false),
    // A Belarusian person's number begins with two letters.
    inn: { label, section: 'who', kind: country === 'BY' && type !== 1 ? 'code' : 'digits', exact: [lengths] },
    ...(type === 0 ? { passportSeriesNumber: { label: 'Серия и номер паспорта', section: 'who', kind: 'code' } } : {}),
    bankName: text('Наименование банка', 'bank'),
    bik: { label: country === 'AM' ? 'Код банка (SWIFT)' : 'БИК', section: 'bank', kind: 'code', exact: [8, 11] },
    paymentAccount: { ...account, section: 'bank', kind: country === 'AM' ? 'digits' : 'code' },
    ...people(type),
  } as Shapes;
}

function requiredInRussia(type: LegalForm, owner: RequisiteOwner): ReadonlySet<RequisiteField> {
  if (type === 0) return new Set(['inn', 'fullName', 'passportSeriesNumber']);
  return new Set<RequisiteField>([
    ...(['inn', 'organizationName', 'organizationAddress', 'ogrn', 'fullName'] as const),
    ...(['bankName', 'bik', 'paymentAccount', 'correspondentAccount'] as const),
    ...(type === 1 ? (['kpp'] as const) : []),
    ...(owner === 'Organizer' ? (['director', 'buhgalter'] as const) : []),
  ]);
}

/** Only the fields that a payment cannot do without; the country's people know what else their papers need. */
function requiredAbroad(type: LegalForm): ReadonlySet<RequisiteField> {
  if (type === 0) return new Set(['fullName']);
  return new Set(['inn', 'organizationName', 'bankName', 'bik', 'paymentAccount']);
}
