import { applicationView } from '@rampa/contract';
import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** Chosen rows of the table as a workbook. */
export const EXPORT_CHOSEN = defineJob({
  name: 'applications.exportChosen',
  payload: z.strictObject({ guids: z.array(z.guid()).min(1), view: applicationView }),
  who: ['org:requests'],
});
