// Which prices an application's answers meet, how many units each has, and where each stands in its count.

import type { PricedItem } from './account-types.ts';
import type { Charge, CountedCharge } from './charge-types.ts';
import { countsOf } from './counts.ts';
import { elsewhereOf } from './elsewhere.ts';
import { peopleOf } from './people.ts';
import type { Price } from './price-types.ts';

export function chargesOf(
  prices: readonly Price[],
  items: readonly PricedItem[],
  siblings: readonly (readonly PricedItem[])[] = [],
): CountedCharge[] {
  const byId = new Map(prices.map((price) => [price.id, price]));
  const own = metBy(byId, items);
  const before = siblings.flatMap((sibling) => metBy(byId, sibling));
  const counts = countsOf(own, before);
  return own.map((charge, at) => ({
    ...charge,
    ordinal: counts[at]?.ordinal ?? 1,
    count: counts[at]?.count ?? 1,
    elsewhere: elsewhereOf(own, before, at),
  }));
}

function metBy(prices: ReadonlyMap<string, Price>, items: readonly PricedItem[]): Charge[] {
  const charges: Charge[] = [];
  const whole = new Map<string, Charge>();
  for (const item of items) {
    for (const choice of item.choices) {
      const price = prices.get(choice.price);
      if (!price) continue;
      const people = peopleOf(item);
      const known = price.unit === 'application' ? whole.get(price.id) : undefined;
      if (known) {
        if (known.items.includes(item)) continue;
        known.items.push(item);
        known.people += people;
        continue;
      }
      const charge: Charge = {
        price,
        item: price.unit === 'application' ? null : item,
        items: [item],
        units: price.unit === 'person' ? people : price.unit === 'quantity' ? (choice.quantity ?? 1) : 1,
        people,
      };
      if (price.unit === 'application') whole.set(price.id, charge);
      charges.push(charge);
    }
  }
  return charges;
}
