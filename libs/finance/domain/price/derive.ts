import type { PricedDiscount } from './account-types.ts';
import type { CountedCharge } from './charge-types.ts';
import type { Day } from './day.ts';
import type { Derivation } from './derivation-types.ts';
import { discountsOf } from './discounts.ts';
import { lineOf } from './line.ts';
import type { FinanceSettings } from './price-types.ts';
import { spread, sumOf, vatIn } from './round.ts';

/** The price of an application, line by line. `dayOf`: which day's price a charge has. */
export function derive(
  charges: readonly CountedCharge[],
  settings: Pick<FinanceSettings, 'roundTo' | 'discountsCombine' | 'vatBp'>,
  discounts: readonly PricedDiscount[],
  dayOf: (charge: CountedCharge) => Day,
): Derivation {
  const lines = charges.map((charge) => lineOf(charge, dayOf(charge), settings.roundTo));
  const amounts = lines.map(({ amount }) => amount);
  const gross = sumOf(amounts);
  const taken = discountsOf(gross, discounts, settings);
  const discount = sumOf(taken.map(({ amount }) => amount));
  const parts = spread(discount, amounts);
  const { vatBp } = settings;
  lines.forEach((line, at) => {
    line.discount = parts[at] ?? 0;
    line.net = line.amount - line.discount;
    line.vat = vatBp === null ? null : vatIn(line.net, vatBp);
  });
  const vat = vatBp === null ? null : sumOf(lines.map((line) => line.vat ?? 0));
  return { lines, gross, discounts: taken, discount, total: gross - discount, vat };
}
