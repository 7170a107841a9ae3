import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeStatement, type WrittenRow } from '../../testing/write-statement.ts';
import { isNamed, NameIndex, wordsOf } from './names.ts';
import { parseStatement } from './parse.ts';
import type { Claim, MoneyTarget, MoneyWorld } from './passes/standing.ts';
import { proposeStatement } from './propose.ts';

const own = '40702810400000000123';
const us = { account: own, inn: '', name: 'Мы' };
const other = { account: '40702810400000000321', inn: '', name: 'Кто-то' };

const row = (given: Partial<WrittenRow>): WrittenRow => ({
  number: '1',
  date: '2026-03-10',
  amount: 100,
  payer: other,
  payee: us,
  creditedOn: '2026-03-10',
  purpose: 'взнос',
  ...given,
});
const target = (guid: string, given: Partial<MoneyTarget> = {}): MoneyTarget => ({
  guid,
  kind: 'application',
  names: [],
  payerInn: '',
  open: 0,
  dueNow: 0,
  refundDue: 0,
  isWithdrawn: false,
  ...given,
});
const claim = (guid: string, given: Partial<Claim> = {}): Claim => ({
  ...{ guid, targets: ['а'], amount: 100, paidOn: '2026-03-10', number: '1' },
  ...given,
});
const paper = (number: string, of: string) => ({ number, target: of, isIssued: true, requisite: 'мы' });

function proposals(rows: WrittenRow[], world: Partial<MoneyWorld>) {
  const bytes = new TextEncoder().encode(writeStatement(own, rows));
  const empty = { targets: [], invoices: [], contracts: [], claims: [] };
  return proposeStatement(bytes, { today: '2026-03-12', requisiteOf: new Map([[own, 'мы']]), ...empty, ...world }, []);
}
const told = (rows: WrittenRow[], world: Partial<MoneyWorld>) =>
  proposals(rows, world).proposals.map((one) => one && [one.confidence, one.by, one.payment ?? one.allocations.length]);

describe('what is known of a row', () => {
  it('is another payer’s when only the counter account differs', () => {
    const rows = [row({}), row({ payer: { ...other, account: '40702810400000000999' } })];
    expect(proposals(rows, {}).rows.map(({ state }) => state)).toEqual(['ok', 'ok']);
  });

  it('stays the file’s encoding when the last letter is cut in two', () => {
    const bytes = new TextEncoder().encode(writeStatement(own, [row({ purpose: 'взнос' })]));
    const at = bytes.lastIndexOf(0xd0);
    expect(parseStatement(bytes.subarray(0, at + 1))).toMatchObject({ encoding: 'utf-8', isTruncated: true });
  });

  it('tells of a document that another has begun in, though the file goes on to its end', () => {
    const text = writeStatement(own, [row({}), row({ number: '2' })]).replace('КонецДокумента\r\n', '');
    expect(parseStatement(new TextEncoder().encode(text))).toMatchObject({
      isTruncated: true,
      documents: [{ number: '2' }],
    });
  });

  it('joins a purpose that the bank has broken into lines', () => {
    const broken = 'НазначениеПлатежа1=по счету\r\nНазначениеПлатежа2=№ 26-\r\nНазначениеПлатежа3=00211 от';
    const text = writeStatement(own, [row({})]).replace('НазначениеПлатежа=взнос', broken);
    expect(parseStatement(new TextEncoder().encode(text)).documents[0]!.purpose).toBe('по счету № 26-00211 от');
  });
});

describe('a claim', () => {
  const targets = [target('а', { open: 300, dueNow: 300 })];

  it('is confirmed once', () => {
    const rows = [row({}), row({ date: '2026-03-11' })];
    expect(told(rows, { targets, claims: [claim('п')] })).toEqual([
      ['exact', 'pending', 'п'],
      ['none', null, 0],
    ]);
  });

  it('is found three days apart and no further, by the number without its zeros', () => {
    expect(told([row({ number: '0001' })], { targets, claims: [claim('п', { paidOn: '2026-03-07' })] })).toEqual([
      ['exact', 'pending', 'п'],
    ]);
    expect(told([row({})], { targets, claims: [claim('п', { paidOn: '2026-03-06' })] })).toEqual([['none', null, 0]]);
  });

  it('of another sum is not confirmed by an invoice’s number', () => {
    const world = { targets, invoices: [paper('26-00001', 'а')], claims: [claim('п', { amount: 99 })] };
    expect(told([row({ purpose: 'счет 26-00001' })], world)).toEqual([['partial', 'number', 1]]);
  });
});

describe('a payer', () => {
  const payer = { ...other, inn: '0005566777' };

  it('does not pay the same debt of now twice', () => {
    const targets = [target('а', { payerInn: payer.inn, open: 300, dueNow: 100 })];
    const rows = [row({ payer }), row({ payer, date: '2026-03-11' })];
    expect(told(rows, { targets })).toEqual([
      ['likely', 'inn', 1],
      ['check', 'inn', 0],
    ]);
  });

  it('does not pay for who has left', () => {
    const targets = [target('а', { payerInn: payer.inn, open: 100, isWithdrawn: true })];
    const [found] = proposals([row({ payer })], { targets }).proposals;
    expect(found).toMatchObject({ confidence: 'check', candidates: ['а'], flags: ['withdrawn'] });
  });
});

describe('money that goes back', () => {
  it('goes back once', () => {
    const targets = [target('а', { names: ['Носов Глеб'], refundDue: 100, isWithdrawn: true })];
    const out = { payer: us, payee: { ...other, name: 'Носов Глеб' }, creditedOn: '', purpose: 'Возврат взноса' };
    const found = proposals([row(out), row({ ...out, date: '2026-03-11' })], { targets }).proposals;
    expect(found.map((one) => one?.action)).toEqual(['refund', 'ignore']);
  });
});

it('a longer word is another name', () => {
  expect(isNamed('Ким', wordsOf('Кимберли'))).toBe(false);
});

it('the index of names finds whomever a text names', () => {
  const word = fc.stringMatching(/^[абеяй]{1,5}$|^[12]{1,3}$|^[абе]{2}1$/);
  const texts = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 6 }), texts, (names, text) => {
      const targets = names.map((name, at) => ({ guid: String(at), names: [name] }));
      const found = new NameIndex(targets).perhapsIn(wordsOf(text));
      for (const { guid, names: own } of targets) if (isNamed(own[0]!, wordsOf(text))) expect(found).toContain(guid);
    }),
  );
});
