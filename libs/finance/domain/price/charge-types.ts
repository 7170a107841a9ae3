import type { PricedItem } from './account-types.ts';
import type { Price } from './price-types.ts';

/** A price that the answers meet, before any day is known. */
export interface Charge {
  price: Price;
  /** null: of the whole application. */
  item: PricedItem | null;
  /** The instances that it was chosen in. */
  items: PricedItem[];
  units: number;
  people: number;
}

/** A charge with its place in the count of its group, and who of its people have been charged elsewhere. */
export interface CountedCharge extends Charge {
  ordinal: number;
  count: number;
  elsewhere: number;
}
