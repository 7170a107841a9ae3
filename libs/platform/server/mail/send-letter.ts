// The job that sends one letter; it carries the letter's guid and nothing of the letter.

import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

export const MAIL_OWNER = 'mail';

/** Tries at the post office before a letter is parked: half a minute, two minutes, …; two and a half hours in all. */
export const LETTER_TRIES = 10;

/** The row of the letter counts; the job has tries to spare for workers that die. */
export const MAIL_SEND = defineJob({
  name: 'mail.send',
  payload: z.strictObject({ letter: z.guid() }),
  tries: LETTER_TRIES + 5,
  pace: 15,
});
