// The same directory as a table: its columns are found by their headings.

import { bankOf, type Bank } from './bank.ts';

const HEADINGS: Readonly<Record<'bik' | 'name' | 'kind' | 'place' | 'account', readonly string[]>> = {
  bik: ['бик', 'bic', 'bik', 'newnum'],
  name: ['наименование', 'наименование участника', 'наименование банка', 'банк', 'namep', 'name'],
  kind: ['тип населенного пункта', 'тип населённого пункта', 'tnp'],
  place: ['населенный пункт', 'населённый пункт', 'город', 'nnp', 'city'],
  account: [
    'корр. счет',
    'корр. счёт',
    'корсчет',
    'корсчёт',
    'корреспондентский счет',
    'корреспондентский счёт',
    'счет',
    'счёт',
    'account',
    'ksnp',
  ],
};

/** Null: no table of banks. `leftOut`: rows that name no bank. */
export function readBankTable(rows: readonly (readonly string[])[]): { banks: Bank[]; leftOut: number } | null {
  const [head, ...rest] = rows;
  const titles = (head ?? []).map((title) => title.replace(/\s+/g, ' ').trim().toLowerCase());
  const at = Object.fromEntries(
    Object.entries(HEADINGS).map(([key, known]) => [key, titles.findIndex((title) => known.includes(title))]),
  ) as Record<keyof typeof HEADINGS, number>;
  if (at.bik < 0 || at.name < 0) return null;
  const banks = rest.flatMap((row) => {
    const cell = (key: keyof typeof HEADINGS) => (at[key] < 0 ? '' : (row[at[key]] ?? '').trim());
    // A table program takes the zero away that every BIC begins with.
    const bik = cell('bik').replace(/^\d{8}$/, (short) => `0${short}`);
    const kind = cell('kind').replace(/\.?$/, '.');
    const place = [kind.length > 1 ? kind : '', cell('place')].filter(Boolean).join(' ');
    const bank = bankOf(bik, cell('name'), cell('place') === '' ? '' : place, cell('account'));
    return bank ? [bank] : [];
  });
  return { banks, leftOut: rest.length - banks.length };
}
