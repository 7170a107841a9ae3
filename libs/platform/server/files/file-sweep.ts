// Once a day: bytes that no row speaks of go (a process died between the disk and the commit), and rows whose bytes are
// lost are said aloud before a person finds them.

import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

export const FILE_SWEEP = defineJob({
  name: 'files.sweep',
  payload: z.strictObject({ afterHours: z.number().min(0) }),
});

/** An upload is committed within minutes. */
export const FILE_SWEEP_HOURS = 24;
