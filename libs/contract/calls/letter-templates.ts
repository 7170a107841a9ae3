// The letters that an organizer words himself: templates, their versions, a try to his own address.

import { LETTER_KINDS, LETTER_LIMITS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { letterText } from '../letter-shapes.ts';
import { collectionOf, created, done, instant, listQuery, queryInt, text, version, WHOLE_MAX } from '../shapes.ts';

const title = text(LETTER_LIMITS.title, 1);
const subject = text(LETTER_LIMITS.subject, 1);
const kind = z.enum(LETTER_KINDS);
const named = z.strictObject({ templateMessageGuid: guidOf('letterTemplate') });

export const TemplateMessageGetByOrganizer = defineCall({
  id: 'TemplateMessage/GetByOrganizer',
  method: 'GET',
  who: ['organizer', 'org:requests'],
  kind: 'read',
  shows: ['letters.changed'],
  summary: 'Шаблоны писем организатора; сотрудник видит только названия',
  query: z.strictObject({ ...listQuery(['kind', 'title', 'changedAt'], 50), kind: kind.optional() }),
  answer: collectionOf(
    z.object({
      guid: z.guid(),
      title: z.string(),
      kind,
      isDefault: z.boolean(),
      /** Null for an employee. */
      subject: z.string().nullable(),
      changedAt: instant.nullable(),
    }),
  ),
});

export const TemplateMessageGetByGuid = defineCall({
  id: 'TemplateMessage/GetByGuid',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  shows: ['letters.changed'],
  summary: 'Один шаблон письма',
  query: named,
  answer: z.object({
    guid: z.guid(),
    title: z.string(),
    subject: z.string(),
    body: letterText,
    kind,
    isDefault: z.boolean(),
    version: z.int(),
    changedAt: instant,
  }),
});

export const TemplateMessageCreate = defineCall({
  id: 'TemplateMessage/Create',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['letters.changed'],
  summary: 'Новый шаблон письма',
  body: z.strictObject({ title, subject, body: letterText, kind }),
  answer: created,
});

export const TemplateMessageUpdate = defineCall({
  id: 'TemplateMessage/Update',
  method: 'PUT',
  who: ['organizer'],
  kind: 'write',
  changes: ['letters.changed'],
  summary: 'Сохранить письмо: прежний текст остаётся версией',
  body: z.strictObject({
    templateMessageGuid: guidOf('letterTemplate'),
    title,
    subject,
    body: letterText,
    /** The version that was opened; left out: whatever it is by now. */
    version: version.optional(),
  }),
  answer: z.object({ version: z.int() }),
});

export const TemplateMessageDelete = defineCall({
  id: 'TemplateMessage/Delete',
  method: 'DELETE',
  who: ['organizer'],
  kind: 'write',
  changes: ['letters.changed'],
  summary: 'Удалить шаблон; его можно вернуть 30 дней',
  query: named,
  answer: done,
});

export const TemplateMessageRestore = defineCall({
  id: 'TemplateMessage/Restore',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['letters.changed'],
  summary: 'Вернуть удалённый шаблон',
  query: named,
  answer: done,
});

export const TemplateMessageCopy = defineCall({
  id: 'TemplateMessage/Copy',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['letters.changed'],
  summary: 'Копия шаблона',
  body: named,
  answer: created,
});

export const TemplateMessageSetDefault = defineCall({
  id: 'TemplateMessage/SetDefault',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['letters.changed'],
  summary: 'Сделать шаблон основным для его вида писем',
  body: named,
  answer: done,
});

export const TemplateMessageGetVersions = defineCall({
  id: 'TemplateMessage/GetVersions',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  shows: ['letters.changed'],
  summary: 'Версии шаблона, последние 50; новые сверху',
  query: named,
  answer: z.array(z.object({ version: z.int(), title: z.string(), subject: z.string(), savedAt: instant })),
});

export const TemplateMessageGetVersion = defineCall({
  id: 'TemplateMessage/GetVersion',
  method: 'GET',
  who: ['organizer'],
  kind: 'read',
  shows: ['letters.changed'],
  summary: 'Текст одной версии шаблона',
  query: named.extend({ version: queryInt.pipe(z.int().min(1).max(WHOLE_MAX)) }),
  answer: z.object({ version: z.int(), title: z.string(), subject: z.string(), body: letterText, savedAt: instant }),
});

export const TemplateMessageRestoreVersion = defineCall({
  id: 'TemplateMessage/RestoreVersion',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  changes: ['letters.changed'],
  summary: 'Вернуть прежнюю версию: она станет новой, ни одна не пропадёт',
  body: named.extend({ version: version.min(1) }),
  answer: z.object({ version: z.int() }),
});

export const TemplateMessageSendTest = defineCall({
  id: 'TemplateMessage/SendTest',
  method: 'POST',
  who: ['organizer'],
  kind: 'write',
  summary: 'Письмо на пробу: с примерными данными и только на свою почту',
  body: z.strictObject({ kind, subject, body: letterText }),
  answer: z.object({ email: z.string() }),
});

export type LetterTemplateFace = z.output<typeof TemplateMessageGetByOrganizer.answer>['collection'][number];
export type LetterTemplate = z.output<typeof TemplateMessageGetByGuid.answer>;
