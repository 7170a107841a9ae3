// What the organizer keeps when an application is withdrawn.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { moneySum, withdrawalCount } from '../money-shapes.ts';
import { done, text } from '../shapes.ts';

const guid = z.guid();
const CHANGED = ['money.changed'] as const;

export const ScheduleRetentionAddRetentionToApplication = defineCall({
  id: 'ScheduleRetention/AddRetentionToApplication',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Удержать при отказе по таблицам и документам; у живой заявки — за часть, от которой отказались',
  query: z.strictObject({ competitionGuid: guidOf('competition'), applicationGuid: guidOf('application') }),
  body: z.strictObject({
    /** Of a live application. */
    amount: moneySum.optional(),
    documentedCosts: z.int().min(0).max(100_000_000_000).nullable().default(null),
    reason: text(500, 1),
  }),
  answer: z.object({
    guid,
    amount: z.int(),
    refund: z.int(),
    warning: z.enum(['consumerCosts']).nullable(),
    /** How it was counted; null: of a live application. */
    withdrawal: withdrawalCount.nullable(),
  }),
});

export const ScheduleRetentionDeleteRetentionFromApplication = defineCall({
  id: 'ScheduleRetention/DeleteRetentionFromApplication',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Снять удержание; история хранит обе записи',
  query: z.strictObject({ competitionGuid: guidOf('competition'), applicationGuid: guidOf('application') }),
  answer: done,
});
