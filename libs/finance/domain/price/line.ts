import type { CountedCharge } from './charge-types.ts';
import type { Day } from './day.ts';
import type { PriceLine, PriceStep } from './derivation-types.ts';
import { percentOf } from './round.ts';
import { priceOn, type DayPrice } from './window.ts';

/** What one charge costs on a day, with every step that led there. Discounts come later. */
export function lineOf(charge: CountedCharge, day: Day, roundTo: number): PriceLine {
  const { price, units } = charge;
  const now = priceOn(price, day, roundTo);
  const steps: PriceStep[] = [{ step: 'base', price: price.price }];
  if (now.from !== null) steps.push({ step: 'window', from: now.from, price: now.price });
  const unitPrice = unitPriceOf(charge, now, roundTo, steps);
  let amount = unitPrice * units;
  let full = units;
  if (charge.elsewhere > 0 && price.peopleElsewhere) {
    const reduced = percentOf(unitPrice, price.peopleElsewhere.percentBp, roundTo);
    full -= charge.elsewhere;
    amount = unitPrice * full + reduced * charge.elsewhere;
    steps.push({ step: 'elsewhere', people: charge.elsewhere, price: reduced });
  }
  const free = price.freeEvery ? Math.min(Math.floor(units / price.freeEvery), full) : 0;
  if (free > 0) {
    amount -= unitPrice * free;
    steps.push({ step: 'free', units: free });
  }
  if (typeof price.max === 'number' && amount > price.max) {
    amount = price.max;
    steps.push({ step: 'max', amount });
  }
  const { id, title } = price;
  const item = charge.item?.n ?? null;
  return {
    item,
    price: id,
    title,
    priceDate: day,
    units,
    unitPrice,
    amount,
    steps,
    discount: 0,
    net: amount,
    vat: null,
  };
}

function unitPriceOf(charge: CountedCharge, now: DayPrice, roundTo: number, steps: PriceStep[]): number {
  if (now.bands.length > 0) {
    const of = charge.price.bandsOf ?? 'people';
    const count = of === 'people' ? charge.people : charge.count;
    const band = lastFrom(now.bands, count);
    if (!band) return now.price;
    steps.push({ step: 'band', of, count, price: band.price });
    return band.price;
  }
  const tier = lastFrom(now.tiers, charge.ordinal);
  if (!tier) return now.price;
  const price = typeof tier.price === 'number' ? tier.price : percentOf(now.price, tier.percentBp ?? 0, roundTo);
  steps.push({ step: 'tier', ordinal: charge.ordinal, price });
  return price;
}

function lastFrom<T extends { from: number }>(rows: readonly T[], count: number): T | null {
  let last: T | null = null;
  for (const row of rows) {
    if (row.from <= count && (last === null || row.from > last.from)) last = row;
  }
  return last;
}
