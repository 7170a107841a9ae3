// Files of answers: sent in pieces, so that 80 MB from a phone go on after a lost connection, a reload or a restart of the
// server. They are read by UploadedFile/GetByGuid. Beyond the checklist.

import { FORM_LIMITS } from '@rampa/kernel';
import { z } from 'zod';
import { answerFile, writtenApplication } from '../application-shapes.ts';
import { defineCall, guidOf } from '../call.ts';
import { begun, done } from '../shapes.ts';
import { begunUpload, comingUpload, pieceAt } from '../upload-shapes.ts';

const ITS_OWN = ['member', 'org:requests'] as const;
const ON_ITS_WAY = ['answerUploads.changed'] as const;

export const ApplicationFileGetUploads = defineCall({
  id: 'ApplicationFile/GetUploads',
  method: 'GET',
  who: ITS_OWN,
  kind: 'read',
  shows: [...ON_ITS_WAY, 'form.changed'],
  summary: 'Файлы заявки, которые ещё не дошли целиком: к какому полю и сколько каждого уже на сервере',
  query: z.strictObject({ applicationGuid: guidOf('application') }),
  answer: z.array(comingUpload.extend({ applicationBlockGuid: z.guid(), fieldGuid: z.guid() })),
});

export const ApplicationFileBeginUpload = defineCall({
  id: 'ApplicationFile/BeginUpload',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: ON_ITS_WAY,
  summary: 'Начать отправку файла в поле заявки; чего поле не берёт, сказано сразу',
  body: z.strictObject({
    applicationGuid: guidOf('application'),
    applicationBlockGuid: guidOf('applicationBlock'),
    fieldGuid: guidOf('formField'),
    ...begunUpload,
  }),
  answer: z.object({ uploadGuid: z.guid() }),
});

export const ApplicationFileSendPiece = defineCall({
  id: 'ApplicationFile/SendPiece',
  method: 'PUT',
  who: ITS_OWN,
  kind: 'write',
  changes: ON_ITS_WAY,
  summary: 'Часть файла, до 4 МБ, с того места, до которого он дошёл; иначе uploadGap с customData.received',
  query: z.strictObject({ uploadGuid: guidOf('answerUpload'), at: pieceAt }),
  takesFile: true,
  answer: z.object({ received: z.int() }),
});

export const ApplicationFileFinishUpload = defineCall({
  id: 'ApplicationFile/FinishUpload',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: [...ON_ITS_WAY, 'application.changed'],
  summary:
    'Файл дошёл целиком: посмотреть, что в нём, и добавить к ответу; единственный файл поля он заменяет, и сказано какой. Повтор отвечает тем же',
  body: z.strictObject({ uploadGuid: guidOf('answerUpload') }),
  answer: writtenApplication.extend({
    file: answerFile,
    /** The answer of the field by now, and the `r` from which its next save begins. */
    valueGuids: z.array(z.guid()).max(FORM_LIMITS.items),
    r: z.int(),
    /** The file whose place it took, while it can be put back; `authorName` is of another person, '' of the sender himself. */
    replaced: z.object({ guid: z.guid(), name: z.string(), authorName: z.string() }).nullable(),
  }),
});

export const ApplicationFileCancelUpload = defineCall({
  id: 'ApplicationFile/CancelUpload',
  method: 'DELETE',
  who: ITS_OWN,
  kind: 'write',
  changes: ON_ITS_WAY,
  summary: 'Отменить отправку файла: что дошло, удаляется',
  query: z.strictObject({ uploadGuid: guidOf('answerUpload') }),
  answer: done,
});

export const ApplicationFileCreateArchive = defineCall({
  id: 'ApplicationFile/CreateArchive',
  method: 'POST',
  who: ['org:requests'],
  kind: 'job',
  summary: 'Все файлы заявки архивом, по порядку формы; собирает задание',
  body: z.strictObject({ applicationGuid: guidOf('application') }),
  answer: begun,
});
