// Control digits of taxpayers' and registration numbers. Each function takes a number of the right length in digits and
// returns whether its control digits agree; all zeros never do. Sources: check-digits.spec.ts.

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

function isNumber(value: string, length: number): boolean {
  return value.length === length && /^\d+$/.test(value) && !/^0+$/.test(value);
}

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12 = [3, ...INN_11];

/** INN of an organization, 10 digits, or of a person, 12. */
export function isInnRight(inn: string): boolean {
  const agrees = (weights: number[]) => (weighted(inn, weights) % 11) % 10 === Number(inn[weights.length]);
  if (isNumber(inn, 10)) return agrees(INN_10);
  return isNumber(inn, 12) && agrees(INN_11) && agrees(INN_12);
}

/**
 * OGRN (13 digits) or OGRNIP (15): all digits but the last, modulo 11 or 13, give the last one. Below 2^53, so exact.
 */
export function isOgrnRight(ogrn: string): boolean {
  const agrees = (modulus: number) => (Number(ogrn.slice(0, -1)) % modulus) % 10 === Number(ogrn.at(-1));
  if (isNumber(ogrn, 13)) return agrees(11);
  return isNumber(ogrn, 15) && agrees(13);
}

/** UNP of a Belarusian organization, nine digits; numbers whose sum leaves 10 are never issued. */
export function isUnpRight(unp: string): boolean {
  return isNumber(unp, 9) && weighted(unp, [29, 23, 19, 17, 13, 7, 5, 3]) % 11 === Number(unp[8]);
}

const KAZAKH_FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const KAZAKH_SECOND = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

/** BIN or IIN of Kazakhstan, twelve digits; when the first weights leave 10, the second weights decide. */
export function isBinRight(bin: string): boolean {
  if (!isNumber(bin, 12)) return false;
  const first = weighted(bin, KAZAKH_FIRST) % 11;
  return (first === 10 ? weighted(bin, KAZAKH_SECOND) % 11 : first) === Number(bin[11]);
}

/** IBAN by ISO 13616: with the first four characters moved to the end and letters as numbers, modulo 97 leaves 1. */
export function isIbanRight(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return (
    [...moved].reduce((rest, letter) => {
      const value = Number.parseInt(letter, 36);
      return (rest * (value > 9 ? 100 : 10) + value) % 97;
    }, 0) === 1
  );
}
