import type { PricedDiscount } from './account-types.ts';
import type { FinanceSettings } from './price-types.ts';
import { percentOf } from './round.ts';

export interface TakenDiscount {
  reason: string;
  amount: number;
}

/** Granted ones alone: percents of the whole, then sums, each at most what is left; or the best one alone. */
export function discountsOf(
  gross: number,
  discounts: readonly PricedDiscount[],
  { discountsCombine, roundTo }: Pick<FinanceSettings, 'discountsCombine' | 'roundTo'>,
): TakenDiscount[] {
  const granted = discounts.filter(({ status }) => status === 'Granted');
  if (granted.length === 0) return [];
  const isPercent = ({ percentBp }: PricedDiscount) => typeof percentBp === 'number';
  const inOrder = [...granted.filter(isPercent), ...granted.filter((discount) => !isPercent(discount))];
  const wished = inOrder.map((discount) => ({
    reason: discount.reason,
    amount: isPercent(discount) ? percentOf(gross, discount.percentBp ?? 0, roundTo) : (discount.amount ?? 0),
  }));
  if (discountsCombine === 'best') {
    const best = wished.reduce((a, b) => (b.amount > a.amount ? b : a));
    return [{ ...best, amount: Math.min(best.amount, gross) }];
  }
  let left = gross;
  return wished.map(({ reason, amount }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return { reason, amount: taken };
  });
}
