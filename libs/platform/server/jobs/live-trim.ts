// Deletes old events, which every screen and reaction has long processed.

import { z } from 'zod';
import { defineJob } from './definition.ts';

export const LIVE_TRIM = defineJob({ name: 'live.trim', payload: z.strictObject({ days: z.int().min(1) }) });

export const LIVE_TRIM_DAYS = 30;
