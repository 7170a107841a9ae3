import { expect, it } from 'vitest';
import { fiscalNeeds, nextWorkingDay, type FiscalPayment } from './fiscal.ts';

const END = '2026-03-22';
const paid = (given: Partial<FiscalPayment> = {}): FiscalPayment => ({
  ...{ payerType: 0, method: 'bank', receivedOn: '2026-03-06', amount: 1_000, refunds: [], ...given },
});
const told = (payment: FiscalPayment, today = '2026-03-10') =>
  fiscalNeeds(payment, END, today).map(({ step, status, by }) => [step, status, by]);

it('asks for a receipt of a person’s money through a bank by the next working day', () => {
  expect(told(paid())).toEqual([['payment', 'waiting', '2026-03-09']]);
  expect(nextWorkingDay('2026-03-05')).toBe('2026-03-06');
});

it('asks for none of a firm’s money through a bank, and at once of its cash', () => {
  expect(told(paid({ payerType: 1 }))).toEqual([['payment', 'notNeeded', '2026-03-09']]);
  expect(told(paid({ payerType: 2, method: 'cash' }))).toEqual([['payment', 'waiting', '2026-03-06']]);
  expect(told(paid({ method: 'offset' }))).toEqual([['payment', 'notNeeded', '2026-03-06']]);
});

it('asks for a receipt of what goes back', () => {
  const refunds = [{ guid: 'r', on: '2026-03-13', method: 'bank' as const, amount: 400 }];
  expect(told(paid({ refunds }))).toEqual([
    ['payment', 'waiting', '2026-03-09'],
    ['refund', 'waiting', '2026-03-16'],
  ]);
  expect(told(paid({ payerType: 1, refunds }))[1]).toEqual(['refund', 'notNeeded', '2026-03-16']);
});

it('asks for the settlement of a prepayment after the event, unless all of it went back', () => {
  expect(told(paid(), '2026-03-22')).toHaveLength(1);
  expect(told(paid(), '2026-03-23')[1]).toEqual(['settlement', 'waiting', '2026-03-23']);
  expect(told(paid({ receivedOn: '2026-03-25' }), '2026-04-01')).toHaveLength(1);
  const refunds = [{ guid: 'r', on: '2026-03-13', method: 'bank' as const, amount: 1_000 }];
  expect(told(paid({ refunds }), '2026-03-23').map(([step]) => step)).toEqual(['payment', 'refund']);
});
