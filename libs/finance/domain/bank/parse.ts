// 1CClientBankExchange 1.02–1.03, read leniently: unknown keys and lines pass, what is unfinished is dropped and told.

import { decodeStatement, type StatementEncoding } from './decode.ts';
import { parseAmount, parseBalance, parseDay } from './values.ts';

export interface AccountSection {
  account: string;
  opening: number | null;
  income: number | null;
  outcome: number | null;
  closing: number | null;
}

export interface Side {
  account: string;
  inn: string;
  name: string;
}

export interface BankDocument {
  kind: string;
  number: string;
  /** Null: no such day, or none. */
  date: string | null;
  /** Null: not a sum. */
  amount: number | null;
  payer: Side;
  payee: Side;
  /** ДатаСписано and ДатаПоступило; empty when the bank has not written one, null when it is no day. */
  debitedOn: string | null;
  creditedOn: string | null;
  purpose: string;
}

export interface Statement {
  encoding: StatementEncoding;
  isStatement: boolean;
  isTruncated: boolean;
  /** Named in the heading. */
  named: string[];
  sections: AccountSection[];
  documents: BankDocument[];
}

type Keys = Map<string, string>;

const HEAD = /^\s*1CClientBankExchange\s*$/;
const PURPOSE_LINES = [1, 2, 3, 4, 5, 6].map((line) => `НазначениеПлатежа${line}`);

export function parseStatement(bytes: Uint8Array): Statement {
  const { encoding, text } = decodeStatement(bytes);
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const statement: Statement = {
    encoding,
    isStatement: false,
    isTruncated: true,
    named: [],
    sections: [],
    documents: [],
  };
  if (!HEAD.test(lines[0] ?? '')) return { ...statement, isTruncated: false };
  statement.isStatement = true;
  let heading: Keys | null = new Map();
  let open: { kind: 'account' | 'document'; keys: Keys } | null = null;
  let isDropped = false;
  for (const line of lines.slice(1)) {
    const [key, value] = split(line);
    if (key === 'КонецФайла') {
      statement.isTruncated = open !== null || isDropped;
      return statement;
    }
    if (key === 'СекцияДокумент' || key === 'СекцияРасчСчет') {
      isDropped ||= open !== null;
      heading = null;
      open = { kind: key === 'СекцияДокумент' ? 'document' : 'account', keys: new Map([[key, value]]) };
    } else if (key === 'КонецДокумента' && open?.kind === 'document') {
      statement.documents.push(documentOf(open.keys));
      open = null;
    } else if (key === 'КонецРасчСчет' && open?.kind === 'account') {
      statement.sections.push(sectionOf(open.keys));
      open = null;
    } else if (heading && key === 'РасчСчет') statement.named.push(bare(value));
    else keep(open?.keys, key, value);
  }
  return statement;
}

function split(line: string): [string, string] {
  const at = line.indexOf('=');
  return at === -1 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** A key that comes twice says what it said first. */
function keep(keys: Keys | undefined, key: string, value: string): void {
  if (keys && !keys.get(key)) keys.set(key, value);
}

function bare(account: string): string {
  return account.replaceAll(/\s/g, '');
}

function sectionOf(keys: Keys): AccountSection {
  const sum = (key: string) => parseBalance(keys.get(key) ?? '');
  return {
    account: bare(keys.get('РасчСчет') ?? ''),
    opening: sum('НачальныйОстаток'),
    income: sum('ВсегоПоступило'),
    outcome: sum('ВсегоСписано'),
    closing: sum('КонечныйОстаток'),
  };
}

function documentOf(keys: Keys): BankDocument {
  const said = (key: string) => keys.get(key) ?? '';
  const day = (key: string) => (said(key) === '' ? '' : parseDay(said(key)));
  return {
    kind: said('СекцияДокумент'),
    number: said('Номер'),
    date: parseDay(said('Дата')),
    amount: parseAmount(said('Сумма')),
    payer: sideOf(keys, 'Плательщик'),
    payee: sideOf(keys, 'Получатель'),
    debitedOn: day('ДатаСписано'),
    creditedOn: day('ДатаПоступило'),
    purpose: purposeOf(keys),
  };
}

function sideOf(keys: Keys, side: 'Плательщик' | 'Получатель'): Side {
  const said = (key: string) => keys.get(`${side}${key}`) ?? '';
  const account = bare(said('Счет') || said('РасчСчет'));
  // Where there is no second line, the first one begins with the ИНН.
  const inn = said('ИНН') || (/^ИНН\s*(\d{10}|\d{12})(?!\d)/.exec(said(''))?.[1] ?? '');
  return { account, inn: bare(inn), name: said('1') || said('').replace(/^ИНН\s*\d+\s*/, '') };
}

/** Broken into lines, a word may end with its hyphen: a number goes on in the next line. */
function purposeOf(keys: Keys): string {
  const whole = keys.get('НазначениеПлатежа');
  if (whole) return whole;
  return PURPOSE_LINES.map((key) => keys.get(key) ?? '')
    .filter((line) => line !== '')
    .reduce((joined, line) => (joined === '' || joined.endsWith('-') ? joined + line : `${joined} ${line}`), '');
}
