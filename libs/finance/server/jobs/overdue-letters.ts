import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Runs daily: a letter to whoever has let a day of payment pass, once for each such day. */
export const OVERDUE_LETTERS = defineJob({ name: 'finance.overdueLetters', payload: z.strictObject({}) });
