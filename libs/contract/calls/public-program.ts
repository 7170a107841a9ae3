// What everybody may see of a published program.

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { date, instant, text } from '../shapes.ts';
import { organizerFace } from './memberships.ts';
import { programNews } from './program-versions.ts';
import { programItem, programView } from './program-views.ts';

const publicItem = programItem.pick({
  guid: true,
  kind: true,
  number: true,
  block: true,
  performer: true,
  collective: true,
  city: true,
  pieceTitle: true,
  authors: true,
  title: true,
  group: true,
  duration: true,
  activity: true,
  isWithdrawn: true,
  onStageAt: true,
  doneAt: true,
  plannedAt: true,
  forecastAt: true,
});
export type PublicProgramItem = z.infer<typeof publicItem>;

export const publicProgramView = programView
  .pick({
    guid: true,
    competitionTitle: true,
    timeZone: true,
    title: true,
    dateTimeBegin: true,
    place: true,
    gap: true,
  })
  .extend({
    city: z.string(),
    shortTitle: programView.shape.competitionTitle,
    logoPath: z.string().nullable(),
    /** Links of the organizer for the page's header. */
    organizer: organizerFace,
    /** What the last publication has changed. */
    news: programNews,
    items: z.array(publicItem),
  });
export type PublicProgramView = z.infer<typeof publicProgramView>;

export const PublicProgram = defineCall({
  id: 'Public/program',
  path: 'Public/program/{programGuid}',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Опубликованная программа: кто на сцене, кто дальше и во сколько; вид live `public-program`',
  params: z.strictObject({ programGuid: text(64, 1) }),
  answer: publicProgramView,
});

/** One of an event's published programs. */
export const publicEventProgram = z.object({
  guid: z.guid(),
  title: z.string(),
  place: z.string(),
  dateTimeBegin: instant.nullable(),
  performanceCount: z.int(),
  /** Address of the published protocol's page; null until there is one. */
  protocolPath: z.string().nullable(),
});

/** Schemas that others build on stand beside the call: clients have calls without schemas. */
export const publicEvent = z.object({
  title: z.string(),
  beginDate: date,
  endDate: date,
  city: z.string(),
  place: z.string(),
  /** False: a festival without marks, which publishes no protocols. */
  isJudged: z.boolean(),
  organizer: organizerFace,
  /** The event's published programs, this one included. */
  programs: z.array(publicEventProgram),
});

export const PublicProgramEvent = defineCall({
  id: 'Public/programEvent',
  path: 'Public/programEvent/{programGuid}',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Чья опубликованная программа: мероприятие, организатор, другие её программы и объявленные итоги',
  params: z.strictObject({ programGuid: text(64, 1) }),
  answer: publicEvent,
});
export type PublicEvent = z.infer<typeof publicEvent>;
