// Deeds on several accounts at once, as jobs. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { begun } from '../shapes.ts';

/** Of one press. */
export const BULK_MAX = 2_000;
const chosen = {
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  /** A guid of another event is none of these. */
  body: z.strictObject({ applicationGuids: z.array(z.guid().toLowerCase()).min(1).max(BULK_MAX) }),
};

export const PaymentSendInvoices = defineCall({
  id: 'Payment/SendInvoices',
  method: 'POST',
  who: ['org:finances'],
  kind: 'job',
  needs: 2,
  summary: 'Письма со счётом выбранным заявкам; файл говорит, кому ушло и кому нет',
  ...chosen,
  answer: begun,
});

export const PaymentIssueActs = defineCall({
  id: 'Payment/IssueActs',
  method: 'POST',
  who: ['org:finances'],
  kind: 'job',
  needs: 2,
  summary: 'Акты выбранных заявок одним ZIP; файл внутри говорит, у кого акта нет и почему',
  ...chosen,
  answer: begun,
});
