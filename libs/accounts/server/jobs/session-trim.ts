import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Runs daily: deletes old sessions, unused links and codes, and accounts that were never confirmed. */
export const SESSION_TRIM = defineJob({
  name: 'accounts.sessionTrim',
  payload: z.strictObject({ days: z.int().min(1) }),
});

/** How long an ended session can still be looked up. */
export const SESSION_TRIM_DAYS = 7;
