import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Papers of an own template: a ZIP of PDFs or pictures, or one PDF to print. */
export const PAPER_ARCHIVE = defineJob({
  name: 'diplomas.papers',
  payload: z.strictObject({
    document: z.guid(),
    records: z.array(z.string()),
    programs: z.array(z.guid()),
    applications: z.array(z.guid()),
    format: z.enum(['zip', 'pdf', 'png']),
  }),
  who: ['org:diplomas'],
});
