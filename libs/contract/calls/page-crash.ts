// A crashed page's report to the operator. The server removes people's words before it writes the log.

import { z } from 'zod';
import { defineCall } from '../call.ts';

export const PageReportCrash = defineCall({
  id: 'Page/ReportCrash',
  method: 'POST',
  who: ['public'],
  kind: 'write',
  changes: [],
  summary: 'Страница перестала работать: что случилось и где',
  body: z.strictObject({
    /** Without query and fragment, where keys of links stand. */
    page: z.string().max(300),
    message: z.string().max(500),
    stack: z.string().max(4_000),
  }),
  answer: z.strictObject({}),
});
