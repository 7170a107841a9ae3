import type { Day } from './day.ts';
import type { Band, Price, PriceWindow, Tier } from './price-types.ts';
import { percentOf } from './round.ts';

/** A price as it is on one day. */
export interface DayPrice {
  price: number;
  tiers: readonly Tier[];
  bands: readonly Band[];
  /** The day from which it is so; null while the base holds. */
  from: Day | null;
}

/** The last window that has begun, else the base. A percent scales price, tiers and bands. */
export function priceOn(price: Price, day: Day, roundTo: number): DayPrice {
  const window = lastBegun(price.windows ?? [], day);
  const tiers = price.tiers ?? [];
  const bands = price.bands ?? [];
  if (!window) return { price: price.price, tiers, bands, from: null };
  const own = { tiers: window.tiers ?? tiers, bands: window.bands ?? bands, from: window.from };
  if (typeof window.price === 'number') return { ...own, price: window.price };
  const bp = window.percentBp ?? 10_000;
  const scaled = <T extends Tier | Band>(row: T): T =>
    typeof row.price === 'number' ? { ...row, price: percentOf(row.price, bp, roundTo) } : row;
  return {
    price: percentOf(price.price, bp, roundTo),
    tiers: window.tiers ?? tiers.map(scaled),
    bands: window.bands ?? bands.map(scaled),
    from: window.from,
  };
}

function lastBegun(windows: readonly PriceWindow[], day: Day): PriceWindow | null {
  let last: PriceWindow | null = null;
  for (const window of windows) {
    if (window.from <= day && (last === null || window.from > last.from)) last = window;
  }
  return last;
}
