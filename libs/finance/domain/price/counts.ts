import type { Charge } from './charge-types.ts';
import { nameKey } from './people.ts';

interface Place {
  ordinal: number;
  count: number;
}

/**
 * The place of each charge in its group: earlier applications first, then by rank, then by position. What has no units
 * is not counted.
 */
export function countsOf(own: readonly Charge[], before: readonly Charge[]): (Place | null)[] {
  const places: (Place | null)[] = own.map(() => null);
  if (!own.some(isCounted)) return places;
  const groups = new Map<string, number[]>();
  own.forEach((charge, at) => {
    if (charge.units === 0) return;
    const key = groupOf(charge);
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  });
  const earlier = new Map<string, Charge[]>();
  for (const charge of before) {
    if (charge.units === 0 || (charge.price.tierScope ?? 'application') === 'application') continue;
    const key = groupOf(charge);
    earlier.set(key, [...(earlier.get(key) ?? []), charge]);
  }
  for (const [key, group] of groups) {
    const first = earlier.get(key) ?? [];
    group.sort((a, b) => rankOf(own[a]) - rankOf(own[b]) || a - b);
    const sizes = [...first, ...group.map((at) => own[at] as Charge)];
    let count = 0;
    for (const charge of sizes) count += charge.price.unit === 'quantity' ? charge.units : 1;
    group.forEach((at, place) => (places[at] = { ordinal: first.length + place + 1, count }));
  }
  return places;
}

function isCounted({ price }: Charge): boolean {
  return (
    Boolean(price.tiers?.length) ||
    price.bandsOf === 'items' ||
    (price.windows ?? []).some(({ tiers }) => Boolean(tiers?.length))
  );
}

function groupOf({ price, item }: Charge): string {
  const scope = price.tierScope ?? 'application';
  const performer = scope === 'performer' ? nameKey(item?.performer) : '';
  return `${scope}\n${price.tierGroup ?? price.id}\n${performer}`;
}

function rankOf(charge: Charge | undefined): number {
  return charge?.price.tierRank ?? 0;
}
