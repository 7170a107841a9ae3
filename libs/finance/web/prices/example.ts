// A made-up application by which a price is checked while it is being set.

import type { FieldPriceView, FinanceSettingsView } from '@rampa/contract';
import { chargesOf, derive, type Derivation, type PricedItem } from '@rampa/finance/domain';
import { asPrice } from './as-price.ts';

export interface Example {
  price: string;
  day: string;
  people: number;
  items: number;
}

/** So many equal numbers of one performer with so many people, sent on that day. */
export function exampleOf(
  prices: readonly FieldPriceView[],
  settings: Pick<FinanceSettingsView, 'roundTo' | 'discountsCombine' | 'vatBp'>,
  { price, day, people, items }: Example,
): Derivation {
  const made: PricedItem[] = Array.from({ length: items }, (_, at) => ({
    ...{ n: at + 1, performer: 'Пример', people, choices: [{ price, quantity: people }] },
  }));
  return derive(chargesOf(prices.map(asPrice), made), settings, [], () => day);
}

/** Days on which some price becomes another one, in order. */
export function changeDays(prices: readonly FieldPriceView[]): string[] {
  return [...new Set(prices.flatMap(({ windows }) => windows.map(({ dateFrom }) => dateFrom)))].toSorted();
}
