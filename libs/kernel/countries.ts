// The countries of the participants, and how their telephone numbers are written.

export const COUNTRY_CODES = ['RU', 'BY', 'KZ', 'AM'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export interface Country {
  countryCode: CountryCode;
  /** «+7». */
  phoneCode: string;
  name: string;
  /** Name with the telephone code, for a list to choose from. */
  title: string;
  /** `#` is a digit of the number within the country. */
  pattern: string;
  phoneFormat: string;
  phonePlaceholder: string;
  /** ISO 4217 code of the currency. */
  currency: string;
}

function country(
  countryCode: CountryCode,
  name: string,
  phoneCode: string,
  pattern: string,
  currency: string,
): Country {
  return {
    countryCode,
    phoneCode,
    name,
    title: `${name}, ${phoneCode}`,
    pattern,
    phoneFormat: `${phoneCode} ${pattern}`,
    phonePlaceholder: `${phoneCode} ${pattern.replaceAll('#', '_')}`,
    currency,
  };
}

export const COUNTRIES: readonly Country[] = [
  country('RU', 'Россия', '+7', '(###) ###-##-##', 'RUB'),
  country('BY', 'Беларусь', '+375', '(##) ###-##-##', 'BYN'),
  country('KZ', 'Казахстан', '+7', '(###) ###-##-##', 'KZT'),
  country('AM', 'Армения', '+374', '(##) ###-##-##', 'AMD'),
];

/** The country of an ISO code; Russia for an unknown one. */
export function countryOf(code: string): Country {
  return COUNTRIES.find(({ countryCode }) => countryCode === code) ?? COUNTRIES[0]!;
}

// Armenian numbers have eight digits; its pattern leaves room for nine.
const SHORTEST: Partial<Record<CountryCode, number>> = { AM: 8 };

/** «8 (999) …»: an «8» that stands apart is dialled before the number and is no digit of it. */
const DIALLED_FIRST = /^8[\s(-]+\d{3}/;

/**
 * Digits of the number within the country («9991234567»), however it was typed; null when it is not a number of that
 * country.
 */
export function phoneDigits(text: string, code: string): string | null {
  const { countryCode, phoneCode, pattern } = countryOf(code);
  const longest = pattern.split('#').length - 1;
  const shortest = SHORTEST[countryCode] ?? longest;
  const fits = (digits: string) => digits.length >= shortest && digits.length <= longest;
  const typed = text.replace(/\D/g, '');
  const own = phoneCode.slice(1);
  if (text.trim().startsWith('+')) {
    return typed.startsWith(own) && fits(typed.slice(own.length)) ? typed.slice(own.length) : null;
  }
  if (fits(typed) && !(own === '7' && DIALLED_FIRST.test(text.trim()))) return typed;
  // «8 999 …» and «7 999 …» within the country; «375 29 …» without its plus.
  const rest =
    own === '7' && /^[78]/.test(typed) ? typed.slice(1) : typed.startsWith(own) ? typed.slice(own.length) : '';
  return fits(rest) ? rest : null;
}

/** «+7 (999) 123-45-67» of the digits within the country, as far as they go. */
export function formatPhone(digits: string, code: string): string {
  const { phoneCode, pattern } = countryOf(code);
  let at = 0;
  let shown = '';
  for (const sign of pattern) {
    if (at >= digits.length) break;
    shown += sign === '#' ? digits[at++]! : sign;
  }
  return shown === '' ? '' : `${phoneCode} ${shown}`;
}

/** Formats a number by its country's pattern while it is typed or pasted; digits beyond the pattern are dropped. */
export function maskPhone(typed: string, code: string): string {
  const { phoneCode, pattern } = countryOf(code);
  const text = typed.trim();
  const longest = pattern.split('#').length - 1;
  let digits = text.replace(/\D/g, '');
  const own = phoneCode.slice(1);
  if (text.startsWith('+')) {
    // «+», or «+3» of «+375»: the country code is not complete yet.
    if (own.startsWith(digits)) return `+${digits}`;
    if (digits.startsWith(own)) digits = digits.slice(own.length);
  } else if (own === '7') {
    // «8 900 …» and «7 900 …» within the country. Ten digits are complete as they are: «800 555-35-35».
    const isPrefixed = digits.startsWith('8') || (digits.startsWith('7') && code === 'RU');
    if (digits.length === 1 && isPrefixed) return digits;
    const isApart = DIALLED_FIRST.test(text);
    if (isApart || (digits.length > longest ? /^[78]/.test(digits) : isPrefixed && digits.length < longest))
      digits = digits.slice(1);
  } else if (digits.length > longest && digits.startsWith(own)) {
    digits = digits.slice(own.length);
  }
  return formatPhone(digits.slice(0, longest), code);
}

/** The country of a complete number that begins with its «+375…», or null. */
export function countryOfPhone(text: string): CountryCode | null {
  if (!text.trim().startsWith('+')) return null;
  return COUNTRIES.find(({ countryCode }) => phoneDigits(text, countryCode) !== null)?.countryCode ?? null;
}

/**
 * A telephone as the portal shows it: 10 digits, or 11 without the first, as +7 (xxx) xxx-xx-xx; anything else
 * unchanged.
 */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const own = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits;
  return own.length === 10 ? formatPhone(own, 'RU') : phone.trim();
}
