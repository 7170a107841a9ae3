import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** Runs daily: whose event was over long enough ago is remembered as invited no more. */
export const FORGET_INVITED = defineJob({
  name: 'competitions.forgetInvited',
  payload: z.strictObject({ months: z.int().min(0) }),
});
