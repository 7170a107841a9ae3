// The running order as a file, and its public columns for members.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { file } from './papers.ts';
import { publicProgramView } from './public-program.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const PROGRAM_FORMATS = ['xlsx', 'docx', 'pdf'] as const;
export type ProgramFormat = (typeof PROGRAM_FORMATS)[number];

export const CompetitionProgramExport = defineCall({
  id: 'CompetitionProgram/Export',
  method: 'GET',
  who: ['org:program'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Программа файлом: порядок выхода, время по плану, кто, откуда, с чем и сколько',
  query: program.extend({ format: z.enum(PROGRAM_FORMATS) }),
  answer: file,
});

export const CompetitionProgramGetProgramColumnsData = defineCall({
  id: 'CompetitionProgram/GetProgramColumnsData',
  method: 'GET',
  who: ['org:any', 'judge', 'presenter', 'member'],
  kind: 'read',
  shows: ['program.changed', 'items.changed', 'item.activity', 'application.changed', 'form.changed'],
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
