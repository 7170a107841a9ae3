// Versions of a published program: each publication says in words what has changed since the one before.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { instant } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });
const itemGuid = z.guid();
const moment = instant.nullable();

export const programChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), before: moment, after: moment }),
  z.object({ kind: z.literal('place'), before: z.string(), after: z.string() }),
  z.object({ kind: z.enum(['added', 'withdrawn', 'returned', 'text']), itemGuid, number: z.string() }),
  z.object({ kind: z.literal('removed'), number: z.string() }),
  z.object({ kind: z.literal('number'), itemGuid, number: z.string(), before: z.string() }),
  z.object({ kind: z.literal('moved'), itemGuid, number: z.string(), before: moment, after: moment }),
  z.object({ kind: z.literal('times'), count: z.int(), minutes: z.int() }),
]);
export type ProgramChange = z.infer<typeof programChange>;

/** What everybody is told of the last publication; null: it was the first one. */
export const programNews = z
  .object({
    number: z.int(),
    at: instant,
    /** The first 50. */
    changes: z.array(programChange),
    changeCount: z.int(),
  })
  .nullable();
export type ProgramNews = z.infer<typeof programNews>;

export const CompetitionProgramGetVersions = defineCall({
  id: 'CompetitionProgram/GetVersions',
  method: 'GET',
  who: ['org:program'],
  kind: 'read',
  shows: ['program.changed', 'items.changed'],
  summary: 'Публикации программы, что каждая изменила, и что изменилось после последней',
  query: program,
  answer: z.object({
    /** The latest first, 50 at the most. */
    versions: z.array(
      z.object({
        number: z.int(),
        publishedAt: instant,
        /** Who has published it; empty: nobody knows any more. */
        by: z.string(),
        changes: z.array(programChange),
      }),
    ),
    /** Since the last one; null: the program is not published. */
    pending: z.array(programChange).nullable(),
    /** Members whose performances these changes concern. */
    pendingMembers: z.int(),
  }),
});
export type ProgramVersions = z.infer<typeof CompetitionProgramGetVersions.answer>;

export const CompetitionProgramPublishVersion = defineCall({
  id: 'CompetitionProgram/PublishVersion',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['program.changed'],
  summary: 'Опубликовать изменения: новая версия; кому написать — тем, чьи выступления изменились, или никому',
  query: program,
  body: z.strictObject({ tellsMembers: z.boolean() }),
  answer: z.object({ number: z.int(), changes: z.int(), told: z.int() }),
});
