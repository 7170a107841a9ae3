import type { Charge } from './charge-types.ts';
import { namesOf } from './people.ts';

/** How many of a charge's people the named prices have charged already. A price that names itself looks only back. */
export function elsewhereOf(own: readonly Charge[], before: readonly Charge[], at: number): number {
  const charge = own[at];
  const rule = charge?.price.peopleElsewhere;
  if (!charge?.item || !rule || charge.price.unit !== 'person') return 0;
  const charged = new Set<string>();
  const take = ({ items }: Charge) => items.forEach((item) => namesOf(item).forEach((name) => charged.add(name)));
  before.filter(({ price }) => rule.by.includes(price.id)).forEach(take);
  own.forEach((other, place) => {
    if (!rule.by.includes(other.price.id)) return;
    if (other.price.id !== charge.price.id || place < at) take(other);
  });
  const found = namesOf(charge.item).filter((name) => charged.has(name)).length;
  return Math.min(found, charge.units);
}
