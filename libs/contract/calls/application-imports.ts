// A table of the organizer's own becomes applications: read, its columns chosen, tried without writing, written as a job.
// Beyond the checklist.

import { FIELD_KINDS, IMPORT_OUTCOMES, IMPORT_STATES } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { begun, collectionOf, done, instant, listQuery, WHOLE_MAX } from '../shapes.ts';
import { file } from './papers.ts';

export const IMPORT_LIMITS = { rows: 5_000, columns: 300, bytes: 20 * 1024 * 1024, keptDays: 30 } as const;

const event = z.strictObject({ competitionGuid: guidOf('competition') });
const one = z.strictObject({ importGuid: guidOf('applicationImport') });
const column = z.int().min(0).max(IMPORT_LIMITS.columns).nullable();

const use = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('skip') }),
  z.strictObject({ to: z.literal('email') }),
  z.strictObject({ to: z.literal('field'), fieldGuid: z.guid().toLowerCase() }),
]);

/** What each column is, in their order; by which of them an application and a performance are found again. */
export const importMapping = z.strictObject({
  columns: z.array(use).max(IMPORT_LIMITS.columns),
  applicationKey: column,
  performanceKey: column,
  isSent: z.boolean(),
});
export type ImportMappingSent = z.infer<typeof importMapping>;

const counts = z.record(z.enum(IMPORT_OUTCOMES), z.int());

const head = z.object({
  guid: z.guid(),
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  rowCount: z.int(),
  /** Rows by what they do, or have done. */
  counts,
  /** Of the job that is under way. */
  done: z.int(),
  authorName: z.string(),
  createdAt: instant,
  appliedAt: instant.nullable(),
  failure: z.string().nullable(),
});
export type ImportHead = z.infer<typeof head>;

const fault = z.object({ column: z.int().nullable(), value: z.string(), message: z.string() });

export const ApplicationImportUpload = defineCall({
  id: 'ApplicationImport/Upload',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['applicationImports.changed', 'job.changed'],
  summary: 'Таблица для импорта заявок: XLSX или CSV до 20 МБ; читает её задание',
  query: event,
  takesFile: true,
  answer: z.object({ importGuid: z.guid() }),
});

export const ApplicationImportGetByCompetition = defineCall({
  id: 'ApplicationImport/GetByCompetition',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['applicationImports.changed'],
  summary: 'Импорты заявок мероприятия: чем кончился каждый',
  query: event.extend(listQuery(['createdAt', 'name'])),
  answer: collectionOf(head),
});

export const ApplicationImportGetByGuid = defineCall({
  id: 'ApplicationImport/GetByGuid',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['applicationImports.changed', 'form.changed'],
  summary: 'Один импорт: столбцы таблицы, чем они могут быть, ход и итог',
  query: one,
  answer: head.extend({
    columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
    /** Chosen, or guessed by titles and by former imports. */
    mapping: importMapping,
    fields: z.array(
      z.object({
        guid: z.guid(),
        title: z.string(),
        /** Of the block in which it stands. */
        block: z.string(),
        kind: z.enum(FIELD_KINDS),
        isPrivate: z.boolean(),
        /** Several columns may be it: each is one more copy of its block. */
        isRepeated: z.boolean(),
        isOfPerformance: z.boolean(),
      }),
    ),
    hasPerformances: z.boolean(),
    /** Of the dry run that is shown. */
    run: z.int(),
    /** The form is another since. */
    isStale: z.boolean(),
    /** Applications that will stay unsent because something is lacking. */
    lacking: z.int(),
    /** Rows in which something stays as people have changed it. */
    keeping: z.int(),
    fileGuid: z.guid().nullable(),
    filesUntil: instant,
  }),
});
export type ImportView = z.infer<typeof ApplicationImportGetByGuid.answer>;

export const ApplicationImportGetRows = defineCall({
  id: 'ApplicationImport/GetRows',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['applicationImports.changed'],
  summary: 'Строки импорта: что сделает или сделала каждая, ошибки по столбцам',
  query: one.extend({ ...listQuery(['row'], 50), outcome: z.enum([...IMPORT_OUTCOMES, 'kept', 'lacking']).optional() }),
  answer: collectionOf(
    z.object({
      row: z.int(),
      outcome: z.enum(IMPORT_OUTCOMES),
      title: z.string(),
      applicationGuid: z.guid().nullable(),
      faults: z.array(fault.extend({ columnTitle: z.string() })),
      kept: z.array(fault.extend({ columnTitle: z.string() })),
      lacks: z.int(),
      isDone: z.boolean(),
    }),
  ),
});
export type ImportRowView = z.infer<typeof ApplicationImportGetRows.answer>['collection'][number];

export const ApplicationImportSaveMapping = defineCall({
  id: 'ApplicationImport/SaveMapping',
  method: 'PUT',
  who: ['org:requests'],
  kind: 'write',
  changes: ['applicationImports.changed'],
  summary: 'Что выбрано для столбцов: переживает перезагрузку и помнится для следующих таблиц',
  query: one,
  body: importMapping,
  answer: done,
});

export const ApplicationImportCheck = defineCall({
  id: 'ApplicationImport/Check',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['applicationImports.changed', 'job.changed'],
  summary: 'Проверить таблицу, ничего не записывая: задание называет, что сделает каждая строка',
  query: one,
  body: importMapping,
  answer: begun,
});

export const ApplicationImportApply = defineCall({
  id: 'ApplicationImport/Apply',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['applicationImports.changed', 'application.changed', 'job.changed'],
  summary: 'Записать то, что показала проверка `run`; если форма, столбцы или файл с тех пор другие, отказ',
  query: one,
  body: z.strictObject({ run: z.int().min(1).max(WHOLE_MAX) }),
  answer: begun,
});

export const ApplicationImportCancel = defineCall({
  id: 'ApplicationImport/Cancel',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['applicationImports.changed', 'job.changed'],
  // What has not been written is not written; of the event nothing changes.
  inArchive: true,
  summary: 'Остановить импорт: что записано, остаётся',
  query: one,
  answer: done,
});

export const ApplicationImportExport = defineCall({
  id: 'ApplicationImport/Export',
  method: 'GET',
  who: ['org:requests'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Строки с ошибками, как в таблице, и что с каждой не так: XLSX или CSV',
  query: one.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  answer: file,
});
