// Sums in words for invoices, acts and cash orders: «Три тысячи девятьсот рублей 00 копеек».

import { plural } from '@rampa/kernel';

export type MoneyCurrency = 'RUB' | 'BYN' | 'KZT' | 'AMD';

type Forms = readonly [one: string, few: string, many: string];

/** All four currencies have a masculine unit, so that it is always «один» and «два». */
const UNITS: Record<MoneyCurrency, { major: Forms; minor: Forms }> = {
  RUB: { major: ['рубль', 'рубля', 'рублей'], minor: ['копейка', 'копейки', 'копеек'] },
  BYN: {
    major: ['белорусский рубль', 'белорусских рубля', 'белорусских рублей'],
    minor: ['копейка', 'копейки', 'копеек'],
  },
  KZT: { major: ['тенге', 'тенге', 'тенге'], minor: ['тиын', 'тиына', 'тиынов'] },
  AMD: { major: ['драм', 'драма', 'драмов'], minor: ['лума', 'лумы', 'лум'] },
};

const ONES = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const TEENS = [
  'десять',
  ...['один', 'две', 'три', 'четыр', 'пят', 'шест', 'сем', 'восем', 'девят'].map((stem) => `${stem}надцать`),
];
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];
const FEMININE: Record<number, string> = { 1: 'одна', 2: 'две' };

/** Groups of three digits above the first, the lowest first. */
const GROUPS: readonly Forms[] = [
  ['тысяча', 'тысячи', 'тысяч'],
  ['миллион', 'миллиона', 'миллионов'],
  ['миллиард', 'миллиарда', 'миллиардов'],
  ['триллион', 'триллиона', 'триллионов'],
];

function threeDigits(number: number, isFeminine: boolean): string[] {
  const tens = Math.floor(number / 10) % 10;
  const ones = number % 10;
  const last = tens === 1 ? TEENS[ones]! : (isFeminine && FEMININE[ones]) || ONES[ones]!;
  return [HUNDREDS[Math.floor(number / 100)]!, TENS[tens]!, last];
}

/** A whole number, masculine: 21 → «двадцать один». */
export function inWords(number: number): string {
  if (number === 0) return 'ноль';
  const words: string[] = [];
  for (let group = GROUPS.length; group >= 0; group -= 1) {
    const digits = Math.floor(number / 1000 ** group) % 1000;
    if (digits === 0) continue;
    words.push(...threeDigits(digits, group === 1));
    if (group > 0) words.push(plural(digits, ...GROUPS[group - 1]!));
  }
  return words.filter((word) => word !== '').join(' ');
}

/** With ordinary spaces; a paper sets no-break ones itself. */
export function sumInWords(minor: number, currency: MoneyCurrency): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError('A sum in words is a whole number from 0.');
  const { major, minor: hundredths } = UNITS[currency];
  const whole = Math.floor(minor / 100);
  const rest = minor % 100;
  const words = inWords(whole);
  const capital = words[0]!.toUpperCase() + words.slice(1);
  return `${capital} ${plural(whole, ...major)} ${String(rest).padStart(2, '0')} ${plural(rest, ...hundredths)}`;
}
