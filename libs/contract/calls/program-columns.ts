// Columns of a program: what applications say of its performances beside what a running order shows anyway.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import {
  attachedField,
  columnBox,
  columnChanges,
  columnTitle,
  columnWidth,
  competitionOf,
  fieldChanges,
  reportColumn,
} from '../report-shapes.ts';
import { created, done, queryInt, queryPage, text } from '../shapes.ts';

const WHO = ['org:program'] as const;
const CHANGES = ['program.changed'] as const;
const program = z.strictObject({ competitionProgramGuid: guidOf('program') });
const competitionProgramColumnGuid = guidOf('programColumn');
const competitionProgramColumnFieldGuid = guidOf('programColumnField');

export const PROGRAM_COLUMN_LIMITS = { columns: 30, fields: 10 } as const;

/** Who sees a column besides those who work on the program; nobody: it is private. */
const audience = {
  /** Members of the event, once the program is published. */
  isPublic: z.boolean(),
  isForPresenter: z.boolean(),
  /** In the program's files. */
  isOnPaper: z.boolean(),
};

export const programColumn = reportColumn.extend(audience);
export type ProgramColumnView = z.infer<typeof programColumn>;

export const CompetitionProgramColumnGetByCompetitionProgram = defineCall({
  id: 'CompetitionProgramColumn/GetByCompetitionProgram',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['program.changed', 'form.changed'],
  summary: 'Столбцы программы по порядку: поля каждого и кому он виден; какого поля в форме уже нет',
  query: program,
  answer: z.array(programColumn),
});

export const CompetitionProgramColumnCreate = defineCall({
  id: 'CompetitionProgramColumn/Create',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Новый столбец последним, пока без полей и только для тех, кто составляет программу',
  query: competitionOf,
  body: z.strictObject({
    competitionProgramGuid: guidOf('program'),
    title: columnTitle,
    width: columnWidth.optional(),
  }),
  answer: created,
});

export const CompetitionProgramColumnUpdate = defineCall({
  id: 'CompetitionProgramColumn/Update',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Название и ширина столбца, чем разделены его поля, кому он виден; чего не сказано, то остаётся',
  query: competitionOf,
  body: z.strictObject({
    competitionProgramColumnGuid,
    ...columnChanges,
    isPublic: z.boolean().optional(),
    isForPresenter: z.boolean().optional(),
    isOnPaper: z.boolean().optional(),
  }),
  answer: done,
});

export const CompetitionProgramColumnDelete = defineCall({
  id: 'CompetitionProgramColumn/Delete',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать столбец; поля формы и ответы остаются',
  query: competitionOf.extend({ competitionProgramColumnGuid }),
  answer: done,
});

export const CompetitionProgramColumnSwap = defineCall({
  id: 'CompetitionProgramColumn/Swap',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Поменять два столбца одной программы местами',
  query: competitionOf,
  body: z.strictObject({ firstGuid: competitionProgramColumnGuid, secondGuid: competitionProgramColumnGuid }),
  answer: done,
});

export const CompetitionProgramColumnFieldGetTemplateColumnBoxByCompetitionGuid = defineCall({
  id: 'CompetitionProgramColumnField/GetTemplateColumnBoxByCompetitionGuid',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Что можно положить в столбец программы: поля формы по разделам и то, что портал знает сам',
  query: competitionOf,
  answer: columnBox,
});

export const CompetitionProgramGetSectionsAndFieldsForPrograms = defineCall({
  id: 'CompetitionProgram/GetSectionsAndFieldsForPrograms',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Разделы и поля формы, из которых собирают столбцы программы',
  query: competitionOf,
  answer: columnBox,
});

export const CompetitionProgramColumnFieldGetColumnFieldsByReportColumn = defineCall({
  id: 'CompetitionProgramColumnField/GetColumnFieldsByReportColumn',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['program.changed', 'form.changed'],
  summary: 'Поля одного столбца программы по порядку',
  query: z.strictObject({ competitionProgramColumnGuid }),
  answer: reportColumn.shape.fields,
});

export const CompetitionProgramColumnFieldAttach = defineCall({
  id: 'CompetitionProgramColumnField/Attach',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Добавить в столбец поле формы (tag null — как у поля) или, без него, то, что портал знает сам',
  query: competitionOf,
  body: z.strictObject({
    competitionProgramColumnGuid,
    ...attachedField,
  }),
  answer: created,
});

export const CompetitionProgramColumnFieldUpdate = defineCall({
  id: 'CompetitionProgramColumnField/Update',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Что поле значит для программы (его возьмут при сверке) и которым по порядку стоит в столбце',
  query: competitionOf,
  body: z.strictObject({
    competitionProgramColumnFieldGuid,
    ...fieldChanges,
  }),
  answer: done,
});

export const CompetitionProgramColumnFieldDetach = defineCall({
  id: 'CompetitionProgramColumnField/Detach',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать поле из столбца',
  query: competitionOf.extend({ competitionProgramColumnFieldGuid }),
  answer: done,
});

// --- beyond the checklist ---

export const CompetitionProgramColumnArrange = defineCall({
  id: 'CompetitionProgramColumn/Arrange',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Порядок столбцов программы; кого не назвали, те стоят после',
  query: program,
  body: z.strictObject({
    competitionProgramColumnGuids: z.array(competitionProgramColumnGuid).max(PROGRAM_COLUMN_LIMITS.columns),
  }),
  answer: done,
});

const programColumnRow = z.object({
  itemGuid: z.guid(),
  number: z.string(),
  performer: z.string(),
  pieceTitle: z.string(),
  isWithdrawn: z.boolean(),
  /** Null: typed by hand, so its columns are empty. */
  applicationGuid: z.guid().nullable(),
  /** A text for each column. */
  cells: z.array(z.string()),
});
export type ProgramColumnRow = z.infer<typeof programColumnRow>;

export const CompetitionProgramColumnGetRows = defineCall({
  id: 'CompetitionProgramColumn/GetRows',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: [
    'program.changed',
    'items.changed',
    'application.changed',
    'form.changed',
    'books.changed',
    'statuses.changed',
  ],
  summary: 'Выступления программы с текстами её столбцов, по страницам, в порядке выхода; и столбцы только для своих',
  query: program.extend({
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(100),
    searchText: text(200).optional(),
  }),
  answer: z.object({
    columns: z.array(z.object({ guid: z.guid(), title: z.string(), width: z.int() })),
    collection: z.array(programColumnRow),
    totalCount: z.int(),
  }),
});
