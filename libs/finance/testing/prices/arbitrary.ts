// Chance makes a price list and an application that could be somebody's.

import fc from 'fast-check';
import type { AccountFacts, PlanStage, Price, PricedDiscount, PricedItem, PricedPayment } from '@rampa/finance/domain';

const IDS = ['a', 'b', 'c', 'd'];
const sum = fc.integer({ min: 0, max: 5_000_000 });
const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`);
const bp = fc.integer({ min: 0, max: 10_000 });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });

const tiers = fc.array(fc.record({ from: fc.integer({ min: 2, max: 6 }), percentBp: bp }), { maxLength: 3 });
const bands = fc.array(fc.record({ from: fc.integer({ min: 1, max: 20 }), price: sum }), { maxLength: 3 });
const windows = fc.array(
  fc.oneof(
    fc.record({ from: day, price: sum }),
    fc.record({ from: day, percentBp: fc.integer({ min: 0, max: 20_000 }) }),
  ),
  { maxLength: 3 },
);
const retention = maybe(
  fc.tuple(fc.integer({ min: 0, max: 40 }), bp, bp).map(([days, near, far]) => [
    { daysFrom: 0, daysTo: days, percentBp: near },
    { daysFrom: days + 1, daysTo: null, percentBp: far },
  ]),
);

const price = (id: string): fc.Arbitrary<Price> =>
  fc
    .record({
      unit: fc.constantFrom('application', 'item', 'person', 'quantity'),
      price: sum,
      windows,
      tiered: fc.boolean(),
      tiers,
      bands,
      tierScope: fc.constantFrom('application', 'performer', 'member'),
      tierGroup: maybe(fc.constantFrom('g', 'h')),
      tierRank: maybe(fc.integer({ min: 0, max: 3 })),
      bandsOf: fc.constantFrom('people', 'items'),
      freeEvery: maybe(fc.integer({ min: 2, max: 12 })),
      max: maybe(sum),
      peopleElsewhere: maybe(fc.record({ by: fc.subarray(IDS, { minLength: 1 }), percentBp: bp })),
      retention,
    } satisfies Record<string, fc.Arbitrary<unknown>>)
    .map(({ tiered, ...made }) => ({ ...made, id, title: id, ...(tiered ? { bands: [] } : { tiers: [] }) }) as Price);

export const names = fc.constantFrom('Анна', 'анна ', 'Пётр', 'Петр', 'Вера', 'Глеб');
export const item: fc.Arbitrary<Omit<PricedItem, 'n'>> = fc.record({
  performer: maybe(names),
  people: maybe(fc.integer({ min: 0, max: 30 })),
  roster: maybe(fc.array(names, { maxLength: 5 })),
  choices: fc.array(fc.record({ price: fc.constantFrom(...IDS), quantity: maybe(fc.integer({ min: 0, max: 9 })) }), {
    maxLength: 3,
  }),
});
export const discounts: fc.Arbitrary<PricedDiscount[]> = fc.array(
  fc.oneof(
    fc.record({ percentBp: bp, status: fc.constant('Granted' as const), reason: fc.constant('') }),
    fc.record({ amount: sum, status: fc.constant('Granted' as const), reason: fc.constant('') }),
  ),
  { maxLength: 4 },
);
export const payments: fc.Arbitrary<PricedPayment[]> = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 9_000_000 }),
    paidOn: day,
    status: fc.constantFrom('Pending' as const, 'Confirmed' as const, 'Rejected' as const),
    from: maybe(fc.constantFrom('s1', 's2')),
  }),
  { maxLength: 6 },
);
export const plan: fc.Arbitrary<PlanStage[] | null> = maybe(
  fc.array(fc.record({ title: fc.constant('Этап'), due: day, percentBp: bp }), { minLength: 1, maxLength: 4 }),
);

export const facts: fc.Arbitrary<AccountFacts> = fc.record({
  event: fc.record({
    currency: fc.constant('RUB'),
    timeZone: fc.constant('Europe/Moscow'),
    beginDate: fc.constant('2026-04-20'),
    priceDateBasis: fc.constantFrom('subscription' as const, 'payment' as const),
    laterChoices: fc.constantFrom('subscriptionDate' as const, 'changeDate' as const),
    roundTo: fc.constantFrom(1, 100, 1_000),
    discountsCombine: fc.constantFrom('add' as const, 'best' as const),
    vatBp: maybe(fc.constantFrom(500, 700, 2_200)),
    capByCosts: fc.boolean(),
  }),
  prices: fc.tuple(...IDS.map(price)),
  application: fc.record({
    subscribedAt: day.map((on) => `${on}T09:00:00Z`),
    payerType: fc.constantFrom(0 as const, 1 as const, 2 as const),
    items: fc.array(item, { maxLength: 6 }).map((items) => items.map((one, at) => ({ ...one, n: at + 1 }))),
  }),
  discounts,
  payments,
  plan,
  sponsors: fc.array(
    fc.record({ id: fc.constantFrom('s1', 's2'), amount: sum, status: fc.constant('Accepted' as const) }),
    { maxLength: 2 },
  ),
  withdrawal: maybe(
    fc.record({
      at: day.map((on) => `${on}T12:00:00Z`),
      retention: fc.constantFrom('applied' as const, 'none' as const),
      documentedCosts: maybe(sum),
    }),
  ),
});
