// A letter to chosen applicants: read before it leaves, sent in the background, followed address by address. Beyond the
// checklist but for `TemplateMessage/Send`.

import { LETTER_LIMITS, MAILING_OUTCOMES, MAILING_SKIPS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { letterText } from '../letter-shapes.ts';
import { begun, collectionOf, instant, listQuery, text } from '../shapes.ts';

/** Applications of one mailing. */
export const MAILING_MOST = 2_000;

const event = z.strictObject({ competitionGuid: guidOf('competition') });
const one = z.strictObject({ mailingGuid: guidOf('mailing') });

/** A template of the kind «Рассылка», or words for this once. */
const words = {
  templateMessageGuid: guidOf('letterTemplate').optional(),
  letter: z.strictObject({ subject: text(LETTER_LIMITS.subject, 1), body: letterText }).optional(),
  applicationGuids: z.array(guidOf('application')).min(1).max(MAILING_MOST),
};

const run = z.object({
  text: z.string(),
  isBold: z.literal(true).optional(),
  isItalic: z.literal(true).optional(),
  href: z.string().optional(),
  isValue: z.literal(true).optional(),
  isFault: z.literal(true).optional(),
});

const addressee = z.object({
  applicationGuid: z.guid(),
  number: z.int().nullable(),
  title: z.string(),
  fullName: z.string(),
});

const skipped = z.enum(MAILING_SKIPS);

export const TemplateMessagePreviewSend = defineCall({
  id: 'TemplateMessage/PreviewSend',
  method: 'POST',
  who: ['org:requests'],
  kind: 'read',
  needs: 2,
  shows: ['letters.changed', 'application.changed'],
  summary: 'Письмо так, как его прочтёт один из выбранных; кому оно не уйдёт и почему. Ничего не отправляет',
  query: event,
  body: z.strictObject({ ...words, at: z.int().min(0).max(MAILING_MOST).default(0) }),
  answer: z.object({
    /** Letters that would leave. */
    count: z.int(),
    skipped: z.array(addressee.extend({ why: skipped })),
    /** Of the addressee at that place; null: nobody is left. */
    letter: addressee
      .extend({
        subject: z.string(),
        blocks: z.array(
          z.object({
            is: z.enum(['paragraph', 'heading', 'bullet', 'number']),
            number: z.int().optional(),
            runs: z.array(run),
          }),
        ),
      })
      .nullable(),
  }),
});
export type MailingPreview = z.infer<typeof TemplateMessagePreviewSend.answer>;

export const TemplateMessageSend = defineCall({
  id: 'TemplateMessage/Send',
  method: 'POST',
  who: ['org:requests'],
  kind: 'job',
  needs: 2,
  summary: 'Письмо выбранным заявителям, заданием; повтор с тем же mailingGuid второго письма не шлёт',
  query: event,
  /** `mailingGuid`: made by the sender, so that a press answered by nobody can be repeated. */
  body: z.strictObject({ ...words, mailingGuid: z.guid().toLowerCase().optional() }),
  answer: begun,
});

const mailing = z.object({
  guid: z.guid(),
  subject: z.string(),
  authorName: z.string(),
  createdAt: instant,
  cancelledAt: instant.nullable(),
  /** Letters by what became of them. */
  counts: z.record(z.enum(MAILING_OUTCOMES), z.int()),
  total: z.int(),
});
export type MailingView = z.infer<typeof mailing>;

export const MailingGetByCompetition = defineCall({
  id: 'Mailing/GetByCompetition',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['mailings.changed'],
  summary: 'Рассылки мероприятия: чем кончилась каждая',
  query: event.extend(listQuery(['createdAt', 'subject'])),
  answer: collectionOf(mailing),
});

export const MailingGetByGuid = defineCall({
  id: 'Mailing/GetByGuid',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['mailings.changed'],
  summary: 'Одна рассылка: ход и итог',
  query: one,
  answer: mailing,
});

const mailingsNow = z.object({
  /** Those that have moved last, the latest first: begun, a letter posted, taken or refused, called off. */
  latest: z.array(z.object({ guid: z.guid(), updatedAt: instant })),
});
export type MailingsNow = z.infer<typeof mailingsNow>;

export const MailingGetNowByCompetition = defineCall({
  id: 'Mailing/GetNowByCompetition',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['mailings.changed'],
  summary: 'Какие рассылки сдвинулись последними; вид live `mailings`',
  query: event,
  answer: mailingsNow,
});

export const MailingGetLetters = defineCall({
  id: 'Mailing/GetLetters',
  method: 'GET',
  who: ['org:requests'],
  kind: 'read',
  shows: ['mailings.changed'],
  summary: 'Кому ушло, кому нет и почему',
  query: one.extend({ ...listQuery(['number', 'title', 'outcome'], 50), outcome: z.enum(MAILING_OUTCOMES).optional() }),
  answer: collectionOf(
    addressee.extend({
      outcome: z.enum(MAILING_OUTCOMES),
      why: skipped.nullable(),
      /** Why a mail server has refused it, or when it will be tried again, in words. */
      said: z.string().nullable(),
    }),
  ),
});
export type MailingLetter = z.infer<typeof MailingGetLetters.answer>['collection'][number];

export const MailingCancel = defineCall({
  id: 'Mailing/Cancel',
  method: 'POST',
  who: ['org:requests'],
  kind: 'write',
  changes: ['mailings.changed', 'job.changed'],
  // What has not left does not leave; of the event nothing changes.
  inArchive: true,
  summary: 'Остановить рассылку: что не ушло, не уйдёт',
  query: one,
  answer: z.object({ cancelled: z.int() }),
});
