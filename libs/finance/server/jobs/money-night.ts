import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Runs daily: counts prices of the day of payment anew, then compares the entries with what explains them. */
export const MONEY_NIGHT = defineJob({ name: 'finance.moneyNight', payload: z.strictObject({}) });
