// The running order as a file, and its public columns for members.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { file } from './papers.ts';
import { publicProgramView } from './public-program.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const PROGRAM_FORMATS = ['xlsx', 'docx', 'pdf'] as const;
export type ProgramFormat = (typeof PROGRAM_FORMATS)[number];

/** Columns that every program's file has; those of applications are named by their guids. */
export const PAPER_COLUMNS = ['time', 'number', 'performer', 'origin', 'piece', 'duration', 'nomination', 'category'] as const; // prettier-ignore
export type PaperColumn = (typeof PAPER_COLUMNS)[number];
/** All of them, and as many guids as a program may have columns. */
const KEYS_LENGTH = 1_400;

export const CompetitionProgramExport = defineCall({
  id: 'CompetitionProgram/Export',
  method: 'GET',
  who: ['org:program'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Программа файлом: порядок выхода, время по плану, кто, откуда, с чем и сколько',
  query: program.extend({
    format: z.enum(PROGRAM_FORMATS),
    /** Keys of `PAPER_COLUMNS` and guids, separated by commas; one that is gone is passed over, the performer stands. */
    columns: z
      .string()
      .max(KEYS_LENGTH)
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)
      .optional(),
  }),
  answer: file,
});

export const CompetitionProgramGetProgramColumnsData = defineCall({
  id: 'CompetitionProgram/GetProgramColumnsData',
  method: 'GET',
  who: ['org:any', 'judge', 'presenter', 'member'],
  kind: 'read',
  shows: [
    'program.changed',
    'items.changed',
    'item.activity',
    'application.changed',
    'form.changed',
    'consent.changed',
  ],
  summary: 'Программа без служебных полей; судье — если он её оценивает, участнику — опубликованная',
  query: program,
  answer: publicProgramView.omit({ organizer: true }).extend({
    /** Columns that whoever asks may see, and a text for each by the guid of the performance. */
    columns: z.array(z.object({ guid: z.guid(), title: z.string(), width: z.int() })),
    cells: z.record(z.guid(), z.array(z.string())),
    /** Performances of the member who asks. */
    own: z.array(z.guid()),
  }),
});
