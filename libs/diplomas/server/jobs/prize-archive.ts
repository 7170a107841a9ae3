import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** The protocol of special prizes: of the event, and of each program in which one was given; PDF and XLSX. */
export const PRIZE_ARCHIVE = defineJob({
  name: 'diplomas.prize-archive',
  payload: z.strictObject({}),
  who: ['org:protocol'],
});
