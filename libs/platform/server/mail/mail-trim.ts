// Forgets letters: the bodies of those that came too late, and after a while whom they went to.

import { z } from 'zod';
import { defineJob } from '../jobs/definition.ts';

export const MAIL_TRIM = defineJob({ name: 'mail.trim', payload: z.strictObject({ days: z.int().min(1) }) });

export const MAIL_TRIM_DAYS = 90;
