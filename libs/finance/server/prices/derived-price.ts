// The price of one application as it stands: its answers, its price list, its day.

import {
  chargesOf,
  dayIn,
  dayOfCharge,
  derive,
  listOf,
  type CountedCharge,
  type Derivation,
  type FieldPrice,
  type FinanceSettings,
  type FormItem,
  type PriceRevision,
} from '@rampa/finance/domain';
import type { BlockAnswers, Form } from '@rampa/forms/domain';
import { itemsOf, type PricedHead } from './priced-applications.ts';

export interface Priced {
  derivation: Derivation;
  items: readonly FormItem[];
  prices: readonly FieldPrice[];
  subscribedOn: string;
}

export interface PricedFacts {
  form: Form | null;
  rules: FinanceSettings;
  revisions: readonly PriceRevision[];
  now: string;
  answers: ReadonlyMap<string, readonly BlockAnswers[]>;
}

/** Not subscribed: by the newest list, as if it were subscribed now. */
export function pricedNow(
  { form, rules, revisions, now, answers }: PricedFacts,
  head: PricedHead,
  siblings: readonly PricedHead[],
): Priced {
  const { timeZone } = rules;
  const at = head.state === 'Subscribed' && head.subscribedAt ? head.subscribedAt : now;
  const today = dayIn(now, timeZone);
  const prices = listOf([], revisions, at, today, timeZone) as readonly FieldPrice[];
  const items = itemsOf(form, answers.get(head.guid), prices);
  const earlier = siblings.map(({ guid }) => itemsOf(form, answers.get(guid), prices));
  const charges = chargesOf(prices, items, earlier);
  const subscribedOn = dayIn(at, timeZone);
  const dayOf: (charge: CountedCharge) => string =
    rules.priceDateBasis === 'payment' ? () => today : dayOfCharge(rules, subscribedOn);
  return { derivation: derive(charges, rules, [], dayOf), items, prices, subscribedOn };
}
