// Vectors: the worked examples of the Bank of Russia's rule, and accounts of banks and treasuries from public lists.

import { describe, expect, it } from 'vitest';
import { accountFits, correspondentFits, isAccountForm } from './account-key.ts';

function slipsOf(account: string): string[] {
  return [...account].flatMap((right, place) =>
    [...'0123456789']
      .filter((digit) => digit !== right)
      .map((digit) => account.slice(0, place) + digit + account.slice(place + 1)),
  );
}

describe('the key of an account', () => {
  it('in a bank follows the last three digits of its БИК', () => {
    expect(accountFits('049805746', '40602810700000000025')).toBe(true);
    expect(accountFits('044525225', '40702810138250123017')).toBe(true);
    expect(accountFits('044525226', '40702810138250123017')).toBe(false);
  });

  it('in a settlement centre, and of a correspondent account, its region', () => {
    expect(accountFits('049805000', '30101810800000000746')).toBe(true);
    expect(accountFits('049805001', '30101810800000000746')).toBe(true);
    expect(correspondentFits('044525225', '30101810400000000225')).toBe(true);
    expect(correspondentFits('044525225', '30101810145250000974')).toBe(true);
    expect(correspondentFits('049805746', '30101810400000000225')).toBe(false);
  });

  it.each([
    ['004525988', '40102810545370000003'],
    ['014030106', '40102810945370000005'],
    ['012202102', '40102810745370000024'],
    ['017003983', '40102810445370000059'],
    ['019205400', '40102810445370000079'],
    ['016577551', '40102810645370000054'],
    ['013469126', '40102810945370000034'],
    ['007162163', '40102810245370000007'],
    ['018073401', '40102810045370000067'],
  ])('holds for the single treasury account at %s', (bik, account) => {
    expect(correspondentFits(bik, account)).toBe(true);
  });

  it('counts the letter of a currency as its digit', () => {
    const withDigit = '40702810138250123017';
    const letter = 'ABCEHKMPTX'[Number(withDigit[5])]!;
    const withLetter = withDigit.slice(0, 5) + letter + withDigit.slice(6);
    expect(isAccountForm(withLetter)).toBe(true);
    expect(accountFits('044525225', withLetter)).toBe(true);
    expect(isAccountForm(`4070281A${withDigit.slice(8)}`)).toBe(false);
  });

  it('catches one wrong digit in every place', () => {
    expect(slipsOf('40702810138250123017').filter((slip) => accountFits('044525225', slip))).toEqual([]);
    expect(slipsOf('30101810400000000225').filter((slip) => correspondentFits('044525225', slip))).toEqual([]);
    expect(slipsOf('40102810545370000003').filter((slip) => correspondentFits('004525988', slip))).toEqual([]);
  });
});
