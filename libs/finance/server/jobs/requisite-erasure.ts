import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Runs daily: removes the personal data of requisites that were deleted long ago. */
export const REQUISITE_ERASURE = defineJob({ name: 'finance.requisiteErasure', payload: z.strictObject({}) });
