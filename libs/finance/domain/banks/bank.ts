// A bank of a directory of BICs, and what of it goes into a requisite.

export interface Bank {
  bik: string;
  name: string;
  /** «г. Москва»; empty where the directory says none. */
  place: string;
  /** Empty for a bank without one. */
  correspondentAccount: string;
}

export const BIK = /^[01]\d{8}$/;
const ACCOUNT = /^\d{20}$/;

/** As it stands in an invoice: name and place, each once. */
export function bankTitle({ name, place }: Pick<Bank, 'name' | 'place'>): string {
  return place === '' || name.toLowerCase().includes(place.toLowerCase()) ? name : `${name}, ${place}`;
}

/** Null: not a row of a directory. */
export function bankOf(bik: string, name: string, place: string, account: string): Bank | null {
  const clean = (text: string, most: number) =>
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, most);
  const bank = { bik: bik.trim(), name: clean(name, 200), place: clean(place, 80) };
  if (!BIK.test(bank.bik) || bank.name === '') return null;
  return { ...bank, correspondentAccount: ACCOUNT.test(account.trim()) ? account.trim() : '' };
}
