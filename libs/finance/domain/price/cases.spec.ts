// Whatever the worked cases leave open about the rules.

import { describe, expect, it } from 'vitest';
import type { PricedItem } from './account-types.ts';
import { accountOn, type AccountFacts } from './account.ts';
import type { FinanceSettings, Price } from './price-types.ts';

const event: FinanceSettings = {
  currency: 'RUB',
  timeZone: 'Europe/Moscow',
  beginDate: '2026-06-01',
  priceDateBasis: 'subscription',
  laterChoices: 'subscriptionDate',
  roundTo: 100,
  discountsCombine: 'add',
  vatBp: null,
  capByCosts: true,
};
const solo: Price = { id: 'solo', title: 'Соло', unit: 'item', price: 100_000 };
const items = (...all: Omit<PricedItem, 'n'>[]) => all.map((one, at) => ({ ...one, n: at + 1 }));
const chosen = (price: string, quantity?: number) => ({
  choices: [{ price, ...(quantity === undefined ? {} : { quantity }) }],
});
const facts = (given: Partial<AccountFacts> & { items: PricedItem[] }): AccountFacts => ({
  event,
  prices: [solo],
  application: { subscribedAt: '2026-03-01T09:00:00Z', payerType: 1, items: given.items },
  ...given,
});
const amounts = (given: AccountFacts, day = '2026-03-02') =>
  accountOn(given, day).derivation.lines.map(({ amount }) => amount);

describe('counting', () => {
  const tiered: Price = {
    ...solo,
    tiers: [
      { from: 2, price: 80_000 },
      { from: 3, price: 50_000 },
    ],
  };

  it('counts an earlier application of the member first where the scope reaches it', () => {
    const own = items(chosen('solo'), chosen('solo'));
    const siblings = [{ items: items(chosen('solo')) }];
    const by = (tierScope: Price['tierScope']) => facts({ prices: [{ ...tiered, tierScope }], items: own, siblings });
    expect(amounts(by('application'))).toEqual([100_000, 80_000]);
    expect(amounts(by('member'))).toEqual([80_000, 50_000]);
  });

  it('does not count what has no units, and leaves its line of 0', () => {
    const prices: Price[] = [{ ...tiered, unit: 'quantity' }];
    expect(amounts(facts({ prices, items: items(chosen('solo', 0), chosen('solo', 1)) }))).toEqual([0, 100_000]);
  });

  it('counts items for bands over the whole group, earlier applications of the member too', () => {
    const prices: Price[] = [{ ...solo, bands: [{ from: 3, price: 60_000 }], bandsOf: 'items', tierScope: 'member' }];
    const own = items(chosen('solo'), chosen('solo'));
    expect(amounts(facts({ prices, items: own }))).toEqual([100_000, 100_000]);
    expect(amounts(facts({ prices, items: own, siblings: [{ items: items(chosen('solo')) }] }))).toEqual([
      60_000, 60_000,
    ]);
  });

  it('makes every n-th person free, and never the line dearer than its ceiling', () => {
    const each: Price = { id: 'solo', title: '', unit: 'person', price: 1_000, freeEvery: 3 };
    expect(amounts(facts({ prices: [each], items: items({ people: 7, ...chosen('solo') }) }))).toEqual([5_000]);
    expect(
      amounts(facts({ prices: [{ ...each, max: 4_500 }], items: items({ people: 7, ...chosen('solo') }) })),
    ).toEqual([4_500]);
  });

  it('charges what is of the whole application once, by all of its people', () => {
    const whole: Price = { ...solo, unit: 'application', bands: [{ from: 6, price: 70_000 }] };
    const twice = { people: 3, choices: [{ price: 'solo' }, { price: 'solo' }] };
    expect(amounts(facts({ prices: [whole], items: items(twice) }))).toEqual([100_000]);
    expect(amounts(facts({ prices: [whole], items: items(twice, twice) }))).toEqual([70_000]);
  });

  it('charges a person once when a price names itself', () => {
    const each: Price = { ...solo, unit: 'person', peopleElsewhere: { by: ['solo'], percentBp: 0 } };
    const one = { performer: 'Анна', ...chosen('solo') };
    expect(amounts(facts({ prices: [each], items: items(one, one) }))).toEqual([100_000, 0]);
  });
});

describe('the day', () => {
  const prices: Price[] = [
    {
      ...solo,
      windows: [
        { from: '2026-04-01', price: 150_000 },
        { from: '2026-05-01', price: 60_000 },
      ],
    },
  ];
  const payment = { ...event, priceDateBasis: 'payment' as const };

  it('gives an instance that was added later its own day where the event says so', () => {
    const own = items(chosen('solo'), { createdAt: '2026-03-31T21:00:00Z', ...chosen('solo') });
    expect(amounts(facts({ prices, items: own }))).toEqual([100_000, 100_000]);
    const byChange = facts({ prices, items: own, event: { ...event, laterChoices: 'changeDate' } });
    expect(amounts(byChange)).toEqual([100_000, 150_000]);
  });

  it('fixes a price on the day from which the money covers it, even when the price came down to it', () => {
    const paid = facts({
      prices,
      event: payment,
      items: items(chosen('solo')),
      payments: [{ amount: 60_000, paidOn: '2026-03-05', status: 'Confirmed' }],
    });
    expect(accountOn(paid, '2026-04-20').standing).toMatchObject({ total: 150_000, priceFixedOn: null });
    expect(accountOn(paid, '2026-05-20').standing).toMatchObject({ total: 60_000, priceFixedOn: '2026-05-01' });
  });

  it('scales bands as it scales the price', () => {
    const banded: Price = {
      ...solo,
      bands: [{ from: 2, price: 80_000 }],
      windows: [{ from: '2026-02-01', percentBp: 12_550 }],
    };
    expect(amounts(facts({ prices: [banded], items: items({ people: 2, ...chosen('solo') }) }))).toEqual([100_400]);
  });

  it('owes nobody before he has subscribed', () => {
    const plan = [
      { title: '1', due: '2026-02-01', percentBp: 5_000 },
      { title: '2', daysAfter: 10, percentBp: 5_000 },
    ];
    const { stages } = accountOn(facts({ plan, items: items(chosen('solo')) }), '2026-03-02');
    expect(stages.map(({ due, effectiveDue }) => [due, effectiveDue])).toEqual([
      ['2026-02-01', '2026-03-01'],
      ['2026-03-11', '2026-03-11'],
    ]);
  });

  it('takes the list that was in force when the application was subscribed', () => {
    const dearer = [{ ...solo, price: 120_000 }];
    const changed = (at: string) =>
      facts({ items: items(chosen('solo')), revisions: [{ at, applyTo: 'new', prices: dearer }] });
    expect(amounts(changed('2026-03-01T09:00:00Z'))).toEqual([120_000]);
    expect(amounts(changed('2026-03-01T09:00:01Z'))).toEqual([100_000]);
  });

  it('stands still when an application is withdrawn', () => {
    const gone = facts({
      prices,
      event: payment,
      items: items(chosen('solo')),
      withdrawal: { at: '2026-03-10T09:00:00Z', retention: 'none' },
    });
    expect(accountOn(gone, '2026-04-20').derivation.total).toBe(100_000);
  });
});

describe('sums', () => {
  it('takes the best discount alone where discounts do not add up', () => {
    const granted = [
      { percentBp: 1_000, status: 'Granted' as const, reason: 'a' },
      { amount: 20_000, status: 'Granted' as const, reason: 'b' },
    ];
    const best = { ...event, discountsCombine: 'best' as const };
    const { derivation } = accountOn(
      facts({ event: best, items: items(chosen('solo')), discounts: granted }),
      '2026-03-02',
    );
    expect(derivation.discounts).toEqual([{ reason: 'b', amount: 20_000 }]);
    const added = accountOn(facts({ items: items(chosen('solo')), discounts: granted.toReversed() }), '2026-03-02');
    expect(added.derivation.discounts.map(({ reason }) => reason)).toEqual(['a', 'b']);
  });

  it('keeps of a consumer no more than what was documented, and of a firm what the table says', () => {
    const prices: Price[] = [{ ...solo, retention: [{ daysFrom: 0, daysTo: null, percentBp: 5_000 }] }];
    const gone = (payerType: 0 | 1, documentedCosts?: number) =>
      accountOn(
        {
          ...facts({ prices, items: [] }),
          application: { subscribedAt: '2026-03-01T09:00:00Z', payerType, items: items(chosen('solo')) },
          payments: [
            { amount: 60_001, paidOn: '2026-03-02', status: 'Confirmed' },
            { amount: 39_999, paidOn: '2026-03-02', status: 'Confirmed', from: 'sp' },
          ],
          withdrawal: {
            at: '2026-03-10T09:00:00Z',
            retention: 'applied',
            ...(documentedCosts ? { documentedCosts } : {}),
          },
        },
        '2026-03-10',
      ).withdrawal;
    expect(gone(1)).toMatchObject({ computed: 50_000, retained: 50_000, refund: 50_000 });
    expect(gone(1)?.refunds).toEqual([
      { to: 'member', amount: 30_001 },
      { to: 'sp', amount: 19_999 },
    ]);
    expect(gone(0)).toMatchObject({ computed: 50_000, retained: 0, refund: 100_000 });
    expect(gone(0, 12_300)).toMatchObject({ computed: 50_000, retained: 12_300, refund: 87_700 });
  });
});
