// Checks the key of a Russian bank account (Bank of Russia, 08.09.1997 № 515): three digits of the bank and the twenty
// of the account, weights 7, 1, 3; the last digits of the products must add up to a multiple of ten.

const WEIGHTS = [7, 1, 3];
/** Clearing currencies have a letter in the sixth place. */
const LETTERS = 'ABCEHKMPTX';

function keyFits(bank: string, account: string): boolean {
  const digits = bank + account.replace(/[A-Z]/g, (letter) => String(LETTERS.indexOf(letter)));
  return [...digits].reduce((sum, digit, index) => sum + ((Number(digit) * WEIGHTS[index % 3]!) % 10), 0) % 10 === 0;
}

export function isBikForm(bik: string): boolean {
  return /^\d{9}$/.test(bik);
}

/** Twenty digits, or nineteen with a currency's letter in the sixth place. */
export function isAccountForm(account: string): boolean {
  return /^\d{5}[\dABCEHKMPTX]\d{14}$/.test(account);
}

/** A treasury account of a budget institution: it has no key, and the currency stands in its place. */
export function isTreasuryAccount(account: string): boolean {
  return account.startsWith('03');
}

/** The single treasury account, which a budget institution has instead of a correspondent account. */
export function isSingleTreasuryAccount(account: string): boolean {
  return account.startsWith('40102');
}

/** A correspondent account, a single treasury account, or another account that the Bank of Russia keeps. */
export function correspondentFits(bik: string, account: string): boolean {
  return keyFits(`0${bik.slice(4, 6)}`, account);
}

/** A client's account in a bank, or in a cash settlement centre of the Bank of Russia (BIK on 000, 001, 002). */
export function accountFits(bik: string, account: string): boolean {
  return /00[012]$/.test(bik) ? correspondentFits(bik, account) : keyFits(bik.slice(6), account);
}
