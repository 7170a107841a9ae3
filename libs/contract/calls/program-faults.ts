// «Что не так в программе»: who stands on stage when, and what is wrong with a performance by itself. Where somebody has
// too little time, the page counts by the order that it shows.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { instant } from '../shapes.ts';

export const programFaults = z.object({
  /** Whom the numbers below mean. */
  people: z.array(z.string()),
  /** Performances of the program. */
  items: z.array(
    z.object({
      itemGuid: z.guid(),
      /** The application that it came from; null: typed by hand. */
      applicationGuid: z.guid().nullable(),
      people: z.array(z.int()),
      /** Seconds over the longest that the form allows; 0: none. */
      overLimit: z.int(),
      /** Seconds: the longest that the form allows, and how long the recording is; null: nobody says. */
      limit: z.int().nullable(),
      recorded: z.int().nullable(),
      /** The form asks for a recording, and there is none. */
      lacksRecording: z.boolean(),
      /** Whose age is none of the group's, in full years on the first day of the event. */
      outsideAges: z.array(z.object({ name: z.string(), age: z.int() })),
    }),
  ),
  /** Starts that a recount has kept, because the items had begun; the others follow one another. */
  kept: z.array(z.object({ itemGuid: z.guid(), startAt: instant })),
  /** Performances of the same people in other programs of the event, where their time is planned. */
  elsewhere: z.array(
    z.object({
      person: z.int(),
      itemGuid: z.guid(),
      programTitle: z.string(),
      /** «№ 12 Жар-птица» */
      label: z.string(),
      startAt: instant,
      endAt: instant,
    }),
  ),
});
export type ProgramFaults = z.infer<typeof programFaults>;

export const CompetitionProgramGetFaults = defineCall({
  id: 'CompetitionProgram/GetFaults',
  method: 'GET',
  who: ['org:program'],
  kind: 'read',
  shows: ['items.changed', 'program.changed', 'program.created', 'program.deleted', 'application.changed'],
  summary: 'Что не так в программе: кто в каких выступлениях, длиннее предела, без записи, не по возрасту группы',
  query: z.strictObject({ competitionProgramGuid: guidOf('program') }),
  answer: programFaults,
});
