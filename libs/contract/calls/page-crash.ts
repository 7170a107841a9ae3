// What a broken page tells whoever runs the portal. People's words are taken out by the server before it is written.

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
    /** Without query and fragment: keys of links stand there. */
    page: z.string().max(300),
    message: z.string().max(500),
    stack: z.string().max(4_000),
  }),
  answer: z.strictObject({}),
});
