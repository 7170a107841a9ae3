// The job that sends one letter; it carries only the letter's guid.

import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

export const MAIL_OWNER = 'mail';

/** Pauses between tries before a letter is parked: half a minute, two minutes, …; two and a half hours in all. */
export const LETTER_TRIES = 10;

/** The letter's row counts its tries; the job has more of them, for workers that die. */
export const MAIL_SEND = defineJob({
  name: 'mail.send',
  payload: z.strictObject({ letter: z.guid() }),
  tries: LETTER_TRIES + 5,
  pace: 15,
});
