import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Once a day: what was deleted long ago loses its personal data. */
export const REQUISITE_ERASURE = defineJob({ name: 'finance.requisiteErasure', payload: z.strictObject({}) });
