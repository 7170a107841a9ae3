// What a member and the organizer write to each other about one application. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, done, instant, queryInt, queryPage, text } from '../shapes.ts';

const application = z.strictObject({ applicationGuid: guidOf('application') });

const message = z.object({
  guid: z.guid(),
  text: z.string(),
  isOrganizer: z.boolean(),
  /** To a member the organizer's people are the organizer. */
  authorName: z.string(),
  at: instant,
  /** The other side has seen it. */
  isSeen: z.boolean(),
});
export type ApplicationMessageView = z.infer<typeof message>;

export const ApplicationMessageGetByApplication = defineCall({
  id: 'ApplicationMessage/GetByApplication',
  method: 'GET',
  who: ['member', 'org:requests'],
  kind: 'read',
  shows: ['application.changed'],
  summary: 'Переписка по заявке, последнее — первым, и сколько из неё ещё не прочитано',
  query: application.extend({
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(20),
  }),
  answer: collectionOf(message).extend({
    /** Of the other side's, by the asking person's own. */
    unseen: z.int(),
  }),
});

export const ApplicationMessageSend = defineCall({
  id: 'ApplicationMessage/Send',
  method: 'POST',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: ['application.changed'],
  summary: 'Написать другой стороне по заявке; участнику придёт письмо, пока он не прочёл прежнее',
  body: z.strictObject({
    applicationGuid: guidOf('application'),
    /** Of the message: sent twice it is one. */
    messageGuid: z.guid().toLowerCase().optional(),
    text: text(4000, 1),
  }),
  answer: done,
});

export const ApplicationMessageSee = defineCall({
  id: 'ApplicationMessage/See',
  method: 'PUT',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: ['application.changed'],
  summary: 'Отметить переписку по заявке прочитанной',
  body: application,
  answer: done,
});
