// The sound desk: recordings of a program's performances, one by one and as an archive.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { begun } from '../shapes.ts';

const recording = z.object({
  fileGuid: z.guid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** As the file tells; null: it does not. */
  seconds: z.int().nullable(),
});
export type RecordingView = z.infer<typeof recording>;

export const CompetitionProgramGetRecordings = defineCall({
  id: 'CompetitionProgram/GetRecordings',
  method: 'GET',
  who: ['org:program'],
  kind: 'read',
  shows: ['items.changed', 'program.changed', 'application.changed', 'form.changed'],
  summary: 'Записи выступлений программы: что прислали в заявках, сколько длится; у кого записи нет',
  query: z.strictObject({ competitionProgramGuid: guidOf('program') }),
  answer: z.object({
    /** Performances of the program that come from accepted applications. */
    items: z.array(
      z.object({
        itemGuid: z.guid(),
        /** The form asks for a recording. */
        isAsked: z.boolean(),
        files: z.array(recording),
        /** Files in the place of a recording that are no sound. */
        others: z.int(),
      }),
    ),
  }),
});
export type ProgramRecordings = z.infer<typeof CompetitionProgramGetRecordings.answer>;

export const CompetitionProgramCreateRecordingsArchive = defineCall({
  id: 'CompetitionProgram/CreateRecordingsArchive',
  method: 'POST',
  who: ['org:program'],
  kind: 'job',
  summary: 'Все записи программы архивом, в её порядке: «001 Название.mp3»; собирает задание',
  body: z.strictObject({ competitionProgramGuid: guidOf('program') }),
  answer: begun,
});
