import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** It knows the mailing alone: whom it goes to and what it says stand in the database. */
export const MAILING_SEND = defineJob({
  name: 'applications.mailing',
  payload: z.strictObject({ mailing: z.guid() }),
  tries: 10,
  who: ['org:requests'],
});
