// The rows of a statement: which way the money went, whether a row counts, whether it is known already.

import type { AccountSection, BankDocument, Side, Statement } from './parse.ts';
import { folded } from './values.ts';

export type RowState =
  | 'ok'
  | 'duplicate'
  | 'possibleDuplicate'
  | 'notPosted'
  | 'internal'
  | 'foreign'
  | 'zero'
  | 'badAmount'
  | 'badDate';
export type Direction = 'in' | 'out';
export type StatementWarning = 'truncated' | 'balanceMismatch' | 'incomeMismatch' | 'outcomeMismatch' | 'foreignRows';
export type StatementRefusal = 'notStatement' | 'notOurAccount';

/** By these a row of a bank is told from all others; the purpose only tells a repetition from a namesake. */
export interface BankKey {
  account: string;
  direction: Direction;
  date: string;
  number: string;
  counterAccount: string;
  amount: number;
}

export interface KnownRow extends BankKey {
  purpose: string;
}

export interface BankRow {
  document: BankDocument;
  state: RowState;
  /** What follows is there in every state but foreign, internal, badAmount and badDate. */
  direction: Direction | null;
  account: string;
  counter: Side;
  paidOn: string;
  receivedOn: string;
}

export function keyOf(row: BankRow): BankKey {
  const { document, account, direction, counter } = row;
  return {
    account,
    direction: direction ?? 'in',
    date: document.date ?? '',
    number: document.number,
    counterAccount: counter.account,
    amount: document.amount ?? 0,
  };
}

export function textOfKey({ account, direction, date, number, counterAccount, amount }: BankKey): string {
  return [account, direction, date, folded(number), counterAccount, amount].join('|');
}

export function rowsOf(statement: Statement, own: ReadonlySet<string>, known: readonly KnownRow[]): BankRow[] {
  const purposes = new Map<string, Set<string>>();
  for (const row of known) {
    const key = textOfKey(row);
    purposes.set(key, (purposes.get(key) ?? new Set()).add(folded(row.purpose)));
  }
  return statement.documents.map((document) => {
    const row = rowOf(document, own);
    if (row.state !== 'ok') return row;
    const key = textOfKey(keyOf(row));
    const before = purposes.get(key);
    if (before === undefined) {
      purposes.set(key, new Set([folded(document.purpose)]));
      return row;
    }
    return { ...row, state: before.has(folded(document.purpose)) ? 'duplicate' : 'possibleDuplicate' };
  });
}

function rowOf(document: BankDocument, own: ReadonlySet<string>): BankRow {
  const { payer, payee, date, amount, debitedOn, creditedOn } = document;
  const isIn = own.has(payee.account);
  const isOut = own.has(payer.account);
  const direction = isIn === isOut ? null : isIn ? 'in' : 'out';
  const [account, counter] = isIn ? [payee.account, payer] : [payer.account, payee];
  return {
    document,
    state: stateOf(),
    direction,
    account,
    counter,
    paidOn: debitedOn || (date ?? ''),
    receivedOn: creditedOn ?? '',
  };

  function stateOf(): RowState {
    if (!isIn && !isOut) return 'foreign';
    if (date === null || debitedOn === null || creditedOn === null) return 'badDate';
    if (amount === null) return 'badAmount';
    if (amount === 0) return 'zero';
    if (direction === null) return 'internal';
    return direction === 'in' && creditedOn === '' ? 'notPosted' : 'ok';
  }
}

export function refusalOf(statement: Statement, own: ReadonlySet<string>): StatementRefusal | null {
  if (!statement.isStatement) return 'notStatement';
  const named = [...statement.named, ...statement.sections.map(({ account }) => account)].filter(Boolean);
  const told =
    named.length > 0 ? named : statement.documents.flatMap(({ payer, payee }) => [payer.account, payee.account]);
  return told.some((account) => own.has(account)) ? null : 'notOurAccount';
}

const COUNTED: readonly RowState[] = ['ok', 'duplicate', 'possibleDuplicate', 'internal'];

/** What the bank says of its sums, beside what its rows come to. */
export function warningsOf(
  statement: Statement,
  own: ReadonlySet<string>,
  rows: readonly BankRow[],
): StatementWarning[] {
  const found = new Set<StatementWarning>();
  if (statement.isTruncated) found.add('truncated');
  const counted = rows.filter(({ state }) => COUNTED.includes(state));
  const sections = statement.sections.filter(({ account }) => own.has(account));
  for (const { opening, income, outcome, closing } of sections) {
    if (opening === null || income === null || outcome === null || closing === null) continue;
    if (opening + income - outcome !== closing) found.add('balanceMismatch');
  }
  for (const account of new Set(sections.map((section) => section.account))) {
    const told = (side: 'income' | 'outcome') => sumOfTold(sections, account, side);
    const came = (side: 'payee' | 'payer') =>
      counted.reduce((sum, { document }) => (document[side].account === account ? sum + document.amount! : sum), 0);
    if ((told('income') ?? came('payee')) !== came('payee')) found.add('incomeMismatch');
    if ((told('outcome') ?? came('payer')) !== came('payer')) found.add('outcomeMismatch');
  }
  if (rows.some(({ state }) => state === 'foreign')) found.add('foreignRows');
  const order: StatementWarning[] = [
    'truncated',
    'balanceMismatch',
    'incomeMismatch',
    'outcomeMismatch',
    'foreignRows',
  ];
  return order.filter((warning) => found.has(warning));
}

/** Null where no section of the account names its turnover: nothing can be compared. */
function sumOfTold(sections: readonly AccountSection[], account: string, side: 'income' | 'outcome'): number | null {
  const told = sections.filter((section) => section.account === account).map((section) => section[side]);
  return told.includes(null) ? null : told.reduce<number>((sum, value) => sum + value!, 0);
}
