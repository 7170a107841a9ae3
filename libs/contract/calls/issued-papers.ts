// Papers that were issued by a template: who gets one, who has it, numbers, withdrawal; and the page behind their code.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { begun, collectionOf, done, instant, listQuery, text } from '../shapes.ts';
import { file, recordKey } from './papers.ts';

const WHO = ['org:diplomas'] as const;
const document = z.strictObject({ competitionDocumentGuid: guidOf('document') });

export const issuedPaper = z.object({
  guid: z.guid(),
  /** «СВ26 № 0241» */
  number: z.string(),
  issuedAt: instant,
  withdrawnAt: instant.nullable(),
  reason: z.string(),
});
export type IssuedPaper = z.infer<typeof issuedPaper>;

export const PAPER_STATES = ['all', 'issued', 'waiting', 'withdrawn'] as const;

export const DocumentListGetApplicatiionsByDocument = defineCall({
  id: 'DocumentList/GetApplicatiionsByDocument',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['papers.changed', 'items.changed', 'results.written', 'judges.changed', 'prizes.changed'],
  summary: 'Кому положена бумага и у кого она уже есть: номер, когда выпущена, отозвана ли',
  query: document.extend({
    ...listQuery(['order', 'name', 'number'] as const, 50),
    state: z.enum(PAPER_STATES).default('all'),
  }),
  answer: collectionOf(
    z.object({
      key: z.string(),
      name: z.string(),
      detail: z.string(),
      applicationGuid: z.guid().nullable(),
      itemGuid: z.guid().nullable(),
      /** Of a paper for a special prize. */
      specialPrizeGuid: z.guid().nullable(),
      /** Results are written: the paper may be printed. */
      isReady: z.boolean(),
      paper: issuedPaper.nullable(),
      /** Former ones, the newest first. */
      withdrawn: z.array(issuedPaper),
    }),
  ),
});

export const DocumentListReserve = defineCall({
  id: 'DocumentList/Reserve',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: ['papers.changed'],
  summary: 'Отложить номера про запас: бланки без имени, каждый со своим номером и кодом',
  query: document,
  body: z.strictObject({
    count: z.int().min(1).max(200),
    /** What for: «для награждения на сцене». */
    note: text(100).default(''),
  }),
  answer: z.object({ numbers: z.array(z.string()) }),
});

export const DocumentListWithdraw = defineCall({
  id: 'DocumentList/Withdraw',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: ['papers.changed'],
  summary: 'Отозвать бумагу: её номер больше не действует и никому не достанется, новая получит другой',
  query: z.strictObject({ paperGuid: guidOf('paper') }),
  body: z.strictObject({ reason: text(300, 1) }),
  answer: done,
});

export const DocumentListReinstate = defineCall({
  id: 'DocumentList/Reinstate',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: ['papers.changed'],
  summary: 'Вернуть отозванной бумаге силу, пока вместо неё не выпущена другая',
  query: z.strictObject({ paperGuid: guidOf('paper') }),
  answer: done,
});

export const DocumentListGetOwn = defineCall({
  id: 'DocumentList/GetOwn',
  method: 'GET',
  who: ['member'],
  kind: 'read',
  shows: ['papers.changed', 'prizes.changed'],
  summary: 'Собственные бумаги участника по шаблонам организатора: выпущенные и действующие, когда итоги опубликованы',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.array(
    z.object({
      guid: z.guid(),
      documentGuid: z.guid(),
      title: z.string(),
      /** Whose name stands on it. */
      name: z.string(),
      number: z.string(),
      itemGuid: z.guid(),
      /** Of a paper of one person of the roster: his application. */
      applicationGuid: z.guid().nullable(),
      /** Of a paper for a special prize. */
      specialPrizeGuid: z.guid().nullable(),
    }),
  ),
});

/** Why nobody is written to about a paper: no member's account, results are not open, no confirmed address, blocked. */
export const PAPER_LETTER_SKIPS = ['noOwner', 'notOpen', 'noAddress', 'blocked'] as const;
export type PaperLetterSkip = (typeof PAPER_LETTER_SKIPS)[number];

/** Empty: all papers of the template. */
const letters = { query: document, body: z.strictObject({ records: z.array(recordKey).max(5_000).default([]) }) };

export const DocumentListPreviewLetters = defineCall({
  id: 'DocumentList/PreviewLetters',
  method: 'POST',
  who: WHO,
  kind: 'read',
  needs: 2,
  shows: ['papers.changed', 'items.changed', 'results.written', 'prizes.changed'],
  summary: 'Письма о бумагах, до отправки: о какой бумаге кому напишут, кому нет и почему, и само письмо',
  ...letters,
  answer: z.object({
    /** One for each member, whatever number of papers is his. */
    letters: z.int(),
    /** Papers without a letter first. */
    records: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        detail: z.string(),
        /** Who is written to. */
        to: z.string().nullable(),
        why: z.enum(PAPER_LETTER_SKIPS).nullable(),
      }),
    ),
    /** The first of them; null: there is none. */
    letter: z
      .object({ to: z.string(), subject: z.string(), paragraphs: z.array(z.string()), button: z.string() })
      .nullable(),
  }),
});

export const DocumentListSendLetters = defineCall({
  id: 'DocumentList/SendLetters',
  method: 'POST',
  who: WHO,
  kind: 'job',
  needs: 2,
  summary: 'Выпустить бумаги и написать участникам, где их скачать; об одном и том же не чаще раза в день',
  ...letters,
  answer: begun,
});

const one = (summary: string) => ({
  method: 'GET' as const,
  kind: 'file' as const,
  mayBeJob: true,
  summary,
  answer: file,
});

export const DesignerDownloadOneDocument = defineCall({
  ...one('Бумага по одной заявке, PDF; участнику — его собственная, когда итоги опубликованы'),
  id: 'Designer/DownloadOneDocument',
  who: ['org:diplomas', 'member'],
  query: document.extend({ applicationGuid: guidOf('application') }),
});

export const DesignerDownloadPersonalDiplom = defineCall({
  ...one('Именная бумага одного человека из состава, PDF; участнику — из его заявки, когда итоги опубликованы'),
  id: 'Designer/DownloadPersonalDiplom',
  who: ['org:diplomas', 'member'],
  /** `person`: his name, or the guid of his issued paper, so that no address and no job holds the name. */
  query: document.extend({ applicationGuid: guidOf('application'), person: text(300, 1) }),
});

export const DesignerDownloadSpecialPrize = defineCall({
  ...one('Бумага за спецприз одного выступления, PDF; участнику — его собственная, когда итоги опубликованы'),
  id: 'Designer/DownloadSpecialPrize',
  who: ['org:diplomas', 'member'],
  query: document.extend({
    specialPrizeGuid: guidOf('specialPrize'),
    competitionProgramItemGuid: guidOf('item'),
  }),
});
