// What a member and the organizer write to each other about one application. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, done, instant, queryInt, queryPage, text } from '../shapes.ts';
import { begunUpload, comingUpload, pieceAt } from '../upload-shapes.ts';

const ITS_OWN = ['member', 'org:requests'] as const;
const ATTACHED = ['messageFiles.changed'] as const;

/** With one message. */
export const MESSAGE_FILES_MAX = 5;

const application = z.strictObject({ applicationGuid: guidOf('application') });
const upload = z.strictObject({ uploadGuid: guidOf('messageUpload') });

/** Read by UploadedFile/GetByGuid. */
const file = z.object({
  guid: z.guid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Of a recording. */
  seconds: z.int().nullable(),
});
export type MessageFile = z.infer<typeof file>;

const message = z.object({
  guid: z.guid(),
  text: z.string(),
  isOrganizer: z.boolean(),
  /** To a member the organizer's people are the organizer. */
  authorName: z.string(),
  at: instant,
  /** The other side has seen it. */
  isSeen: z.boolean(),
  files: z.array(file),
});
export type ApplicationMessageView = z.infer<typeof message>;

export const ApplicationMessageGetByApplication = defineCall({
  id: 'ApplicationMessage/GetByApplication',
  method: 'GET',
  who: ITS_OWN,
  kind: 'read',
  shows: ['application.changed'],
  summary: 'Переписка по заявке, последнее — первым, и сколько из неё ещё не прочитано',
  query: application.extend({
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(20),
  }),
  answer: collectionOf(message).extend({
    /** Of the other side's, by the asking person's own. */
    unseen: z.int(),
  }),
});

export const ApplicationMessageSend = defineCall({
  id: 'ApplicationMessage/Send',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: ['application.changed', ...ATTACHED],
  summary:
    'Написать другой стороне по заявке, или прислать одни файлы; участнику придёт письмо, пока он не прочёл прежнее',
  body: z
    .strictObject({
      applicationGuid: guidOf('application'),
      /** Of the message: sent twice it is one. */
      messageGuid: z.guid().toLowerCase().optional(),
      /** Empty: files alone. */
      text: text(4000),
      /** Those that its author has attached and that have come whole. */
      fileGuids: z.array(guidOf('messageUpload')).max(MESSAGE_FILES_MAX).default([]),
    })
    .refine(({ text: words, fileGuids }) => words !== '' || fileGuids.length > 0, {
      message: 'Напишите сообщение или приложите файл',
      path: ['text'],
    }),
  answer: done,
});

export const ApplicationMessageSee = defineCall({
  id: 'ApplicationMessage/See',
  method: 'PUT',
  who: ITS_OWN,
  kind: 'write',
  changes: ['application.changed'],
  summary: 'Отметить переписку по заявке прочитанной',
  body: application,
  answer: done,
});

export const ApplicationMessageGetAttached = defineCall({
  id: 'ApplicationMessage/GetAttached',
  method: 'GET',
  who: ITS_OWN,
  kind: 'read',
  shows: ATTACHED,
  summary: 'Файлы, которые сам спросивший приложил к ещё не отправленному сообщению: пришли целиком и на пути',
  query: application,
  answer: z.object({
    files: z.array(file),
    coming: z.array(comingUpload),
  }),
});

export const ApplicationMessageBeginUpload = defineCall({
  id: 'ApplicationMessage/BeginUpload',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: ATTACHED,
  summary: 'Начать отправку файла к сообщению; чего портал не берёт, сказано сразу',
  body: z.strictObject({
    applicationGuid: guidOf('application'),
    ...begunUpload,
  }),
  answer: z.object({ uploadGuid: z.guid() }),
});

export const ApplicationMessageSendPiece = defineCall({
  id: 'ApplicationMessage/SendPiece',
  method: 'PUT',
  who: ITS_OWN,
  kind: 'write',
  changes: ATTACHED,
  summary: 'Часть файла, до 4 МБ, с того места, до которого он дошёл; иначе uploadGap с customData.received',
  query: upload.extend({ at: pieceAt }),
  takesFile: true,
  answer: z.object({ received: z.int() }),
});

export const ApplicationMessageFinishUpload = defineCall({
  id: 'ApplicationMessage/FinishUpload',
  method: 'POST',
  who: ITS_OWN,
  kind: 'write',
  changes: ATTACHED,
  summary: 'Файл дошёл целиком: посмотреть, что в нём. Повтор отвечает тем же',
  body: upload,
  answer: file,
});

export const ApplicationMessageCancelUpload = defineCall({
  id: 'ApplicationMessage/CancelUpload',
  method: 'DELETE',
  who: ITS_OWN,
  kind: 'write',
  changes: ATTACHED,
  summary: 'Убрать файл от неотправленного сообщения, на пути он или уже здесь',
  query: upload,
  answer: done,
});
