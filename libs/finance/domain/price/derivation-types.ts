// What a derivation answers: lines with the steps that a person reads.

import type { Day } from './day.ts';
import type { BandsOf } from './price-types.ts';

/** Why a line costs what it costs, in the order in which it was counted. */
export type PriceStep =
  | { step: 'base'; price: number }
  | { step: 'window'; from: Day; price: number }
  | { step: 'band'; of: BandsOf; count: number; price: number }
  | { step: 'tier'; ordinal: number; price: number }
  | { step: 'elsewhere'; people: number; price: number }
  | { step: 'free'; units: number }
  | { step: 'max'; amount: number };

export interface PriceLine {
  /** Which instance it is of; null for a line of the whole application. */
  item: number | null;
  price: string;
  title: string;
  priceDate: Day;
  units: number;
  unitPrice: number;
  amount: number;
  steps: PriceStep[];
  discount: number;
  net: number;
  vat: number | null;
}

export interface Derivation {
  lines: PriceLine[];
  gross: number;
  discounts: { reason: string; amount: number }[];
  discount: number;
  total: number;
  vat: number | null;
}
