import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOfPhone, formatPhone, maskPhone, phoneDigits, phoneText } from './countries.ts';

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
    // A digit was forgotten: the «8» that stands apart is no digit of the number.
    ['8 (999) 123-45-6', 'RU', null],
    ['8-701-123-45-6', 'KZ', null],
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
    ['8 (900) 123-45-67', 'RU', '+7 (900) 123-45-67'],
    ['8 (701) 123-45-67', 'KZ', '+7 (701) 123-45-67'],
    ['800 555-35-35', 'RU', '+7 (800) 555-35-35'],
    ['8 (999) 123-45-6', 'RU', '+7 (999) 123-45-6'],
    ['8 (800) 555-35-3', 'RU', '+7 (800) 555-35-3'],
    ['8 800 555-35-35 доб. 12', 'RU', '+7 (800) 555-35-35'],
    ['+7 (900) 123-45-678', 'RU', '+7 (900) 123-45-67'],
    ['375 29 123-45-67', 'BY', '+375 (29) 123-45-67'],
    ['8', 'RU', '8'],
    ['позвоните', 'RU', ''],
    ['+7 (', 'RU', '+7'],
    ['+37', 'BY', '+37'],
    ['+', 'RU', '+'],
    ['', 'RU', ''],
  ])('«%s» typed in %s is shown as «%s»', (typed, country, shown) => {
    expect(maskPhone(typed, country)).toBe(shown);
  });

  it('tells its country by its own code', () => {
    expect(countryOfPhone('+375 29 123-45-67')).toBe('BY');
    expect(countryOfPhone('+7 999 123 45 67')).toBe('RU');
    expect(countryOfPhone('+375 29')).toBeNull();
    expect(countryOfPhone('375291234567')).toBeNull();
  });

  it.each([
    ['9991234567', '+7 (999) 123-45-67'],
    ['8 (999) 123-45-67', '+7 (999) 123-45-67'],
    ['+7 (999) 123-45-67', '+7 (999) 123-45-67'],
    ['+375 (29) 123-45-67', '+375 (29) 123-45-67'],
    ['', ''],
  ])('«%s» is shown as «%s»', (phone, shown) => {
    expect(phoneText(phone)).toBe(shown);
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
