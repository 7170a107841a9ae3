// Prices that may be saved: each of a field that the event has, none twice, nothing wrong with any.

import { priceFaults, type FieldPrice, type PriceFault } from '@rampa/finance/domain';
import { Failure, failureText, type FailureCode, type FailureDetail } from '@rampa/kernel';
import type { PriceableField } from '@rampa/contract';

/** With their titles. `places`: where a price stands in the body, and which of its faults belong there. */
export function acceptedPrices(
  prices: readonly FieldPrice[],
  fields: readonly PriceableField[],
  lastDay: string,
  places: (price: FieldPrice, index: number, fault: string) => string,
): FieldPrice[] {
  const known = prices.map(({ id }) => id);
  const faults: { code: FailureCode; field: string }[] = [];
  const titled = prices.map((price, index) => {
    const tell = ({ code, at }: Omit<PriceFault, 'code'> & { code: FailureCode }) =>
      faults.push({ code, field: places(price, index, at) });
    const title = titleOf(price, fields);
    if (title === null) tell({ code: 'priceUnknownField', at: 'competitionFieldGuid' });
    const isDoubled = prices.findIndex((one) => isSame(one, price)) < index;
    if (isDoubled) tell({ code: 'priceDoubled', at: 'competitionFieldGuid' });
    priceFaults(price, lastDay, known).forEach(tell);
    return { ...price, title: title ?? price.title };
  });
  refuse(faults);
  return titled;
}

/** The first one gives the code, all are told at their fields. */
export function refuse(faults: readonly { code: FailureCode; field: string }[]): void {
  const [first] = faults;
  if (!first) return;
  const details: FailureDetail[] = faults.map(({ code, field }) => ({ field, message: failureText(code) }));
  throw new Failure(first.code, details);
}

function isSame(a: FieldPrice, b: FieldPrice): boolean {
  return a.id === b.id || (a.fieldGuid === b.fieldGuid && a.itemGuid === b.itemGuid);
}

/** A line that its book offers no more keeps the title that its price had. */
function titleOf({ fieldGuid, itemGuid, title }: FieldPrice, fields: readonly PriceableField[]): string | null {
  const field = fields.find(({ competitionFieldGuid }) => competitionFieldGuid === fieldGuid);
  if (!field) return null;
  if (itemGuid === null) return field.title;
  const line = field.items.find(({ referenceBookItemGuid }) => referenceBookItemGuid === itemGuid);
  return line?.title ?? (title === '' ? null : title);
}
