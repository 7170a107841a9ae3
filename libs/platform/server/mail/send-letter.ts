// The job that sends one letter; it carries only the letter's guid.

import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

export const MAIL_OWNER = 'mail';

/** Tries before a letter is parked; the pauses grow from half a minute to two and a half hours in all. */
export const LETTER_TRIES = 10;

/** The letter's row counts its tries; the job has more of them, for workers that die. */
export const MAIL_SEND = defineJob({
  name: 'mail.send',
  payload: z.strictObject({ letter: z.guid() }),
  tries: LETTER_TRIES + 5,
  pace: 15,
});
