// Vectors: numbers of well-known organizations from their own pages, and the worked examples of the published rules.

import { describe, expect, it } from 'vitest';
import { isBinRight, isIbanRight, isInnRight, isOgrnRight, isUnpRight } from './check-digits.ts';

/** Every number with one digit mistyped, the commonest slip. */
function slipsOf(number: string): string[] {
  return [...number].flatMap((right, place) =>
    /\d/.test(right)
      ? [...'0123456789']
          .filter((digit) => digit !== right)
          .map((digit) => number.slice(0, place) + digit + number.slice(place + 1))
      : [],
  );
}

describe('the control digits of', () => {
  it.each([
    ['ИНН', isInnRight, ['7707083893', '7728812089', '7717694852', '7718106782', '500100732259']],
    ['ОГРН', isOgrnRight, ['1027700132195', '1117746358608', '1037739010891', '1127746506634', '1117746181497']],
    ['ОГРНИП', isOgrnRight, ['304500116000157', '318547600009451', '315525700005025']],
    ['УНП', isUnpRight, ['100325912', '100693551', '100220190', '800013732']],
    ['БИН', isBinRight, ['971240001315', '940140000385', '941240000193', '020240000555']],
    ['IBAN', isIbanRight, ['BY13NBRB3600900000002Z00AB00', 'KZ86125KZT5004100100']],
  ] as const)('%s agree', (_, isRight, numbers) => {
    for (const number of numbers) expect([number, isRight(number)]).toEqual([number, true]);
  });

  it.each([
    ['ИНН', isInnRight, ['7707083894', '500100732250', '500100732269', '0000000000', '000000000000', '770708389', '']],
    ['ОГРН', isOgrnRight, ['1027700132190', '0000000000000', '304500116000158', '102770013219', '10277001З2195']],
    ['УНП', isUnpRight, ['100325913', '000000000', '10032591']],
    ['БИН', isBinRight, ['971240001316', '000000000000', '97124000131']],
    ['IBAN', isIbanRight, ['KZ86125KZT5004100101', 'kz86125KZT5004100100', 'KZ', '86125']],
  ] as const)('a wrong %s do not', (_, isRight, numbers) => {
    for (const number of numbers) expect([number, isRight(number)]).toEqual([number, false]);
  });
});

// A control digit of 0 (for ОГРНИП also 1 and 2) stands for two remainders, so the rule itself misses a few slips in
// such numbers; none of these numbers has one.
describe('one wrong digit is caught in', () => {
  it.each([
    ['ИНН', isInnRight, ['7707083893', '7728812089', '500100732259']],
    ['ОГРН', isOgrnRight, ['1027700132195', '1117746358608', '1127746506634']],
    ['ОГРНИП', isOgrnRight, ['304500116000157', '315525700005025']],
    ['УНП', isUnpRight, ['100325912', '100220190', '800013732']],
    ['IBAN', isIbanRight, ['BY13NBRB3600900000002Z00AB00', 'KZ86125KZT5004100100']],
  ] as const)('every place of %s', (_, isRight, numbers) => {
    for (const number of numbers) expect(slipsOf(number).filter(isRight)).toEqual([]);
  });
});
