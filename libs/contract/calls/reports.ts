// Reports of an event: tables of what was applied for, put together from fields of the form.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { columnBox, competitionOf, reportOf, reportRow, reportView } from '../report-shapes.ts';
import { created, done, listQuery, text, title } from '../shapes.ts';
import { organizerFace } from './memberships.ts';
import { file } from './papers.ts';

const READS = ['org:reports'] as const;
const FOR_PROGRAM = ['org:program', 'org:reports'] as const;
const CHANGES = ['reports.changed'] as const;
const SHOWS = ['reports.changed', 'application.changed', 'form.changed', 'statuses.changed', 'books.changed'] as const;

export const REPORT_SORTS = ['number', 'title', 'member', 'dateSubscribe'] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];
const rowBlockGuid = guidOf('formBlock').nullable();

export const ReportGetByCompetitionGuid = defineCall({
  id: 'Report/GetByCompetitionGuid',
  method: 'GET',
  who: READS,
  kind: 'read',
  shows: ['reports.changed', 'form.changed'],
  summary: 'Отчёты мероприятия: из чего строки, опубликован ли, чего в нём уже нет',
  query: competitionOf,
  answer: z.array(reportView),
});

export const ReportGetChildCompetitionBlocksByCompetitionGuid = defineCall({
  id: 'Report/GetChildCompetitionBlocksByCompetitionGuid',
  method: 'GET',
  who: FOR_PROGRAM,
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Что может быть строкой отчёта: заявка (guid null), выступление, другой блок формы',
  query: competitionOf,
  answer: z.array(z.object({ guid: z.guid().nullable(), title: z.string(), isPerformance: z.boolean() })),
});

export const ReportCreate = defineCall({
  id: 'Report/Create',
  method: 'POST',
  who: READS,
  kind: 'write',
  changes: CHANGES,
  summary: 'Новый отчёт; в нём сразу номер заявки и название',
  query: competitionOf,
  body: z.strictObject({ title, rowBlockGuid: rowBlockGuid.default(null) }),
  answer: created,
});

export const ReportUpdate = defineCall({
  id: 'Report/Update',
  method: 'POST',
  who: READS,
  kind: 'write',
  changes: CHANGES,
  summary: 'Название, строки, открыт ли отчёт всем; чего не сказано, то остаётся',
  query: competitionOf,
  body: z.strictObject({
    report: z.strictObject({
      guid: guidOf('report'),
      title: title.optional(),
      rowBlockGuid: rowBlockGuid.optional(),
      isPublished: z.boolean().optional(),
    }),
  }),
  answer: done,
});

export const ReportDelete = defineCall({
  id: 'Report/Delete',
  method: 'DELETE',
  who: READS,
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить отчёт; вернуть его можно 30 дней',
  query: reportOf,
  answer: done,
});

export const ReportCopy = defineCall({
  id: 'Report/Copy',
  method: 'POST',
  who: READS,
  kind: 'write',
  changes: CHANGES,
  summary: 'Такой же отчёт со столбцами и фильтрами, ещё не опубликованный',
  query: reportOf,
  answer: created,
});

/** By the texts of a column, in the order of Russian letters, numbers by their size; whoever has none stands last. */
const sortColumnGuid = guidOf('reportColumn').optional();
const rowsQuery = reportOf.extend({ ...listQuery(REPORT_SORTS, 100), sortColumnGuid });
const columns = z.array(z.object({ guid: z.guid(), title: z.string(), width: z.int() }));
const standsIn = z.object({ guid: z.guid(), title: z.string(), tour: z.int() });
const rows = { columns, collection: z.array(reportRow), totalCount: z.int() };

export const ReportGetReportColumnsData = defineCall({
  id: 'Report/GetReportColumnsData',
  method: 'GET',
  who: READS,
  kind: 'read',
  shows: SHOWS,
  summary: 'Строки отчёта по страницам: столбцы и тексты в них, статусы блоков',
  query: rowsQuery,
  answer: z.object(rows),
});
export type ReportRows = z.infer<typeof ReportGetReportColumnsData.answer>;

export const ReportGetReportStatsColumnsData = defineCall({
  id: 'Report/GetReportStatsColumnsData',
  method: 'GET',
  who: READS,
  kind: 'read',
  shows: SHOWS,
  summary: 'Статистика отчёта: по каждому столбцу сколько строк и заявок что ответили, сколько единиц названо',
  query: reportOf,
  answer: z.object({
    rows: z.int(),
    applications: z.int(),
    columns: z.array(
      z.object({
        guid: z.guid(),
        title: z.string(),
        fields: z.array(
          z.object({
            competitionFieldGuid: z.guid(),
            title: z.string(),
            /** Rows and applications in which it is answered. */
            rows: z.int(),
            applications: z.int(),
            quantity: z.int().nullable(),
            /** By line of the book, the most frequent first; empty where the field has none. */
            values: z.array(
              z.object({
                guid: z.guid(),
                title: z.string(),
                rows: z.int(),
                applications: z.int(),
                quantity: z.int().nullable(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});
export type ReportStats = z.infer<typeof ReportGetReportStatsColumnsData.answer>;

export const ReportGetSectionsAndFieldsForReports = defineCall({
  id: 'Report/GetSectionsAndFieldsForReports',
  method: 'GET',
  who: READS,
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Разделы и поля формы, из которых собирают столбцы, и то, что портал знает сам',
  query: competitionOf,
  answer: columnBox,
});

export const ReportGetReportListForProgram = defineCall({
  id: 'Report/GetReportListForProgram',
  method: 'GET',
  who: FOR_PROGRAM,
  kind: 'read',
  shows: ['reports.changed', 'form.changed'],
  summary: 'Отчёты, из которых собирают программу: те, где строка — выступление',
  query: competitionOf,
  answer: z.array(reportView.pick({ guid: true, title: true, rowTitle: true })),
});

export const ReportGetReportColumnsDataForProgram = defineCall({
  id: 'Report/GetReportColumnsDataForProgram',
  method: 'GET',
  who: FOR_PROGRAM,
  kind: 'read',
  shows: [...SHOWS, 'items.changed', 'program.changed'],
  summary: 'Выступления отчёта для программы, по страницам; в каких программах они уже стоят',
  query: rowsQuery,
  answer: z.object({ ...rows, collection: z.array(reportRow.extend({ programs: z.array(standsIn) })) }),
});

export const ReportUpdateBlockStatus = defineCall({
  id: 'Report/UpdateBlockStatus',
  method: 'POST',
  who: READS,
  kind: 'write',
  changes: ['application.changed'],
  summary: 'Статус блока в строке отчёта; null снимает его',
  query: reportOf,
  body: z.strictObject({
    applicationBlockGuid: guidOf('applicationBlock'),
    competitionBlockStatusKey: guidOf('blockStatus').nullable(),
  }),
  answer: done,
});

export const REPORT_FORMATS = ['xlsx', 'docx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const ReportExport = defineCall({
  id: 'Report/Export',
  method: 'GET',
  who: READS,
  kind: 'file',
  mayBeJob: true,
  summary: 'Отчёт файлом: книга, документ или лист для печати; все его строки или те, что найдены',
  query: reportOf.extend({
    format: z.enum(REPORT_FORMATS),
    searchText: text(200).optional(),
    sort: z.enum(REPORT_SORTS).optional(),
    isDescending: z.enum(['true', 'false']).optional(),
    sortColumnGuid,
  }),
  answer: file,
});

export const PublicReport = defineCall({
  id: 'Public/report',
  path: 'Public/report/{reportGuid}',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Опубликованный отчёт: без полей только для своих и без сведений о людях; вид live `public-report`',
  params: z.strictObject({ reportGuid: text(64, 1) }),
  answer: z.object({
    guid: z.guid(),
    title: z.string(),
    competitionTitle: z.string(),
    organizer: organizerFace,
    columns: z.array(z.object({ title: z.string(), width: z.int() })),
    /** 5,000 at the most. */
    rows: z.array(z.array(z.string())),
    rowCount: z.int(),
  }),
});
export type PublicReportView = z.infer<typeof PublicReport.answer>;

// --- beyond the checklist ---

export const ReportRestore = defineCall({
  id: 'Report/Restore',
  method: 'POST',
  who: READS,
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть удалённый отчёт',
  query: reportOf,
  answer: done,
});

export const ReportUpdateBlockStatuses = defineCall({
  id: 'Report/UpdateBlockStatuses',
  method: 'POST',
  who: READS,
  kind: 'write',
  changes: ['application.changed'],
  summary: 'Статусы блоков нескольких строк отчёта; у каждого свой, null снимает его',
  query: reportOf,
  body: z.strictObject({
    statuses: z
      .array(
        z.strictObject({
          applicationBlockGuid: guidOf('applicationBlock'),
          competitionBlockStatusKey: guidOf('blockStatus').nullable(),
        }),
      )
      .min(1)
      .max(500),
  }),
  answer: done,
});
