import type { FieldPriceView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { moneyText, percentText } from './price-words.ts';

/** What becomes of the price when there are more of them. */
export function countsText(price: FieldPriceView, currency: string): string {
  const parts = [
    ...price.tiers.map(
      ({ from, price: sum, percentBp }) =>
        `${from}-й номер — ${sum === null ? percentText(percentBp ?? 0) : moneyText(sum, currency)}`,
    ),
    ...price.bands.map(({ from, price: sum }) => `от ${manyText(price.bandsOf, from)} — ${moneyText(sum, currency)}`),
    ...(price.freeEvery ? [`каждый ${price.freeEvery}-й бесплатно`] : []),
    ...(price.max === null ? [] : [`не больше ${moneyText(price.max, currency)}`]),
  ];
  return parts.length > 0 ? parts.join('; ') : 'не меняется';
}

function manyText(of: 'people' | 'items', count: number): string {
  return of === 'people'
    ? counted(count, 'человека', 'человек', 'человек')
    : counted(count, 'номера', 'номеров', 'номеров');
}
