// Templates and ready papers of the organizer, and files that either side puts beside an application.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { ofApplication } from '../money-shapes.ts';
import { created, done, instant, text } from '../shapes.ts';
import { file } from './papers.ts';

const guid = z.guid();
const ofEvent = z.strictObject({ competitionGuid: guidOf('competition') });
const documentType = z.enum(['invoice', 'contract', 'act', 'reconciliation']);
const ofType = ofEvent.extend({ documentType });
export type TypeDocumentType = z.infer<typeof documentType>;
const SHOWN = ['typeDocuments.changed'] as const;

const typeDocument = z.object({
  documentType,
  /** A template is filled; a PDF is given as it is. */
  format: z.enum(['docx', 'pdf']),
  name: z.string(),
  size: z.int(),
  uploadedFileGuid: guid,
  createdAt: instant,
});
export type TypeDocumentView = z.infer<typeof typeDocument>;

export const CompetitionGetUploadedTypeDocumentsByCompetition = defineCall({
  id: 'Competition/GetUploadedTypeDocumentsByCompetition',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Шаблоны и готовые документы организатора вместо документов портала',
  query: ofEvent,
  answer: z.array(typeDocument),
});

export const CompetitionUploadTypeDocument = defineCall({
  id: 'Competition/UploadTypeDocument',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: SHOWN,
  summary: 'Шаблон DOCX с полями в фигурных скобках или готовый PDF; прежние выпущенные документы остаются',
  query: ofType,
  takesFile: true,
  answer: z.object({ format: z.enum(['docx', 'pdf']) }),
});

export const CompetitionDeleteTypeDocument = defineCall({
  id: 'Competition/DeleteTypeDocument',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: SHOWN,
  summary: 'Вернуть документ портала; выпущенные по шаблону остаются',
  query: ofType,
  answer: done,
});

const customDocument = z.object({
  /** The one that UploadedFile/GetByGuid takes. */
  guid,
  title: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  byMember: z.boolean(),
  /** A member does not see people of the desk. */
  author: z.string(),
  createdAt: instant,
  isOwn: z.boolean(),
});
export type CustomDocumentView = z.infer<typeof customDocument>;

export const PaymentGetCustomDocumentsByApplication = defineCall({
  id: 'Payment/GetCustomDocumentsByApplication',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: ['money.changed'],
  summary: 'Файлы, приложенные к заявке обеими сторонами, новые сверху',
  query: ofApplication,
  answer: z.array(customDocument),
});

export const CompetitionUploadCustomTypeDocument = defineCall({
  id: 'Competition/UploadCustomTypeDocument',
  method: 'POST',
  who: ['org:finances', 'member'],
  kind: 'write',
  changes: ['money.changed'],
  summary: 'Приложить к заявке файл до 20 МБ: подписанный договор, доверенность, письмо',
  query: z.strictObject({
    competitionGuid: guidOf('competition'),
    applicationGuid: guidOf('application'),
    /** Made by the sender: sent twice it is one file. */
    documentGuid: z.guid().toLowerCase().optional(),
    title: text(200, 1),
  }),
  takesFile: true,
  answer: created,
});

export const CompetitionDeleteCustomDocument = defineCall({
  id: 'Competition/DeleteCustomDocument',
  method: 'POST',
  who: ['org:finances', 'member'],
  kind: 'write',
  changes: ['money.changed'],
  summary: 'Убрать файл заявки: участник — приложенный им самим, организатор — любой',
  body: z.strictObject({ competitionGuid: guidOf('competition'), uploadedFileGuid: guidOf('customDocument') }),
  answer: done,
});

// --- beyond the checklist ---

export const CompetitionGetTypeDocumentSample = defineCall({
  id: 'Competition/GetTypeDocumentSample',
  method: 'GET',
  who: ['org:finances'],
  kind: 'file',
  summary: 'Образец шаблона DOCX со всеми главными полями, чтобы начать с него',
  query: ofType,
  answer: file,
});

export const CompetitionPreviewTypeDocument = defineCall({
  id: 'Competition/PreviewTypeDocument',
  method: 'GET',
  who: ['org:finances'],
  kind: 'file',
  summary: 'Загруженный шаблон, заполненный примером; номера не берёт',
  query: ofType,
  answer: file,
});
