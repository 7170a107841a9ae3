import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** Runs daily: what has lain in the bin for long enough is gone for good. */
export const BIN_EMPTYING = defineJob({
  name: 'competitions.emptyBin',
  payload: z.strictObject({ days: z.int().min(0) }),
});
