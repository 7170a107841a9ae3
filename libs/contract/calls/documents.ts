// Documents of an event: положение, lists, forms to fill in. A large file comes in pieces and goes on after a reload.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, instant, text } from '../shapes.ts';
import { begunUpload, comingUpload, pieceAt } from '../upload-shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const audience = z.enum(['staff', 'members', 'accepted', 'all']);

const eventDocument = z.object({
  /** The one that UploadedFile/GetByGuid takes. */
  guid: z.guid(),
  name: z.string(),
  comment: z.string(),
  /** Of the content: `application/pdf`. */
  type: z.string(),
  size: z.int(),
  audience,
  order: z.int(),
  createdAt: instant,
});
export type EventDocumentView = z.infer<typeof eventDocument>;

const kept = z.object({ guid: z.guid(), name: z.string() });

export const CompetitionGetUploadedFilesByCompetition = defineCall({
  id: 'Competition/GetUploadedFilesByCompetition',
  method: 'GET',
  who: ['org:settings', 'member'],
  kind: 'read',
  shows: ['documents.changed'],
  summary: 'Документы мероприятия по порядку; участнику те, что для него',
  query: competition,
  answer: z.array(eventDocument),
});

export const CompetitionUploadFileToCompetition = defineCall({
  id: 'Competition/UploadFileToCompetition',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed'],
  summary: 'Документ одним запросом, до 80 МБ; что это за файл, решает содержимое',
  query: competition,
  takesFile: true,
  answer: kept,
});

export const FestivalAddProcedureDocument = defineCall({
  id: 'Festival/AddProcedureDocument',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed'],
  summary: 'Положение: такой же документ, но встаёт первым',
  query: z.strictObject({ festivalGuid: guidOf('competition') }),
  takesFile: true,
  answer: kept,
});

export const CompetitionCommentingDocuments = defineCall({
  id: 'Competition/CommentingDocuments',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed'],
  summary: 'Пояснение к документу; пустое убирает его',
  body: z.strictObject({ uploadedFileGuid: guidOf('eventDocument'), comment: text(500) }),
  answer: done,
});

export const CompetitionRenameUploadedFile = defineCall({
  id: 'Competition/RenameUploadedFile',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed'],
  summary: 'Переименовать документ; расширение остаётся по содержимому',
  body: z.strictObject({ uploadedFileGuid: guidOf('eventDocument'), name: text(200, 1) }),
  answer: done,
});

export const CompetitionDeleteUploadedFile = defineCall({
  id: 'Competition/DeleteUploadedFile',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed'],
  summary: 'Удалить документ',
  query: z.strictObject({ competitionGuid: guidOf('competition'), uploadedFileGuid: guidOf('eventDocument') }),
  answer: done,
});

// --- beyond the checklist ---

export const CompetitionArrangeUploadedFiles = defineCall({
  id: 'Competition/ArrangeUploadedFiles',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed'],
  summary: 'Порядок документов; кого не назвали, те стоят после',
  query: competition,
  body: z.strictObject({ uploadedFileGuids: z.array(guidOf('eventDocument')).max(500) }),
  answer: done,
});

export const CompetitionShowUploadedFile = defineCall({
  id: 'Competition/ShowUploadedFile',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed'],
  summary: 'Кому виден документ: участникам мероприятия, только принятым или всем, у кого есть ссылка',
  body: z.strictObject({ uploadedFileGuid: guidOf('eventDocument'), audience }),
  answer: done,
});

export const CompetitionGetUploads = defineCall({
  id: 'Competition/GetUploads',
  method: 'GET',
  who: ['org:settings'],
  kind: 'read',
  shows: ['uploads.changed'],
  summary: 'Документы, которые ещё не дошли целиком: сколько каждого уже на сервере',
  query: competition,
  answer: z.array(comingUpload),
});

export const CompetitionBeginUpload = defineCall({
  id: 'Competition/BeginUpload',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['uploads.changed'],
  summary: 'Начать отправку документа частями',
  query: competition,
  body: z.strictObject({
    ...begunUpload,
    size: begunUpload.size.min(1),
  }),
  answer: z.object({ uploadGuid: z.guid() }),
});

export const CompetitionSendPiece = defineCall({
  id: 'Competition/SendPiece',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['uploads.changed'],
  summary: 'Часть документа, до 4 МБ, с того места, до которого он дошёл; иначе uploadGap с customData.received',
  query: z.strictObject({ uploadGuid: guidOf('upload'), at: pieceAt }),
  takesFile: true,
  answer: z.object({ received: z.int() }),
});

export const CompetitionFinishUpload = defineCall({
  id: 'Competition/FinishUpload',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['documents.changed', 'uploads.changed'],
  summary: 'Документ дошёл целиком: посмотреть, что в нём, и показать. Повтор отвечает тем же документом',
  body: z.strictObject({ uploadGuid: guidOf('upload') }),
  answer: kept,
});

export const CompetitionCancelUpload = defineCall({
  id: 'Competition/CancelUpload',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['uploads.changed'],
  summary: 'Отменить отправку: что дошло, удаляется',
  query: z.strictObject({ uploadGuid: guidOf('upload') }),
  answer: done,
});
