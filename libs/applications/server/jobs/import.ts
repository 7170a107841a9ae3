import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** It knows the import alone: the table, what its columns are and how far it is stand elsewhere. */
export const IMPORT_RUN = defineJob({
  name: 'applications.import',
  payload: z.strictObject({ import: z.guid(), run: z.int() }),
  tries: 5,
  who: ['org:requests'],
});

export const IMPORT_SWEEP = defineJob({
  name: 'applications.importSweep',
  payload: z.strictObject({ days: z.number().min(0) }),
});
