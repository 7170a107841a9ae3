import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** All files of one application. */
export const ANSWER_ARCHIVE = defineJob({
  name: 'applications.files',
  payload: z.strictObject({ application: z.guid() }),
  who: ['org:requests'],
});
