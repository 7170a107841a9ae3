// An application's account on a day: whose price list and which day's price hold, what is due, paid and asked for.

import type {
  PricedApplication,
  PricedDiscount,
  PricedItem,
  PricedPayment,
  PricedSponsor,
  Withdrawal,
} from './account-types.ts';
import type { CountedCharge } from './charge-types.ts';
import { chargesOf } from './charges.ts';
import { dayIn, earlierOf, laterOf, type Day } from './day.ts';
import type { Derivation } from './derivation-types.ts';
import { derive } from './derive.ts';
import { paidBy } from './paid.ts';
import { fixedOn } from './price-day.ts';
import type { FinanceSettings, PlanStage, Price, PriceRevision } from './price-types.ts';
import { listOf } from './revisions.ts';
import { stagesOf, type DueStage } from './stages.ts';
import { standingOn, type Standing } from './standing.ts';
import { withdrawalOf, type WithdrawalCount } from './withdrawal.ts';

export interface AccountFacts {
  event: FinanceSettings;
  prices: readonly Price[];
  revisions?: readonly PriceRevision[] | null;
  plan?: readonly PlanStage[] | null;
  application: PricedApplication;
  /** The same member's applications in the event that were subscribed before this one. */
  siblings?: readonly { items: readonly PricedItem[] }[] | null;
  discounts?: readonly PricedDiscount[] | null;
  sponsors?: readonly PricedSponsor[] | null;
  payments?: readonly PricedPayment[] | null;
  withdrawal?: Withdrawal | null;
}

export interface Account {
  derivation: Derivation;
  stages: DueStage[];
  standing: Standing;
  withdrawal: WithdrawalCount | null;
}

export function accountOn(facts: AccountFacts, day: Day): Account {
  const { event, application, withdrawal } = facts;
  const payments = facts.payments ?? [];
  const subscribedOn = dayIn(application.subscribedAt, event.timeZone);
  const withdrawnOn = withdrawal ? dayIn(withdrawal.at, event.timeZone) : null;
  // A withdrawn application's price stands still.
  const priced = withdrawnOn === null ? day : earlierOf(day, withdrawnOn);
  const { derivation, list, priceFixedOn } = pricedOn(facts, subscribedOn, priced);
  const stages = stagesOf(derivation.total, facts.plan, subscribedOn, event.roundTo);
  const left = withdrawal
    ? withdrawalOf(withdrawal, derivation.lines, list, payments, application.payerType, event)
    : null;
  const standing = standingOn(day, {
    total: derivation.total,
    stages,
    payments,
    sponsors: facts.sponsors ?? [],
    roundTo: event.roundTo,
    kept:
      withdrawnOn !== null && withdrawnOn <= day ? (withdrawal?.retention === 'applied' ? left?.retained : 0) : null,
    ...(event.priceDateBasis === 'payment' ? { priceFixedOn } : {}),
  });
  return { derivation, stages, standing, withdrawal: left };
}

function pricedOn(facts: AccountFacts, subscribedOn: Day, day: Day) {
  const { event, application } = facts;
  const payments = facts.payments ?? [];
  const revisions = facts.revisions ?? [];
  const siblings = (facts.siblings ?? []).map(({ items }) => items);
  const known = new Map<readonly Price[], CountedCharge[]>();
  const listFor = (when: Day) => listOf(facts.prices, revisions, application.subscribedAt, when, event.timeZone);
  const chargesFor = (list: readonly Price[]) => {
    const charges = known.get(list) ?? chargesOf(list, application.items, siblings);
    known.set(list, charges);
    return charges;
  };
  const discounts = facts.discounts ?? [];
  const list = listFor(day);
  if (event.priceDateBasis === 'subscription') {
    const dayOf = dayOfCharge(event, subscribedOn);
    return { derivation: derive(chargesFor(list), event, discounts, dayOf), list, priceFixedOn: null };
  }
  const priceFixedOn = fixedOn({
    subscribedOn,
    until: day,
    changes: [
      ...[facts.prices, ...revisions.map(({ prices }) => prices)].flatMap((prices) =>
        prices.flatMap(({ windows }) => (windows ?? []).map(({ from }) => from)),
      ),
      ...revisions.map(({ at }) => dayIn(at, event.timeZone)),
    ],
    payments,
    paidBy: (when) => paidBy(payments, when),
    totalOn: (when) => derive(chargesFor(listFor(when)), event, discounts, () => when).total,
  });
  const priceDay = priceFixedOn ?? day;
  return { derivation: derive(chargesFor(list), event, discounts, () => priceDay), list, priceFixedOn };
}

/** The day of subscribing; an instance added later has its own, where the event says so. */
export function dayOfCharge(
  event: Pick<FinanceSettings, 'laterChoices' | 'timeZone'>,
  subscribedOn: Day,
): (charge: CountedCharge) => Day {
  if (event.laterChoices === 'subscriptionDate') return () => subscribedOn;
  return ({ items }) => {
    const days = items.map(({ createdAt }) => (createdAt ? dayIn(createdAt, event.timeZone) : subscribedOn));
    return laterOf(subscribedOn, days.reduce(earlierOf));
  };
}
