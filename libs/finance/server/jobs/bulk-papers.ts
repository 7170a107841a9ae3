import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

const applications = z.array(z.guid());

/** Letters with invoices; `address`: what links in them begin with. */
export const SEND_INVOICES = defineJob({
  name: 'finance.sendInvoices',
  payload: z.strictObject({ applications, address: z.string() }),
  who: ['org:finances'],
});

/** Acts of several applications, as a ZIP. */
export const ISSUE_ACTS = defineJob({
  name: 'finance.issueActs',
  payload: z.strictObject({ applications }),
  who: ['org:finances'],
});
