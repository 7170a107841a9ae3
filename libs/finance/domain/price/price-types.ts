// What an organizer sets: prices with their windows, tiers, bands and retention, and how the event counts.

import type { Day } from './day.ts';

export const PRICE_UNITS = ['application', 'item', 'person', 'quantity'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

export const TIER_SCOPES = ['application', 'performer', 'member'] as const;
export type TierScope = (typeof TIER_SCOPES)[number];

export const BANDS_OF = ['people', 'items'] as const;
export type BandsOf = (typeof BANDS_OF)[number];

export const PRICE_DATE_BASES = ['subscription', 'payment'] as const;
export const LATER_CHOICES = ['subscriptionDate', 'changeDate'] as const;
export const DISCOUNTS_COMBINE = ['add', 'best'] as const;

/** The price of the n-th item: a sum, or a percent of the first one's price. */
export interface Tier {
  from: number;
  price?: number | null;
  percentBp?: number | null;
}

/** One price for all units, by how many people or items there are. */
export interface Band {
  from: number;
  price: number;
}

/** From a day on: another price, or a percent of the base. */
export interface PriceWindow {
  from: Day;
  price?: number | null;
  percentBp?: number | null;
  tiers?: readonly Tier[] | null;
  bands?: readonly Band[] | null;
}

/** Days before the event's beginning; `daysTo` null is without end. */
export interface RetentionRow {
  daysFrom: number;
  daysTo: number | null;
  percentBp?: number | null;
  amount?: number | null;
  costs?: boolean | null;
}

export interface Price {
  id: string;
  title: string;
  unit: PriceUnit;
  price: number;
  windows?: readonly PriceWindow[] | null;
  tiers?: readonly Tier[] | null;
  tierScope?: TierScope | null;
  /** Prices of one group share the count of items; a price without one counts its own. */
  tierGroup?: string | null;
  /** Lower ranks are counted first. */
  tierRank?: number | null;
  bands?: readonly Band[] | null;
  bandsOf?: BandsOf | null;
  /** Every n-th unit is free. */
  freeEvery?: number | null;
  /** A line costs no more than this. */
  max?: number | null;
  /** People whom these prices have charged already pay a percent of this one. */
  peopleElsewhere?: { by: readonly string[]; percentBp: number } | null;
  retention?: readonly RetentionRow[] | null;
}

export interface FinanceSettings {
  currency: string;
  timeZone: string;
  beginDate: Day;
  priceDateBasis: (typeof PRICE_DATE_BASES)[number];
  laterChoices: (typeof LATER_CHOICES)[number];
  /** Every percent is a multiple of so many minor units. */
  roundTo: number;
  discountsCombine: (typeof DISCOUNTS_COMBINE)[number];
  /** null: without VAT. The rate is a part of the price. */
  vatBp: number | null;
  capByCosts: boolean;
}

/** A stage of a plan is due on a day, or so many days after subscribing. */
export interface PlanStage {
  title: string;
  due?: Day | null;
  daysAfter?: number | null;
  percentBp?: number | null;
  amount?: number | null;
}

/** A later price list: for who subscribes from then on, or for everybody. */
export interface PriceRevision {
  at: string;
  applyTo: 'new' | 'all';
  prices: readonly Price[];
}
