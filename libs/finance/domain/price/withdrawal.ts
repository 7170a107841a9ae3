import type { PricedPayment, Withdrawal } from './account-types.ts';
import { dayIn, daysBetween } from './day.ts';
import type { PriceLine } from './derivation-types.ts';
import { payersOn } from './paid.ts';
import type { FinanceSettings, Price, RetentionRow } from './price-types.ts';
import { percentOf, spread, sumOf } from './round.ts';

export interface WithdrawalCount {
  daysBefore: number;
  lines: { item: number | null; price: string; net: number; row: RetentionRow | null; retained: number }[];
  /** By the tables and the documented costs, before the caps. */
  computed: number;
  paid: number;
  retained: number;
  refund: number;
  refunds: { to: string; amount: number }[];
}

/** What is kept of the money when an application is withdrawn, and what goes back to whom. */
export function withdrawalOf(
  withdrawal: Withdrawal,
  lines: readonly PriceLine[],
  prices: readonly Price[],
  payments: readonly PricedPayment[],
  payerType: 0 | 1 | 2,
  settings: Pick<FinanceSettings, 'timeZone' | 'beginDate' | 'roundTo' | 'capByCosts'>,
): WithdrawalCount {
  const day = dayIn(withdrawal.at, settings.timeZone);
  const daysBefore = Math.max(0, daysBetween(day, settings.beginDate));
  const costs = withdrawal.documentedCosts ?? 0;
  const rows = lines.map(({ item, price, net }) => {
    const row = rowFor(prices.find(({ id }) => id === price)?.retention ?? [], daysBefore);
    return { item, price, net, row, retained: retainedOf(row, net, settings.roundTo) };
  });
  const computed = sumOf(rows.map(({ retained }) => retained)) + (rows.some(({ row }) => row?.costs) ? costs : 0);
  const payers = payersOn(payments, day);
  const paid = sumOf(payers.map((payer) => payer.paid));
  const isCapped = payerType === 0 && settings.capByCosts;
  const retained = Math.min(computed, paid, isCapped ? costs : computed);
  const refund = paid - retained;
  const parts = spread(
    refund,
    payers.map((payer) => payer.paid),
  );
  const refunds = payers.map(({ to }, at) => ({ to, amount: parts[at] ?? 0 })).filter(({ amount }) => amount > 0);
  return { daysBefore, lines: rows, computed, paid, retained, refund, refunds };
}

export function rowFor(rows: readonly RetentionRow[], daysBefore: number): RetentionRow | null {
  return (
    rows.find(({ daysFrom, daysTo }) => daysFrom <= daysBefore && (daysTo === null || daysBefore <= daysTo)) ?? null
  );
}

function retainedOf(row: RetentionRow | null, net: number, roundTo: number): number {
  if (!row || row.costs) return 0;
  if (typeof row.percentBp === 'number') return Math.min(net, percentOf(net, row.percentBp, roundTo));
  return Math.min(net, row.amount ?? 0);
}
