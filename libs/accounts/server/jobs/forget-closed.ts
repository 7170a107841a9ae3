import { FORGET_AFTER_DAYS } from '@rampa/accounts/domain';
import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** Runs daily: anonymises accounts that their owners closed. */
export const FORGET_CLOSED = defineJob({
  name: 'accounts.forgetClosed',
  payload: z.strictObject({ days: z.int().min(0) }),
});

export const FORGET_CLOSED_DAILY = { days: FORGET_AFTER_DAYS };
