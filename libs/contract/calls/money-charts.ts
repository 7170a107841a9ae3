// Pictures of an event's money. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { currency } from '../price-shapes.ts';
import { queryInt } from '../shapes.ts';

export const CHART_DAYS = [30, 90, 365] as const;

export const PaymentGetCharts = defineCall({
  id: 'Payment/GetCharts',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: ['money.changed', 'payment.confirmed', 'prices.changed', 'paymentPlans.changed', 'application.changed'],
  summary: 'Деньги по дням: пришло и вернули; долги по тому, сколько дней просрочены',
  query: z.strictObject({
    competitionGuid: guidOf('competition'),
    days: queryInt.pipe(z.literal(CHART_DAYS)).default(30),
  }),
  answer: z.object({
    currency,
    today: z.string(),
    /** Those with money, in their order. */
    days: z.array(z.object({ day: z.string(), in: z.int(), out: z.int() })),
    from: z.string(),
    /** `from` null: not due yet; `to` null: without end. Together they are what is left to pay. */
    ages: z.array(
      z.object({ from: z.int().nullable(), to: z.int().nullable(), amount: z.int(), applications: z.int() }),
    ),
  }),
});
export type MoneyCharts = z.infer<typeof PaymentGetCharts.answer>;
