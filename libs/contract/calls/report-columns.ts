// Columns of a report, the fields in them, and the filters by which its rows are found.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import {
  attachedField,
  columnBox,
  columnChanges,
  columnTitle,
  competitionOf,
  fieldChanges,
  reportColumn,
  REPORT_LIMITS,
  reportOf,
} from '../report-shapes.ts';
import { created, done } from '../shapes.ts';

const WHO = ['org:reports'] as const;
const CHANGES = ['reports.changed'] as const;
const reportColumnGuid = guidOf('reportColumn');

export const ReportColumnGetByReportGuid = defineCall({
  id: 'ReportColumn/GetByReportGuid',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['reports.changed', 'form.changed'],
  summary: 'Столбцы отчёта по порядку, поля каждого; какого поля в форме уже нет',
  query: reportOf,
  answer: z.array(reportColumn),
});

export const ReportColumnCreate = defineCall({
  id: 'ReportColumn/Create',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Новый столбец последним, пока без полей',
  query: competitionOf,
  body: z.strictObject({ reportGuid: guidOf('report'), title: columnTitle }),
  answer: created,
});

export const ReportColumnUpdate = defineCall({
  id: 'ReportColumn/Update',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Название и ширина столбца, чем разделены его поля; чего не сказано, то остаётся',
  query: competitionOf,
  body: z.strictObject({
    reportColumnGuid,
    ...columnChanges,
  }),
  answer: done,
});

export const ReportColumnDelete = defineCall({
  id: 'ReportColumn/Delete',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать столбец; поля формы и ответы остаются',
  query: competitionOf.extend({ reportColumnGuid }),
  answer: done,
});

export const ReportColumnSwap = defineCall({
  id: 'ReportColumn/Swap',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Поменять два столбца одного отчёта местами',
  query: competitionOf,
  body: z.strictObject({ firstGuid: reportColumnGuid, secondGuid: reportColumnGuid }),
  answer: done,
});

export const ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid = defineCall({
  id: 'ReportColumnField/GetTemplateColumnBoxByCompetitionGuid',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Что можно положить в столбец: поля формы по разделам и то, что портал знает сам',
  query: competitionOf,
  answer: columnBox,
});

export const ReportColumnFieldAttach = defineCall({
  id: 'ReportColumnField/Attach',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Добавить в столбец поле формы (tag null — как у поля) или, без него, то, что портал знает сам',
  query: competitionOf,
  body: z.strictObject({
    reportColumnGuid,
    ...attachedField,
  }),
  answer: created,
});

export const ReportColumnFieldUpdate = defineCall({
  id: 'ReportColumnField/Update',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Что поле значит в столбце и которым по порядку стоит',
  query: competitionOf,
  body: z.strictObject({
    reportColumnFieldGuid: guidOf('reportColumnField'),
    ...fieldChanges,
  }),
  answer: done,
});

export const ReportColumnFieldDetach = defineCall({
  id: 'ReportColumnField/Detach',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать поле из столбца',
  query: competitionOf.extend({ reportColumnFieldGuid: guidOf('reportColumnField') }),
  answer: done,
});

// --- filters ---

const reportFilterGuid = guidOf('reportFilter');

export const ReportFilterGetByReport = defineCall({
  id: 'ReportFilter/GetByReport',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['reports.changed', 'form.changed', 'books.changed'],
  summary: 'Фильтры отчёта: все вместе, в каждом — любая из строк справочника; чего из них уже нет',
  query: reportOf,
  answer: z.array(
    z.object({
      guid: z.guid(),
      competitionFieldGuid: z.guid(),
      referenceBookGuid: z.guid().nullable(),
      title: z.string(),
      /** The form has the field no more: the filter narrows nothing. */
      isGone: z.boolean(),
      /** A line that was deleted finds nothing. */
      items: z.array(z.object({ guid: z.guid(), title: z.string(), isGone: z.boolean() })),
    }),
  ),
});
export type ReportFilterView = z.infer<typeof ReportFilterGetByReport.answer>[number];

export const ReportFilterCreateFilter = defineCall({
  id: 'ReportFilter/CreateFilter',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Фильтр по полю со справочником; пока строк не выбрали, он ничего не отбирает',
  query: reportOf,
  body: z.strictObject({ competitionFieldGuid: guidOf('formField') }),
  answer: created,
});

export const ReportFilterDeleteFilter = defineCall({
  id: 'ReportFilter/DeleteFilter',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать фильтр',
  query: z.strictObject({ reportFilterGuid }),
  answer: done,
});

export const ReportFilterSetReferenceBooksToFilter = defineCall({
  id: 'ReportFilter/SetReferenceBooksToFilter',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Строки справочника, любая из которых подходит; прежние заменяются',
  query: z.strictObject({ reportFilterGuid }),
  body: z.strictObject({ referenceBookItemGuids: z.array(guidOf('bookItem')).max(REPORT_LIMITS.items) }),
  answer: done,
});

export const ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition = defineCall({
  id: 'ReportFilter/GetCompetitionFieldsBasedOnReferenceBooksByCompetition',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['form.changed'],
  summary: 'Поля формы со справочниками: по ним отбирают',
  query: competitionOf,
  answer: z.array(z.object({ guid: z.guid(), title: z.string(), blockTitle: z.string(), referenceBookGuid: z.guid() })),
});

// --- beyond the checklist ---

export const ReportColumnArrange = defineCall({
  id: 'ReportColumn/Arrange',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Порядок столбцов отчёта; кого не назвали, те стоят после',
  query: reportOf,
  body: z.strictObject({ reportColumnGuids: z.array(reportColumnGuid).max(REPORT_LIMITS.columns) }),
  answer: done,
});
