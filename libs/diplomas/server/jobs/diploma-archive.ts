import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Diplomas of whole programs: a ZIP of PDFs, or one PDF to print. */
export const DIPLOMA_ARCHIVE = defineJob({
  name: 'diplomas.archive',
  payload: z.strictObject({ document: z.guid(), programs: z.array(z.guid()).min(1), format: z.enum(['zip', 'pdf']) }),
  who: ['org:diplomas'],
});
