// Uploaded files, by their unguessable addresses.

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../shapes.ts';

/** Relative to /api/v1/: the address that an `img` of either client shows. */
export function fileAddress(address: string): string {
  return `/api/v1/Public/file/${address}`;
}

export const PublicFile = defineCall({
  id: 'Public/file',
  path: 'Public/file/{address}',
  method: 'GET',
  who: ['public'],
  kind: 'file',
  pace: 'reads',
  summary: 'Загруженная картинка по своему случайному адресу',
  params: z.strictObject({ address: z.string().regex(/^[\w-]{22}$/) }),
  answer: z.unknown(),
});

export const PublicPagePicture = defineCall({
  id: 'Public/pagePicture',
  method: 'GET',
  who: ['public'],
  kind: 'file',
  pace: 'reads',
  summary: 'Картинка ссылки для мессенджеров: название и одна строка страницы, которую видят все',
  // `sign` changes with the words, so that whoever keeps pictures asks for the new one.
  query: z.strictObject({ path: text(200, 1).regex(/^\//), sign: text(12) }),
  answer: z.unknown(),
});

export const UploadedFileGetByGuid = defineCall({
  id: 'UploadedFile/GetByGuid',
  method: 'GET',
  who: ['public'],
  kind: 'file',
  pace: 'reads',
  summary: 'Загруженный файл; кому он виден, решает то, к чему он приложен',
  query: z.strictObject({ uploadedFileGuid: z.guid().toLowerCase() }),
  answer: z.unknown(),
});
