// Reference books: the entries that programs and judging use.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { collectionOf, created, done, paging, shortTitle, title, WHOLE_MAX } from '../shapes.ts';

export const NominationGetNominationsByCompetition = defineCall({
  id: 'Nomination/GetNominationsByCompetition',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['nominations.changed', 'judges.changed'],
  summary: 'Номинации мероприятия: строки книги «Номинации», которые в нём встречаются или разрешены',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  answer: z.array(
    z.object({
      guid: z.guid(),
      title: z.string(),
      shortTitle: z.string(),
      itemCount: z.int(),
      judgeGuids: z.array(z.guid()),
    }),
  ),
});

export const NominationUpdate = defineCall({
  id: 'Nomination/Update',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed'],
  summary: 'Какие номинации оценивает судья; пустой список — все',
  query: z.strictObject({ competitionJudgeGuid: guidOf('judge'), competitionGuid: guidOf('competition') }),
  body: z.strictObject({ nominationGuids: z.array(guidOf('bookItem')).max(500) }),
  answer: done,
});

export const ReferenceBookGetByOrganizer = defineCall({
  id: 'ReferenceBook/GetByOrganizer',
  method: 'POST',
  who: ['org:settings'],
  kind: 'read',
  summary: 'Справочники организатора',
  body: z.strictObject({ pageNumber: paging.pageNumber, pageSize: z.int().min(1).max(100).default(50) }),
  answer: collectionOf(
    z.object({ guid: z.guid(), title: z.string(), systemKey: z.string().nullable(), itemCount: z.int() }),
  ),
});

const bookItem = z.object({ guid: z.guid(), title: z.string(), shortTitle: z.string(), order: z.int() });

export const ReferenceBookItemGetByReferenceBookGuid = defineCall({
  id: 'ReferenceBookItem/GetByReferenceBookGuid',
  method: 'GET',
  who: ['any'],
  kind: 'read',
  summary: 'Строки справочника',
  query: z.strictObject({ referenceBookGuid: guidOf('book') }),
  answer: z.array(bookItem),
});

export const ReferenceBookItemCreate = defineCall({
  id: 'ReferenceBookItem/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['nominations.changed'],
  summary: 'Новая строка справочника',
  body: z.strictObject({
    referenceBookGuid: guidOf('book'),
    title,
    shortTitle: shortTitle.default(''),
    order: z.int().min(0).max(WHOLE_MAX).optional(),
  }),
  answer: created,
});

export const ReferenceBookItemUpdate = defineCall({
  id: 'ReferenceBookItem/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['nominations.changed'],
  summary: 'Изменить строку справочника',
  body: z.strictObject({
    referenceBookItemGuid: guidOf('bookItem'),
    title,
    shortTitle: shortTitle.optional(),
    order: z.int().min(0).max(WHOLE_MAX).optional(),
  }),
  answer: done,
});

export const ReferenceBookItemDelete = defineCall({
  id: 'ReferenceBookItem/Delete',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['nominations.changed'],
  summary: 'Удалить строку справочника; та, что где-то указана, остаётся, и отказ называет где',
  query: z.strictObject({ referenceBookItemGuid: guidOf('bookItem') }),
  answer: done,
});
