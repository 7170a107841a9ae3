import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accrual, isBalanced, replay, retention, storno, type LedgerEntry } from './entries.ts';
import { confirm, giveBack, reallocate, type PaymentPart, type PaymentStanding } from './payment-moves.ts';
import { statementLines } from './statement-lines.ts';

const place = { kind: 'bank', of: '40702' } as const;
const pending = (amount: number, parts: readonly PaymentPart[]): PaymentStanding => ({
  payer: 'мама',
  amount,
  place,
  status: 'Pending',
  parts,
  refunds: [],
});
const entriesOf = (move: { refused: string | null } | { refused: null; entries: LedgerEntry[] }) =>
  'entries' in move ? move.entries : [];

describe('the ledger', () => {
  it('lets money lie with its payer until it is allocated', () => {
    const entries = [accrual('а', 'событие', 3900_00), ...entriesOf(confirm(pending(5000_00, [['а', 3900_00]])))];
    expect(Object.fromEntries(replay(entries))).toEqual({
      'income:событие': -3900_00,
      'bank:40702': 5000_00,
      'advance:мама': -1100_00,
    });
  });

  it('gives back out of the advance first, then of the last application, and never more than there is', () => {
    const payment = {
      ...pending(1000, [
        ['а', 400],
        ['б', 500],
      ]),
      status: 'Confirmed' as const,
    };
    expect(giveBack(payment, 550)).toMatchObject({
      parts: [
        [null, 100],
        ['б', 450],
      ],
      status: 'Confirmed',
    });
    const refunds = [
      [null, 100],
      ['б', 450],
    ] as const;
    expect(giveBack({ ...payment, refunds }, 450)).toMatchObject({
      parts: [
        ['б', 50],
        ['а', 400],
      ],
      status: 'Refunded',
    });
    expect(giveBack({ ...payment, refunds }, 451)).toEqual({ refused: 'refundTooLarge' });
    expect(giveBack(payment, 401, place, 'а')).toEqual({ refused: 'refundTooLarge' });
    expect(giveBack(payment, 0)).toEqual({ refused: 'refundTooLarge' });
  });

  it('does not move what has been given back already', () => {
    const payment = { ...pending(1000, [['а', 1000]]), status: 'Confirmed' as const, refunds: [['а', 300]] as const };
    expect(reallocate(payment, [['б', 1000]])).toEqual({ refused: 'reallocationRefunded' });
    expect(
      reallocate(payment, [
        ['а', 300],
        ['б', 700],
      ]),
    ).toMatchObject({
      entries: [
        {
          postings: [
            { of: 'а', amount: 700 },
            { of: 'б', amount: -700 },
          ],
        },
      ],
    });
    expect(reallocate(payment, payment.parts)).toEqual({ refused: null, entries: [] });
  });

  it('refuses parts above the payment, doubled, empty or broken, and what its status does not allow', () => {
    const faults: PaymentPart[][] = [
      [['а', 101]],
      [
        ['а', 1],
        ['а', 1],
      ],
      [['а', 0]],
      [['а', 0.5]],
      [['а', -1]],
    ];
    for (const parts of faults) expect(confirm(pending(100, parts))).toEqual({ refused: 'allocationsTooLarge' });
    expect(reallocate(pending(100, []), [])).toEqual({ refused: 'paymentTransition' });
    expect(giveBack(pending(100, []), 1)).toEqual({ refused: 'paymentTransition' });
    expect(confirm({ ...pending(100, []), status: 'Rejected' })).toEqual({ refused: 'paymentTransition' });
  });

  it('balances every entry and is left at nothing by a storno', () => {
    const sum = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 5 }), sum, fc.nat(), (sums, rest, cut) => {
        const amount = sums.reduce((all, one) => all + one, rest);
        const parts = sums.map((one, index): PaymentPart => [`а${index}`, one]);
        const made = entriesOf(confirm(pending(amount, parts)));
        const confirmed = { ...pending(amount, parts), status: 'Confirmed' as const };
        const moved = entriesOf(reallocate(confirmed, parts.slice(0, cut % (parts.length + 1))));
        const given = entriesOf(giveBack(confirmed, 1 + (cut % amount)));
        for (const entry of [...made, ...moved, ...given]) expect(isBalanced(entry)).toBe(true);
        const undone = storno([...made, ...moved].flatMap(({ postings }) => postings));
        expect(replay([...made, ...moved, undone]).size).toBe(0);
      }),
    );
  });

  it('tells an account line by line, with what was left after each', () => {
    const told = (entry: LedgerEntry, payment: { number: string; method: 'bank'; paidOn: string } | null = null) => ({
      ...entry,
      guid: '1',
      at: '2026-03-10T10:00:00Z',
      actor: 'Анна',
      reason: '',
      payment,
    });
    const bank = { number: '101', method: 'bank', paidOn: '2026-03-10' } as const;
    const [, allocated] = entriesOf(confirm(pending(500, [['а', 500]])));
    const lines = statementLines('а', [
      told(accrual('а', 'событие', 900)),
      told(accrual('б', 'событие', 100)),
      told(allocated!, bank),
      told(accrual('а', 'событие', -900)),
      told(retention('а', 'событие', 200)),
    ]);
    expect(lines.map(({ text, amount, balance }) => [text, amount, balance])).toEqual([
      ['Начислено за участие', 900, 900],
      ['Оплачено: платёж №\u00A0101 от 10.03.2026, через банк', -500, 400],
      ['Начисление уменьшено', -900, -500],
      ['Удержано при отказе', 200, -300],
    ]);
  });
});
