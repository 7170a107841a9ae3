import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Once a day: what judges' devices sent long ago, of events that are long over. Marks and results stay. */
export const MARK_TRIM = defineJob({
  name: 'judging.markTrim',
  payload: z.strictObject({ historyDays: z.int().min(400), submissionDays: z.int().min(30) }),
});

/**
 * After the event's end and after the row itself was written. The journal outlives the season and the disputes about
 * it. The answers to submissions are needed while a tablet may still offer one again: a forgotten one in a drawer, the
 * last day's marks after a restore.
 */
export const MARK_TRIM_DAYS = { historyDays: 400, submissionDays: 90 };
