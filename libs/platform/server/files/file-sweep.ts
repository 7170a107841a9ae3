// Daily: deletes bytes that no row refers to (a process died between the disk and the commit), and logs rows whose
// bytes are lost before a person finds them.

import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

export const FILE_SWEEP = defineJob({
  name: 'files.sweep',
  payload: z.strictObject({ afterHours: z.number().min(0) }),
});

/** Younger files are left alone, because an upload is committed within minutes. */
export const FILE_SWEEP_HOURS = 24;
