import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Once a day: sessions that ended long ago, links of letters and codes that nobody used, accounts never confirmed. */
export const SESSION_TRIM = defineJob({
  name: 'accounts.sessionTrim',
  payload: z.strictObject({ days: z.int().min(1) }),
});

/** So long it can still be found out when somebody's session ended. */
export const SESSION_TRIM_DAYS = 7;
