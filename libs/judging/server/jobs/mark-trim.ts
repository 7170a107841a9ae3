import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Daily: deletes what judges' devices sent for events that ended long ago. Marks and results stay. */
export const MARK_TRIM = defineJob({
  name: 'judging.markTrim',
  payload: z.strictObject({ historyDays: z.int().min(400), submissionDays: z.int().min(30) }),
});

/**
 * Both times count from the event's end and from the row itself. The journal is kept until disputes about the season
 * are over. Answers to submissions are kept while a tablet may still repeat one: a tablet forgotten in a drawer, or the
 * last day's marks after a restore.
 */
export const MARK_TRIM_DAYS = { historyDays: 400, submissionDays: 90 };
