import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Letters about papers of one template; `address`: what links begin with, `day`: of the press, so that a letter leaves once a day. */
export const PAPER_LETTERS = defineJob({
  name: 'diplomas.letters',
  payload: z.strictObject({
    document: z.guid(),
    records: z.array(z.string()),
    address: z.string(),
    day: z.string(),
  }),
  who: ['org:diplomas'],
});
