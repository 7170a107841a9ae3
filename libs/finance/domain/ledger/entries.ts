// Double entry: what each deed posts. The postings of an entry sum to 0; a mistake is taken back by the negated entry.

export type AccountKind = 'due' | 'income' | 'retained' | 'advance' | 'bank' | 'cash' | 'online' | 'offset';

/** `of`: the application of a debt, the event of an income, the payer of an advance, where the money lies. */
export interface LedgerAccount {
  kind: AccountKind;
  of: string;
}

export interface Posting extends LedgerAccount {
  /** In hundredths, never 0. A debt is above 0, money that has come is above 0. */
  amount: number;
}

export type EntryKind = 'accrual' | 'receipt' | 'allocation' | 'reallocation' | 'refund' | 'retention' | 'storno';

export interface LedgerEntry {
  kind: EntryKind;
  postings: Posting[];
}

function entry(kind: EntryKind, postings: Posting[]): LedgerEntry {
  return { kind, postings: postings.filter(({ amount }) => amount !== 0) };
}

/** A price that has come or changed: `difference` may be below 0. */
export function accrual(application: string, event: string, difference: number): LedgerEntry {
  return entry('accrual', [
    { kind: 'due', of: application, amount: difference },
    { kind: 'income', of: event, amount: -difference },
  ]);
}

/** What stays with the organizer of one who has left; never more than he has paid. */
export function retention(application: string, event: string, amount: number): LedgerEntry {
  return entry('retention', [
    { kind: 'due', of: application, amount },
    { kind: 'retained', of: event, amount: -amount },
  ]);
}

/** Money that has come lies with its payer until it is allocated. */
export function receipt(place: LedgerAccount, payer: string, amount: number): LedgerEntry {
  return entry('receipt', [
    { ...place, amount },
    { kind: 'advance', of: payer, amount: -amount },
  ]);
}

export function allocation(
  payer: string,
  parts: readonly (readonly [application: string, amount: number])[],
): LedgerEntry {
  const whole = parts.reduce((sum, [, amount]) => sum + amount, 0);
  return entry('allocation', [
    { kind: 'advance', of: payer, amount: whole },
    ...parts.map(([of, amount]): Posting => ({ kind: 'due', of, amount: -amount })),
  ]);
}

/** Given back from where it was allocated to, or from the advance. */
export function refund(
  place: LedgerAccount,
  payer: string,
  parts: readonly (readonly [application: string | null, amount: number])[],
): LedgerEntry {
  const whole = parts.reduce((sum, [, amount]) => sum + amount, 0);
  return entry('refund', [
    ...parts.map(([application, amount]): Posting =>
      application === null ? { kind: 'advance', of: payer, amount } : { kind: 'due', of: application, amount },
    ),
    { ...place, amount: -whole },
  ]);
}

/** A mistaken confirmation: no money moves, all that it posted is taken back. */
export function storno(postings: readonly Posting[]): LedgerEntry {
  return entry(
    'storno',
    summed(postings).map((posting) => ({ ...posting, amount: -posting.amount })),
  );
}

export function isBalanced({ postings }: Pick<LedgerEntry, 'postings'>): boolean {
  return postings.reduce((sum, { amount }) => sum + amount, 0) === 0;
}

/** One posting an account, none of 0. */
export function summed(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const { kind, of, amount } of postings) {
    const key = `${kind}:${of}`;
    sums.set(key, { kind, of, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** Balances of all accounts by `kind:of`; accounts at 0 are left out. */
export function replay(entries: readonly Pick<LedgerEntry, 'postings'>[]): Map<string, number> {
  const all = summed(entries.flatMap(({ postings }) => postings));
  return new Map(all.map(({ kind, of, amount }) => [`${kind}:${of}`, amount]));
}
