import { applicationView } from '@rampa/contract';
import { defineJob } from '@rampa/platform/server';
import { z } from 'zod';

/** Rows of the table as a workbook: these, or whatever narrows the view. Jobs of before may hold `searchText`. */
export const EXPORT_CHOSEN = defineJob({
  name: 'applications.exportChosen',
  payload: z.strictObject({
    guids: z.array(z.guid()).optional(),
    searchText: z.string().optional(),
    view: applicationView,
  }),
  who: ['org:requests'],
});
