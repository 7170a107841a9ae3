// What an open page of money follows live: which applications' money has moved last. Sums are read by the calls that
// answer them. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { instant } from '../shapes.ts';

const moneyNow = z.object({
  /** By the guid of the application, the latest first. */
  latest: z.array(z.object({ guid: z.guid(), updatedAt: instant })),
});
export type MoneyNow = z.infer<typeof moneyNow>;

export const PaymentGetNowByCompetition = defineCall({
  id: 'Payment/GetNowByCompetition',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: ['money.changed', 'payment.confirmed'],
  summary: 'По каким заявкам деньги двигались последними; вид live `money`',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: moneyNow,
});

export const PaymentGetNowToMember = defineCall({
  id: 'Payment/GetNowToMember',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: ['money.changed', 'payment.confirmed'],
  summary: 'По каким из своих заявок деньги двигались последними; вид live `own-money`',
  answer: moneyNow,
});
