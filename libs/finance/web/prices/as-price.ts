// A price between the page and the rules, and what is wrong with it in words.

import type { FieldPriceView } from '@rampa/contract';
import { priceFaults, type Price } from '@rampa/finance/domain';
import { failureText } from '@rampa/kernel';

export function asPrice(view: FieldPriceView): Price {
  const { competitionFieldPriceGuid: id, windows, ...price } = view;
  return { ...price, id, windows: windows.map(({ dateFrom: from, ...window }) => ({ ...window, from })) };
}

/** By where they stand: «windows.0.dateFrom». */
export type Told = ReadonlyMap<string, string>;

export function faultsOf(prices: readonly FieldPriceView[], lastDay: string): ReadonlyMap<string, Told> {
  const known = prices.map(({ competitionFieldPriceGuid }) => competitionFieldPriceGuid);
  const all = new Map<string, Told>();
  for (const view of prices) {
    const faults = priceFaults(asPrice(view), lastDay, known);
    if (faults.length === 0) continue;
    all.set(view.competitionFieldPriceGuid, new Map(faults.map(({ code, at }) => [at, failureText(code)])));
  }
  return all;
}
