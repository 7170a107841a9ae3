// Forgets the bodies of letters that expired, and later the addresses of all.

import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

export const MAIL_TRIM = defineJob({ name: 'mail.trim', payload: z.strictObject({ days: z.int().min(1) }) });

export const MAIL_TRIM_DAYS = 90;
