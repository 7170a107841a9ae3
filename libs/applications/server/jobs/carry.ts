import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Answers of a form's field go over into the field that has taken its place; both by the numbers that rules call them by. */
export const CARRY_ANSWERS = defineJob({
  name: 'applications.carry',
  payload: z.strictObject({ competition: z.guid(), from: z.int(), to: z.int() }),
  tries: 10,
  who: ['org:settings'],
});
