import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

/**
 * Runs while RAMPA_SECRET_OLD is set: what it has sealed is sealed with the present secret. `key`: the present key's
 * name.
 */
export const RESEAL = defineJob({ name: 'secrets.reseal', payload: z.strictObject({ key: z.string() }) });
