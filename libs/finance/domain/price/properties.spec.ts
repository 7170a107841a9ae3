// What holds for every price list and every application, not only for the worked cases.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discounts, facts, item } from '../../testing/prices/arbitrary.ts';
import { accountOn } from './account.ts';
import type { AccountFacts } from './account.ts';
import { percentOf, spread, sumOf, vatIn } from './round.ts';

const DAY = '2026-03-20';
const seed = Number(process.env['RAMPA_TEST_SEED'] ?? 1);
const always = <T>(of: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(of, holds), { seed, numRuns: 400 });
const totalOf = (given: AccountFacts) => accountOn(given, DAY).derivation.total;

describe('a derivation', () => {
  it('is a whole sum, never below 0, that its lines, discounts and stages make exactly', () =>
    always(facts, (given) => {
      const { derivation, stages } = accountOn(given, DAY);
      const { lines, total, gross, discount } = derivation;
      expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
      expect(sumOf(lines.map(({ net }) => net))).toBe(total);
      expect(sumOf(lines.map(({ amount }) => amount))).toBe(gross);
      expect(sumOf(derivation.discounts.map(({ amount }) => amount))).toBe(discount);
      expect(sumOf(stages.map(({ amount }) => amount))).toBe(total);
      for (const { net, amount, discount: taken } of lines) {
        expect(net).toBe(amount - taken);
        expect(net).toBeGreaterThanOrEqual(0);
      }
      for (const { amount } of stages) expect(amount).toBeGreaterThanOrEqual(0);
    }));

  it('is the same when it is derived again, and whatever the order of payments', () =>
    always(facts, (given) => {
      const first = accountOn(given, DAY);
      expect(accountOn(structuredClone(given), DAY)).toEqual(first);
      const turned = { ...given, payments: [...(given.payments ?? [])].reverse() };
      expect(accountOn(turned, DAY).standing).toEqual(first.standing);
      expect(accountOn(turned, DAY).derivation).toEqual(first.derivation);
    }));

  it('is the same whichever of two equal instances comes first', () =>
    always(fc.tuple(facts, item), ([given, one]) => {
      const { items } = given.application;
      const doubled = (order: readonly number[]): AccountFacts => ({
        ...given,
        application: { ...given.application, items: [...order.map((n) => ({ ...one, n })), ...items] },
      });
      expect(totalOf(doubled([101, 102]))).toBe(totalOf(doubled([102, 101])));
    }));

  it('keeps the list of its subscription until a later one is applied to all', () =>
    always(facts, (given) => {
      const dearer = given.prices.map((price) => ({ ...price, price: price.price + 100 }));
      const revision = { at: '2026-03-29T09:00:00Z', prices: dearer };
      const later = (applyTo: 'new' | 'all') => ({ ...given, revisions: [{ ...revision, applyTo }] });
      const on = '2026-04-01';
      expect(accountOn(later('new'), on).derivation).toEqual(accountOn(given, on).derivation);
      if (given.event.priceDateBasis === 'subscription' && !given.withdrawal) {
        expect(accountOn(later('all'), on).derivation).toEqual(accountOn({ ...given, prices: dearer }, on).derivation);
      }
    }));

  it('never costs more for one discount more', () =>
    always(fc.tuple(facts, discounts), ([given, more]) => {
      const event = { ...given.event, priceDateBasis: 'subscription' as const };
      const before = totalOf({ ...given, event });
      expect(totalOf({ ...given, event, discounts: [...(given.discounts ?? []), ...more] })).toBeLessThanOrEqual(
        before,
      );
    }));
});

describe('an account', () => {
  it('is even when the total is paid, and overpaid by 1 when one more is', () =>
    always(facts, (given) => {
      const event = { ...given.event, priceDateBasis: 'subscription' as const };
      const total = totalOf({ ...given, event });
      const paying = (amount: number) =>
        accountOn(
          { ...given, event, withdrawal: null, payments: [{ amount, paidOn: '2026-03-01', status: 'Confirmed' }] },
          '2026-12-01',
        ).standing;
      expect(paying(total)).toMatchObject({ debt: 0, overdue: 0, remaining: 0, overpaid: 0 });
      expect(paying(total + 1)).toMatchObject({ debt: 0, overpaid: 1, status: 'overpaid' });
    }));

  it('asks for no more than the debt, is overdue by no more than it, and sponsors promise no more than the total', () =>
    always(facts, (given) => {
      const { standing, derivation } = accountOn(given, DAY);
      expect(standing.ask).toBeLessThanOrEqual(standing.debt);
      expect(standing.overdue).toBeLessThanOrEqual(standing.debt);
      expect(standing.fromSponsors).toBeLessThanOrEqual(derivation.total);
      expect(standing.total - standing.paid).toBe(standing.remaining - standing.overpaid);
    }));

  it('keeps of a withdrawn application between nothing and what was paid, and gives the rest back to who paid', () =>
    always(facts, (given) => {
      const { withdrawal } = accountOn(given, '2026-04-01');
      if (!withdrawal) return;
      const { retained, paid, refund, refunds } = withdrawal;
      expect(retained).toBeGreaterThanOrEqual(0);
      expect(retained + refund).toBe(paid);
      expect(sumOf(refunds.map(({ amount }) => amount))).toBe(refund);
      if (given.event.capByCosts && given.application.payerType === 0) {
        expect(retained).toBeLessThanOrEqual(given.withdrawal?.documentedCosts ?? 0);
      }
    }));
});

describe('rounding', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  it('is half up to the unit, exact beyond what a float holds', () =>
    always(fc.tuple(amount, fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(1, 100, 1_000)), ([sum, bp, to]) => {
      const exact = ((BigInt(sum) * BigInt(bp) * 2n + BigInt(10_000 * to)) / BigInt(20_000 * to)) * BigInt(to);
      expect(percentOf(sum, bp, to)).toBe(Number(exact));
    }));

  it('takes the VAT out of a sum half up', () => {
    expect(vatIn(390_000, 2_200)).toBe(70_328);
    expect(vatIn(61, 2_200)).toBe(11);
    expect(vatIn(0, 2_200)).toBe(0);
  });

  it('spreads a sum without losing or making one, nobody getting more than his weight', () =>
    always(
      fc.tuple(fc.array(amount, { minLength: 1, maxLength: 9 }), fc.integer({ min: 0, max: 100 })),
      ([all, part]) => {
        const whole = sumOf(all);
        const sum = Math.floor((whole / 100) * part);
        const parts = spread(sum, all);
        expect(sumOf(parts)).toBe(whole === 0 ? 0 : sum);
        parts.forEach((one, at) => expect(one).toBeLessThanOrEqual(all[at] ?? 0));
      },
    ));

  it('gives what is left over to the largest remainder, of equal ones to the first', () => {
    expect(spread(10_000, [40_000, 70_000, 70_000])).toEqual([2_222, 3_889, 3_889]);
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });
});
