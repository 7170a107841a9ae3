import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Papers that an event has issued in a month, as a ZIP. */
export const PAPER_ARCHIVE = defineJob({
  name: 'finance.paper-archive',
  payload: z.strictObject({ month: z.string() }),
  who: ['org:finances'],
});
