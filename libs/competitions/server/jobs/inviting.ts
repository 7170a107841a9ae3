import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** Writes the invitations that wait for it, one after another. */
export const INVITING = defineJob({
  name: 'competitions.invite',
  payload: z.strictObject({
    /** Of the invitation's page. */
    url: z.url(),
    count: z.int(),
  }),
});
