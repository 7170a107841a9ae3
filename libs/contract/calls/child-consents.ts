// What parents of the children in an application agree to: to keep their data and, apart, to show their names. Beyond the
// checklist.

import { CHILD_CONSENT_WAYS, CONSENT_KINDS, GIVEN_CONSENT_WAYS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { date, done, instant, text } from '../shapes.ts';
import { file } from './papers.ts';

const kind = z.enum(CONSENT_KINDS);
const CHANGES = ['application.changed', 'consent.changed'] as const;

const given = z.object({
  guid: z.guid(),
  kind,
  /** Date of the wording. */
  version: z.string(),
  representative: z.string(),
  way: z.enum(GIVEN_CONSENT_WAYS),
  signedOn: date,
  givenAt: instant,
  /** Who wrote it down: the organizer's people, or whoever sends the application. */
  isOrganizer: z.boolean(),
});
export type ChildConsentView = z.infer<typeof given>;

const child = z.object({
  /** The first of the blocks that name him. */
  applicationBlockGuid: z.guid(),
  name: z.string(),
  birthDate: date.nullable(),
  /** What stands; a kind that is not here is lacking. */
  consents: z.array(given),
  /** The latest withdrawal of what does not stand. */
  withdrawn: z.array(z.object({ kind, withdrawnAt: instant })),
  /** The parent's own link that was made last and still opens, or has run out unanswered. */
  link: z
    .object({
      createdAt: instant,
      expiresAt: instant,
      isMailed: z.boolean(),
      /** The latest answer; null: he has not answered. */
      answeredAt: instant.nullable(),
      /** What he has said no to. */
      refused: z.array(kind),
    })
    .nullable(),
});
export type ChildView = z.infer<typeof child>;

export const ChildConsentGetByApplication = defineCall({
  id: 'ChildConsent/GetByApplication',
  method: 'GET',
  who: ['member', 'org:requests'],
  kind: 'read',
  shows: ['application.changed', 'applicationRules.changed'],
  summary: 'Дети, названные в заявке, и согласия их родителей: на обработку данных и, отдельно, на показ имени',
  query: z.strictObject({ applicationGuid: guidOf('application') }),
  answer: z.object({
    /** Without the consent to keep a child's data a member cannot send the application. */
    isNeeded: z.boolean(),
    children: z.array(child),
    /** The current wordings, with the names of event and organizer. */
    texts: z.array(z.object({ kind, version: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
  }),
});
export type ApplicationChildren = z.infer<typeof ChildConsentGetByApplication.answer>;

export const ChildConsentGive = defineCall({
  id: 'ChildConsent/Give',
  method: 'POST',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Записать согласие родителя: кто дал, как и к какой редакции текста; действует во всех заявках участника',
  body: z.strictObject({
    applicationBlockGuid: guidOf('applicationBlock'),
    /** Each is a deed of its own. */
    given: z
      .array(z.strictObject({ kind, version: text(20, 1) }))
      .min(1)
      .max(2),
    representative: text(200, 1),
    way: z.enum(CHILD_CONSENT_WAYS),
    signedOn: date,
  }),
  answer: done,
});

export const ChildConsentWithdraw = defineCall({
  id: 'ChildConsent/Withdraw',
  method: 'PUT',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Отозвать согласие родителя: имя ребёнка сразу становится всем «Фамилия И.»',
  body: z.strictObject({ applicationBlockGuid: guidOf('applicationBlock'), kind }),
  answer: done,
});

export const ChildConsentCreateLink = defineCall({
  id: 'ChildConsent/CreateLink',
  method: 'POST',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: CHANGES,
  summary:
    'Ссылка родителю ребёнка: по ней он читает тексты и отвечает сам, без кабинета; видна один раз, прежняя без ответа перестаёт действовать',
  body: z.strictObject({
    applicationBlockGuid: guidOf('applicationBlock'),
    /** Given: a letter with the link goes there. The address is not kept. */
    email: text(254).optional(),
  }),
  answer: z.object({ url: z.string(), expiresAt: instant }),
});

export const ChildConsentRevokeLink = defineCall({
  id: 'ChildConsent/RevokeLink',
  method: 'PUT',
  who: ['member', 'org:requests'],
  kind: 'write',
  changes: CHANGES,
  // Works in the archive too: taking access away changes nothing of the event.
  inArchive: true,
  summary: 'Закрыть ссылки родителю этого ребёнка; данные по ним согласия остаются',
  body: z.strictObject({ applicationBlockGuid: guidOf('applicationBlock') }),
  answer: done,
});

export const ChildConsentDownloadForms = defineCall({
  id: 'ChildConsent/DownloadForms',
  method: 'GET',
  who: ['member', 'org:requests'],
  kind: 'file',
  mayBeJob: true,
  summary:
    'Бланки согласий для подписи, PDF: по листу на ребёнка и согласие; записанное согласие — с тем, кто и когда его дал',
  query: z.strictObject({
    applicationGuid: guidOf('application'),
    /** One child's alone. */
    applicationBlockGuid: guidOf('applicationBlock').optional(),
  }),
  answer: file,
});
