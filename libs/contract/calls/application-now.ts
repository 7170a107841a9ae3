// What an open page of applications follows live: that something is different, and which ones. Answers are read by the
// calls that answer them. Beyond the checklist.

import { z } from 'zod';
import { applicationState } from '../application-shapes.ts';
import { defineCall, guidOf } from '../call.ts';
import { instant } from '../shapes.ts';

const now = z.object({
  guid: z.guid(),
  revision: z.int(),
  state: applicationState,
  competitionStatusGuid: z.guid().nullable(),
  updatedAt: instant,
});

const applicationsNow = z.object({
  /** That are sent and not called back. */
  sent: z.int(),
  /** Those with a number that were changed last, the latest first. */
  latest: z.array(now.extend({ number: z.int() })),
  /** By which the form counts them: another one changes how full all of them are. Null: there is none. */
  formRevision: z.int().nullable(),
  /** What its statuses are called and how they look: another text, other statuses. */
  statuses: z.string(),
  /** Of the members' messages that nobody has read: how many, and which is the last. */
  unread: z.string(),
});
export type ApplicationsNow = z.infer<typeof applicationsNow>;

/** A member's, of all his events, the latest first. */
const ownApplicationsNow = z.object({
  latest: z.array(
    now.extend({ isOpened: z.boolean(), /** What the organizer has written of it. */ messages: z.int() }),
  ),
});
export type OwnApplicationsNow = z.infer<typeof ownApplicationsNow>;

export const ApplicationGetNowByCompetition = defineCall({
  id: 'Application/GetNowByCompetition',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['application.changed', 'form.changed', 'statuses.changed'],
  summary: 'Сколько заявок отправлено и какие изменились последними; вид live `applications`',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: applicationsNow,
});

export const ApplicationGetNowToMember = defineCall({
  id: 'Application/GetNowToMember',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: ['application.changed'],
  summary: 'Свои заявки, которые изменились последними; вид live `own-applications`',
  answer: ownApplicationsNow,
});
