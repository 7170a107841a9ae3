// Prices as they travel. Sums are whole minor units, percents basis points; what is wrong with them the server says in
// words, at the field.

import { z } from 'zod';
import { date, instant, text, version } from './shapes.ts';

/** Windows of a price, rows of its retention. */
export const ROWS_MAX = 24;
/** Tiers, bands. */
const STEPS_MAX = 16;
const guid = z.guid().toLowerCase();
/** Wider than any price may be: what is too much the rules say in words. */
const sum = z.int().min(-1e15).max(1e15);
const percentBp = z.int().min(-1_000_000).max(1_000_000);
const count = z.int().min(0).max(100_000);

export const currency = z.enum(['RUB', 'BYN', 'KZT', 'AMD']);

const tier = z.strictObject({
  from: count,
  price: sum.nullable().default(null),
  percentBp: percentBp.nullable().default(null),
});
const band = z.strictObject({ from: count, price: sum });
const tiers = z.array(tier).max(STEPS_MAX);
const bands = z.array(band).max(STEPS_MAX);

/** From a day on: another price, or a percent of the usual one; its own tiers or bands where it names them. */
const windowValues = {
  dateFrom: date,
  price: sum.nullable().default(null),
  percentBp: percentBp.nullable().default(null),
  tiers: tiers.nullable().default(null),
  bands: bands.nullable().default(null),
};
/** A row without a guid is a new one. */
export const priceWindow = z.strictObject({ schedulePriceChangeValueGuid: guid.optional(), ...windowValues });

/** Days before the event's beginning; without `daysTo` there is no end. One of the three says how much is kept. */
export const retentionRow = z.strictObject({
  scheduleRetentionGuid: guid.optional(),
  daysFrom: count,
  daysTo: count.nullable(),
  percentBp: percentBp.nullable().default(null),
  amount: sum.nullable().default(null),
  costs: z.boolean().default(false),
});
export const retentionRows = z.array(retentionRow).max(ROWS_MAX);
export const retentionBasis = text(1_000);

const units = z.enum(['application', 'item', 'person', 'quantity']);
const scopes = z.enum(['application', 'performer', 'member']);
const counted = z.enum(['people', 'items']);

export const fieldPrice = z.strictObject({
  competitionFieldPriceGuid: guid,
  competitionFieldGuid: guid,
  /** A line of the field's book; null: whatever is answered. */
  referenceBookItemGuid: guid.nullable().default(null),
  unit: units,
  price: sum,
  windows: z.array(priceWindow).max(ROWS_MAX).default([]),
  tiers: tiers.default([]),
  tierScope: scopes.default('application'),
  tierGroup: text(60).nullable().default(null),
  tierRank: z.int().min(0).max(1_000).default(0),
  bands: bands.default([]),
  bandsOf: counted.default('people'),
  freeEvery: z.int().min(0).max(100_000).nullable().default(null),
  max: sum.nullable().default(null),
  peopleElsewhere: z
    .strictObject({ by: z.array(guid).max(ROWS_MAX), percentBp })
    .nullable()
    .default(null),
  retention: retentionRows.default([]),
  retentionBasis: retentionBasis.default(''),
});
export type SentFieldPrice = z.input<typeof fieldPrice>;

const shownWindow = z.object({ schedulePriceChangeValueGuid: z.guid(), ...windowValues });
const shownRow = retentionRow.extend({ scheduleRetentionGuid: z.guid() });
export const shownPrice = fieldPrice.extend({
  title: z.string(),
  windows: z.array(shownWindow),
  retention: z.array(shownRow),
});
export type FieldPriceView = z.infer<typeof shownPrice>;

/** `applyTo`: for who subscribes from now on, or for everybody; the latter is done only when it is confirmed. */
export const pricesChange = {
  version,
  applyTo: z.enum(['new', 'all']).default('new'),
  confirm: z.boolean().default(false),
};

/** Whom a new price list touches; sums of the subscribed applications before and after. */
export const touched = z.object({
  subscribed: z.int(),
  drafts: z.int(),
  changed: z.int(),
  before: z.int(),
  after: z.int(),
  /** Those whose sum changes, the first hundred in the order of their sending. */
  rows: z.array(
    z.object({
      applicationGuid: z.guid(),
      number: z.int().nullable(),
      title: z.string(),
      before: z.int(),
      after: z.int(),
    }),
  ),
});
export type TouchedApplications = z.infer<typeof touched>;

/** `isSaved` false: it asks to be confirmed. */
export const pricesSaved = z.object({ version: z.int(), isSaved: z.boolean(), touched });

export const financeSettings = {
  priceDateBasis: z.enum(['subscription', 'payment']),
  laterChoices: z.enum(['subscriptionDate', 'changeDate']),
  roundTo: z.literal([1, 100, 1_000, 10_000]),
  discountsCombine: z.enum(['add', 'best']),
  /** null: without VAT. */
  vatBp: z.int().min(1).max(10_000).nullable(),
  vatBasis: text(500),
  capByCosts: z.boolean(),
  programGate: z.enum(['none', 'firstStage', 'due', 'full']),
  cashOrders: z.boolean(),
};
export const shownSettings = z.object({ ...financeSettings, currency, version: z.int() });
export type FinanceSettingsView = z.infer<typeof shownSettings>;

const day = z.string();
const step = z.discriminatedUnion('step', [
  z.object({ step: z.literal('base'), price: z.int() }),
  z.object({ step: z.literal('window'), from: day, price: z.int() }),
  z.object({ step: z.literal('band'), of: counted, count: z.int(), price: z.int() }),
  z.object({ step: z.literal('tier'), ordinal: z.int(), price: z.int() }),
  z.object({ step: z.literal('elsewhere'), people: z.int(), price: z.int() }),
  z.object({ step: z.literal('free'), units: z.int() }),
  z.object({ step: z.literal('max'), amount: z.int() }),
]);

const priceLine = z.object({
  /** Of which instance; null: of the whole application. */
  item: z.int().nullable(),
  blockGuid: z.guid().nullable(),
  price: z.guid(),
  title: z.string(),
  unit: units,
  priceDate: day,
  units: z.int(),
  unitPrice: z.int(),
  amount: z.int(),
  steps: z.array(step),
  discount: z.int(),
  net: z.int(),
  vat: z.int().nullable(),
});

export const derivedPrice = z.object({
  /** Not subscribed yet: today's prices. */
  isEstimate: z.boolean(),
  currency,
  revision: z.int(),
  subscribedAt: instant.nullable(),
  lines: z.array(priceLine),
  gross: z.int(),
  discounts: z.array(z.object({ reason: z.string(), amount: z.int() })),
  discount: z.int(),
  total: z.int(),
  vat: z.int().nullable(),
  stages: z.array(z.object({ title: z.string(), due: day, effectiveDue: day, amount: z.int() })),
});
export type DerivedPriceView = z.infer<typeof derivedPrice>;

/** A stage is due on a day or so many days after subscribing, and is a percent or a sum. */
export const planStage = z.strictObject({
  title: text(120, 1),
  dueDate: date.nullable().default(null),
  daysAfter: z.int().min(0).max(3_650).nullable().default(null),
  percentBp: percentBp.nullable().default(null),
  amount: sum.nullable().default(null),
  isObligatory: z.boolean().default(true),
});
