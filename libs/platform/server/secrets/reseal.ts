import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

/** While RAMPA_SECRET_OLD is given: what it has sealed is sealed with the secret of today. `key`: its name. */
export const RESEAL = defineJob({ name: 'secrets.reseal', payload: z.strictObject({ key: z.string() }) });
