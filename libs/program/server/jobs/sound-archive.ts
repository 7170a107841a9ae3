import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** All recordings of one program. */
export const SOUND_ARCHIVE = defineJob({
  name: 'program.recordings',
  payload: z.strictObject({ program: z.guid() }),
  who: ['org:program'],
});
