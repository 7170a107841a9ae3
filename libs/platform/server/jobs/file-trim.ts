// Deletes the files of finished jobs, which hold people's names, and later the jobs themselves.

import { z } from 'zod';
import { defineJob } from './definition.ts';

export const FILE_TRIM = defineJob({
  name: 'jobs.trim',
  payload: z.strictObject({ fileDays: z.int().min(1), jobDays: z.int().min(1) }),
});

export const FILE_TRIM_DAYS = { fileDays: 7, jobDays: 30 };
