// Texts beside a form's field: the page that checks before sending and the server that refuses say the same.

import { counted, formatThousandths } from './russian.ts';

/** Texts by the field's name in its call, where «Заполните это поле» would be cold. */
const MISSING: Partial<Record<string, string>> = {
  title: 'Напишите название',
  companyName: 'Напишите название организации',
  fullName: 'Напишите фамилию, имя и отчество',
  name: 'Напишите имя',
  email: 'Напишите почту',
  login: 'Напишите почту, по которой входите',
  phone: 'Напишите номер телефона',
  city: 'Напишите город',
  password: 'Введите пароль',
  oldPassword: 'Введите прежний пароль',
  code: 'Введите код',
  text: 'Напишите, что показать',
  reason: 'Напишите причину',
  beginDate: 'Выберите день начала',
  endDate: 'Выберите день окончания',
  begin: 'Укажите день и время начала',
  minutes: 'Сколько минут?',
  competitionDisplaySettingGuid: 'Выберите экран',
};

/** What a pattern requires, where a person cannot guess it. */
const WRITTEN: Partial<Record<string, string>> = {
  code: 'Введите шесть цифр из письма',
  color: 'Выберите цвет',
  accent: 'Выберите цвет',
  ground: 'Выберите цвет',
};

const signs = (count: number) => counted(count, 'знака', 'знаков', 'знаков');
const number = (value: number, isThousandths: boolean) =>
  isThousandths ? formatThousandths(value) : value.toLocaleString('ru-RU');

/** Exported alone for schemas that need no other text. */
export const BAD_SIGNS = 'Недопустимые знаки';

export const FAULT_WORDS = {
  missing: (field: string): string => MISSING[field] ?? 'Заполните это поле',
  notChosen: (field: string): string => MISSING[field] ?? 'Выберите из списка',
  tooLong: (max: number, now?: number): string =>
    `Не длиннее ${signs(max)}${now === undefined ? '' : `, сейчас ${now.toLocaleString('ru-RU')}`}`,
  tooShort: (min: number, now?: number): string =>
    `Не короче ${signs(min)}${now === undefined ? '' : `, сейчас ${now.toLocaleString('ru-RU')}`}`,
  written: (field: string): string => WRITTEN[field] ?? 'Проверьте, как это записано',
  signs: BAD_SIGNS,
  notNumber: (isThousandths: boolean): string =>
    isThousandths ? 'Число до тысячных, например 9,5' : 'Введите целое число',
  bounds({ min, max, isThousandths }: { min?: number; max?: number; isThousandths: boolean }): string {
    if (min === undefined) return `Не больше ${number(max!, isThousandths)}`;
    if (max === undefined) return `Не меньше ${number(min, isThousandths)}`;
    return `От ${number(min, isThousandths)} до ${number(max, isThousandths)}`;
  },
  noDay: (field: string): string => MISSING[field] ?? 'Выберите день',
  noInstant: (field: string): string => MISSING[field] ?? 'Укажите день и время',
  tooMany: (max: number): string => `За один раз — не больше ${max.toLocaleString('ru-RU')}`,
  tooFew: 'Выберите хотя бы одно',
} as const;
