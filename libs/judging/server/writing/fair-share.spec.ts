import { expect, it } from 'vitest';
import { FairShare } from './fair-share.ts';

/** Everybody always has more to send; returns the order of `turns` turns. */
function turnsOf(share: FairShare<string>, amounts: Record<string, number>, turns: number): string[] {
  return Array.from({ length: turns }, () => {
    for (const key of Object.keys(amounts)) share.add(key);
    const key = share.take()!;
    share.spend(key, amounts[key]!);
    return key;
  });
}

const totals = (order: readonly string[], amounts: Record<string, number>): number[] =>
  Object.entries(amounts).map(([key, amount]) => amount * order.filter((each) => each === key).length);

it('gives everybody alike, however much each sends at once', () => {
  const amounts = { flood: 50, other: 50, contest: 5 };
  const all = totals(turnsOf(new FairShare(), amounts, 1_200), amounts);
  expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(50);
});

it('lets whoever comes seldom go before twenty who never stop', () => {
  const share = new FairShare<string>();
  const floods = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`flood ${index}`, 50]));
  turnsOf(share, floods, 500);
  for (let time = 0; time < 20; time++) {
    share.add('contest');
    expect(turnsOf(share, { ...floods, contest: 1 }, 1)).toEqual(['contest']);
    turnsOf(share, floods, 21);
  }
});

it('saves nobody’s turns up: who was away has no more right than those who wait now', () => {
  const share = new FairShare<string>();
  turnsOf(share, { busy: 50 }, 100);
  const amounts = { busy: 50, late: 50 };
  const [busy, late] = totals(turnsOf(share, amounts, 40), amounts);
  expect(Math.abs(busy! - late!)).toBeLessThanOrEqual(100);
});

it('has no turn when nobody waits', () => {
  expect(new FairShare<string>().take()).toBeUndefined();
});
