import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Runs daily: counts prices of the day of payment anew, then compares the entries with what explains them. */
export const MONEY_NIGHT = defineJob({ name: 'finance.moneyNight', payload: z.strictObject({}) });

/** At 00:05 of a time zone: the events there whose price is that of the day of payment have a new day. */
export const PRICES_OF_DAY = defineJob({
  name: 'finance.pricesOfDay',
  payload: z.strictObject({ timeZone: z.string() }),
});
