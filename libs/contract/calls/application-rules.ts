// From when and until when applications of an event come in and are corrected. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, instant } from '../shapes.ts';

const event = z.strictObject({ competitionGuid: guidOf('competition') });

const dates = {
  /** Before it nothing new comes in. Null: at once. */
  opensAt: instant.nullable(),
  /** From then on nothing new comes in. Null: after the event's last day. */
  closesAt: instant.nullable(),
  /** From then on what has come in is not corrected. Null: with the closing. */
  freezesAt: instant.nullable(),
};

const consent = {
  /** A member cannot send an application while a parent's consent to keep a child's data is lacking in it. */
  needsChildConsent: z.boolean(),
  /** So many months after the event what was answered about people is erased. Null: only by somebody's word. */
  retentionMonths: z.int().min(1).max(120).nullable(),
};

export const ApplicationRulesGetByCompetition = defineCall({
  id: 'ApplicationRules/GetByCompetition',
  method: 'GET',
  who: ['org:any', 'member'],
  kind: 'read',
  shows: ['applicationRules.changed'],
  summary:
    'Сроки заявок: с какого и до какого времени их принимают и правят; нужны ли согласия родителей, сколько хранят личные ответы',
  query: event,
  /** `isOver`: closed because the event's last day has passed and no closing is named. */
  answer: z.object({ ...dates, ...consent, isEarly: z.boolean(), isClosed: z.boolean(), isOver: z.boolean() }),
});

export const ApplicationRulesUpdate = defineCall({
  id: 'ApplicationRules/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['applicationRules.changed', 'application.changed'],
  summary: 'Назначить сроки заявок или убрать их',
  query: event,
  body: z
    .strictObject({
      ...{ ...dates, opensAt: dates.opensAt.default(null) },
      needsChildConsent: consent.needsChildConsent.default(true),
      retentionMonths: consent.retentionMonths.default(null),
      /** What was read before: see Festival/UpdateFestival. */
      base: z
        .strictObject({ ...dates, ...consent })
        .partial()
        .optional(),
    })
    .refine(({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt, {
      message: 'Приём нельзя закончить раньше, чем он начнётся',
      path: ['closesAt'],
    })
    .refine(({ closesAt, freezesAt }) => closesAt === null || freezesAt === null || freezesAt >= closesAt, {
      message: 'Правки нельзя остановить раньше приёма',
      path: ['freezesAt'],
    }),
  answer: done,
});
