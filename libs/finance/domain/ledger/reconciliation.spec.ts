import { expect, it } from 'vitest';
import { reconciliationOf } from './reconciliation.ts';

const LINES = [
  { date: '2026-10-01', text: 'Начислено', amount: 500, balance: 500 },
  { date: '2026-10-05', text: 'Платёж', amount: -200, balance: 300 },
  { date: '2026-11-02', text: 'Платёж', amount: -400, balance: -100 },
];

it('begins with what was owed before its first day and ends with what is owed on its last', () => {
  expect(reconciliationOf(LINES, '2026-10-02', '2026-10-31')).toEqual({
    ...{ from: '2026-10-02', to: '2026-10-31', opening: 500, closing: 300 },
    rows: [{ date: '2026-10-05', text: 'Платёж', debit: 0, credit: 200 }],
  });
  expect(reconciliationOf(LINES, '2026-10-01', '2026-11-02')).toMatchObject({ opening: 0, closing: -100 });
});

it('says of days on which nothing happened that nothing changed', () => {
  expect(reconciliationOf(LINES, '2026-10-10', '2026-10-20')).toMatchObject({ opening: 300, rows: [], closing: 300 });
  expect(reconciliationOf(LINES, '2026-09-01', '2026-09-30')).toMatchObject({ opening: 0, rows: [], closing: 0 });
});
