// Special prizes: the organizer's library, those of an event, and whom they are given to.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { begun, collectionOf, created, done, listQuery, paging, text, title } from '../shapes.ts';
import { file } from './papers.ts';

const DESK = ['org:protocol'] as const;
const CHANGES = ['prizes.changed'] as const;
const LIBRARY_CHANGES = ['prizeLibrary.changed'] as const;
const SHOWS = ['prizes.changed', 'judges.changed'] as const;

/** Who decides on it: the whole jury, one judge on his tablet, a sponsor, the organizer. */
export const PRIZE_GIVERS = ['jury', 'judge', 'sponsor', 'organizer'] as const;
export type PrizeGiver = (typeof PRIZE_GIVERS)[number];

export const PRIZE_LIMITS = { ofEvent: 200, ofLibrary: 1_000, copies: 1_000 } as const;

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

const prizeFields = {
  title,
  description: text(1_000).default(''),
  giver: z.enum(PRIZE_GIVERS).default('jury'),
  /** The sponsor as papers name him. */
  giverName: text(300).default(''),
  /** Of a judge's own prize. */
  competitionJudgeGuid: guidOf('judge').nullable().default(null),
  /** How many there are; null: as many as are given. */
  limit: z.int().min(1).max(PRIZE_LIMITS.copies).nullable().default(1),
};

const prizeView = z.object({
  guid: z.guid(),
  title: z.string(),
  description: z.string(),
  giver: z.enum(PRIZE_GIVERS),
  /** A sponsor's or a judge's name. */
  giverName: z.string(),
  competitionJudgeGuid: z.guid().nullable(),
  limit: z.int().nullable(),
  givenCount: z.int(),
});
export type SpecialPrizeView = z.infer<typeof prizeView>;

export const CompetitionSpecialPrizeGetByCompetition = defineCall({
  id: 'CompetitionSpecialPrize/GetByCompetition',
  method: 'GET',
  who: DESK,
  kind: 'read',
  shows: SHOWS,
  summary: 'Спецпризы мероприятия: кто присуждает, сколько их и сколько уже отдано',
  query: competition,
  answer: z.array(prizeView),
});

export const CompetitionSpecialPrizeGetByCompetitionForProtocol = defineCall({
  id: 'CompetitionSpecialPrize/GetByCompetitionForProtocol',
  method: 'GET',
  who: ['org:protocol', 'judge'],
  kind: 'read',
  shows: SHOWS,
  summary: 'Спецпризы одной программы: кому из её участников они отданы; судье — только его собственные',
  query: competition.extend({ competitionProgramGuid: guidOf('program') }),
  answer: z.array(prizeView.extend({ itemGuids: z.array(z.guid()) })),
});

const givenPrize = z.object({
  specialPrizeGuid: z.guid(),
  title: z.string(),
  giver: z.enum(PRIZE_GIVERS),
  giverName: z.string(),
  competitionProgramItemGuid: z.guid(),
  competitionProgramGuid: z.guid(),
  programTitle: z.string(),
  number: z.string(),
  performer: z.string(),
  collective: z.string(),
  city: z.string(),
  pieceTitle: z.string(),
});
export type GivenPrizeView = z.infer<typeof givenPrize>;

export const GIVEN_PRIZE_SORTS = ['prize', 'performer', 'number'] as const;

export const CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition = defineCall({
  id: 'CompetitionSpecialPrize/GetAssignedSpecialPrizesByCompetition',
  method: 'GET',
  who: ['org:protocol', 'org:diplomas'],
  kind: 'read',
  shows: ['prizes.changed', 'judges.changed', 'program.changed', 'items.changed'],
  summary: 'Кому отданы спецпризы',
  query: competition.extend(listQuery(GIVEN_PRIZE_SORTS, 50)),
  answer: collectionOf(givenPrize),
});

export const CompetitionSpecialPrizeCreate = defineCall({
  id: 'CompetitionSpecialPrize/Create',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Новый спецприз мероприятия',
  query: competition,
  body: z.strictObject(prizeFields),
  answer: created,
});

export const CompetitionSpecialPrizeUpdate = defineCall({
  id: 'CompetitionSpecialPrize/Update',
  method: 'PUT',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Изменить спецприз; меньше уже отданных их не станет',
  query: competition,
  body: z.strictObject({ specialPrizeGuid: guidOf('specialPrize'), ...prizeFields }),
  answer: done,
});

export const CompetitionSpecialPrizeDelete = defineCall({
  id: 'CompetitionSpecialPrize/Delete',
  method: 'DELETE',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить спецприз вместе с тем, кому он отдан',
  query: z.strictObject({ specialPrizeGuid: guidOf('specialPrize') }),
  answer: done,
});

export const CompetitionSpecialPrizeDeleteRange = defineCall({
  id: 'CompetitionSpecialPrize/DeleteRange',
  method: 'DELETE',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить несколько спецпризов',
  query: competition,
  body: z.strictObject({ data: z.array(guidOf('specialPrize')).min(1).max(PRIZE_LIMITS.ofEvent) }),
  answer: done,
});

export const CompetitionSpecialPrizeArrange = defineCall({
  id: 'CompetitionSpecialPrize/Arrange',
  method: 'PUT',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Порядок спецпризов: так их объявляют, показывают и печатают; неназванные остаются после названных',
  query: competition,
  body: z.strictObject({ data: z.array(guidOf('specialPrize')).min(1).max(PRIZE_LIMITS.ofEvent) }),
  answer: done,
});

export const CompetitionSpecialPrizeBindToCompetition = defineCall({
  id: 'CompetitionSpecialPrize/BindToCompetition',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Взять спецпризы из библиотеки; взятые раньше остаются как есть',
  query: competition,
  body: z.strictObject({ organizerSpecialPrizeGuids: z.array(guidOf('organizerPrize')).min(1).max(200) }),
  answer: z.object({ guids: z.array(z.guid()) }),
});

export const CompetitionSpecialPrizeBindOrUnbind = defineCall({
  id: 'CompetitionSpecialPrize/BindOrUnbind',
  method: 'POST',
  who: ['org:protocol', 'judge'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Отдать спецприз выступлению или забрать; судья — только свой. Без isBound состояние меняется на обратное',
  query: competition,
  body: z.strictObject({
    specialPrizeGuid: guidOf('specialPrize'),
    competitionProgramItemGuid: guidOf('item'),
    /** So that a press from two tablets is one. */
    isBound: z.boolean().optional(),
  }),
  answer: z.object({ isBound: z.boolean() }),
});

export const CompetitionSpecialPrizeExport = defineCall({
  id: 'CompetitionSpecialPrize/Export',
  method: 'GET',
  who: DESK,
  kind: 'file',
  mayBeJob: true,
  summary: 'Протокол спецпризов файлом',
  query: competition.extend({ format: z.enum(['xlsx', 'pdf', 'docx']) }),
  answer: file,
});

export const CompetitionSpecialPrizeCreateArchive = defineCall({
  id: 'CompetitionSpecialPrize/CreateArchive',
  method: 'POST',
  who: DESK,
  kind: 'job',
  summary: 'Архив: протокол спецпризов по каждой программе и общий, PDF и XLSX',
  query: competition,
  answer: begun,
});

const libraryFields = { title, description: text(1_000).default('') };

const libraryPrize = z.object({ guid: z.guid(), title: z.string(), description: z.string() });
export type OrganizerPrizeView = z.infer<typeof libraryPrize>;

export const OrganizerSpecialPrizeGet = defineCall({
  id: 'OrganizerSpecialPrize/Get',
  method: 'POST',
  who: DESK,
  kind: 'read',
  shows: ['prizeLibrary.changed'],
  summary: 'Библиотека спецпризов организатора',
  body: z.strictObject({
    searchText: text(200).optional(),
    pageNumber: paging.pageNumber,
    pageSize: z.int().min(1).max(100).default(50),
    sort: z.enum(['title', 'createdAt']).default('title'),
    isDescending: z.boolean().default(false),
  }),
  answer: collectionOf(libraryPrize),
});

export const OrganizerSpecialPrizeGetShortByCompetition = defineCall({
  id: 'OrganizerSpecialPrize/GetShortByCompetition',
  method: 'GET',
  who: DESK,
  kind: 'read',
  shows: ['prizeLibrary.changed', 'prizes.changed'],
  summary: 'Библиотека спецпризов, коротко: какие уже взяты в мероприятие',
  query: competition,
  answer: z.array(libraryPrize.extend({ isBound: z.boolean() })),
});

export const OrganizerSpecialPrizeCreate = defineCall({
  id: 'OrganizerSpecialPrize/Create',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: LIBRARY_CHANGES,
  summary: 'Добавить спецприз в библиотеку',
  body: z.strictObject(libraryFields),
  answer: created,
});

export const OrganizerSpecialPrizeUpdate = defineCall({
  id: 'OrganizerSpecialPrize/Update',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: LIBRARY_CHANGES,
  summary: 'Изменить спецприз библиотеки; взятые в мероприятия остаются как есть',
  body: z.strictObject({ organizerSpecialPrizeGuid: guidOf('organizerPrize'), ...libraryFields }),
  answer: done,
});

export const OrganizerSpecialPrizeDelete = defineCall({
  id: 'OrganizerSpecialPrize/Delete',
  method: 'DELETE',
  who: DESK,
  kind: 'write',
  changes: LIBRARY_CHANGES,
  summary: 'Убрать спецприз из библиотеки; взятые в мероприятия остаются',
  query: z.strictObject({ organizerSpecialPrizeGuid: guidOf('organizerPrize') }),
  answer: done,
});
