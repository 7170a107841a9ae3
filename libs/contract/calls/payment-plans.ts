// How the price of an application is paid by parts.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { planStage } from '../price-shapes.ts';
import { done, text, version } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

const plan = z.object({
  schedulePaymentGuid: z.guid(),
  title: z.string(),
  isDefault: z.boolean(),
  stages: z.array(planStage),
  version: z.int(),
});
export type PaymentPlanView = z.infer<typeof plan>;

export const SchedulePaymentGetByCompetitionGuid = defineCall({
  id: 'SchedulePayment/GetByCompetitionGuid',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: ['paymentPlans.changed'],
  summary: 'Графики оплаты мероприятия',
  query: competition,
  answer: z.array(plan),
});

export const SchedulePaymentUpdate = defineCall({
  id: 'SchedulePayment/Update',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: ['paymentPlans.changed'],
  summary: 'Новый график оплаты или другой на его месте',
  query: competition,
  body: z.strictObject({
    schedulePaymentGuid: guidOf('paymentPlan').optional(),
    version: version.optional(),
    title: text(120, 1),
    isDefault: z.boolean().default(false),
    stages: z.array(planStage).min(1).max(24),
  }),
  answer: z.object({ guid: z.guid(), version: z.int() }),
});

export const SchedulePaymentDelete = defineCall({
  id: 'SchedulePayment/Delete',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: ['paymentPlans.changed'],
  summary: 'Удалить график оплаты',
  query: z.strictObject({ schedulePaymentGuid: guidOf('paymentPlan') }),
  answer: done,
});
