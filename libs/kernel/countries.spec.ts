import { describe, expect, it } from 'vitest';
import { COUNTRIES, formatPhone, maskPhone, phoneDigits } from './countries.ts';

describe('a telephone number', () => {
  it.each([
    ['9991234567', 'RU', '9991234567'],
    ['8 (999) 123-45-67', 'RU', '9991234567'],
    ['+7 999 123 45 67', 'KZ', '9991234567'],
    ['+375 29 123-45-67', 'BY', '291234567'],
    ['375291234567', 'BY', '291234567'],
    ['+374 10 123456', 'AM', '10123456'],
    ['+375 29 123-45-67', 'RU', null],
    ['999123456', 'RU', null],
    ['19991234567', 'RU', null],
    ['позвоните', 'RU', null],
  ])('«%s» in %s is %s', (typed, country, digits) => {
    expect(phoneDigits(typed, country)).toBe(digits);
  });

  it('is shown by the pattern of its country, also while it is typed', () => {
    expect(formatPhone('9991234567', 'RU')).toBe('+7 (999) 123-45-67');
    expect(formatPhone('29123', 'BY')).toBe('+375 (29) 123');
    expect(formatPhone('', 'AM')).toBe('');
  });

  it.each([
    ['9', 'RU', '+7 (9'],
    ['89', 'RU', '+7 (9'],
    ['+7 (9991', 'RU', '+7 (999) 1'],
    ['79991234567', 'RU', '+7 (999) 123-45-67'],
    ['7011234567', 'KZ', '+7 (701) 123-45-67'],
    ['+375291', 'BY', '+375 (29) 1'],
    ['+1 212', 'RU', '+1 212'],
    ['+', 'RU', '+'],
    ['', 'RU', ''],
  ])('«%s» typed in %s is shown as «%s»', (typed, country, shown) => {
    expect(maskPhone(typed, country)).toBe(shown);
  });

  it('has a pattern and a currency in each of the four countries', () => {
    expect(COUNTRIES.map(({ phoneFormat, currency }) => `${phoneFormat} ${currency}`)).toEqual([
      '+7 (###) ###-##-## RUB',
      '+375 (##) ###-##-## BYN',
      '+7 (###) ###-##-## KZT',
      '+374 (##) ###-##-## AMD',
    ]);
  });
});
