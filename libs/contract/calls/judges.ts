import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import {
  collectionOf,
  created,
  deviceLimit,
  done,
  instant,
  link,
  paging,
  text,
  thousandths,
  title,
} from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const judge = z.strictObject({ competitionJudgeGuid: guidOf('judge') });

export const CompetitionJudgeGetByCompetitionGuid = defineCall({
  id: 'CompetitionJudge/GetByCompetitionGuid',
  method: 'POST',
  who: ['org:any'],
  kind: 'read',
  shows: ['judges.changed', 'links.changed'],
  summary: 'Судьи мероприятия; ссылки видны только с правом менять настройки',
  query: competition,
  body: z.strictObject(paging),
  answer: collectionOf(
    z.object({
      guid: z.guid(),
      fullName: z.string(),
      title: z.string(),
      city: z.string(),
      logo: z.string().nullable(),
      isChair: z.boolean(),
      order: z.int(),
      nominationGuids: z.array(z.guid()),
      fastLoginUrl: z.string().nullable(),
      fastLoginExpires: instant.nullable(),
      lastSeenAt: instant.nullable(),
    }),
  ),
});

const judgeFields = {
  fullName: text(200, 1),
  title: text(300).default(''),
  city: text(200).default(''),
  isChair: z.boolean().default(false),
};

export const CompetitionJudgeCreate = defineCall({
  id: 'CompetitionJudge/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed', 'links.changed'],
  summary: 'Новый судья',
  query: competition,
  body: z.strictObject(judgeFields),
  answer: created,
});

/** Beyond the checklist: makes a whole jury with its links in one write. */
export const CompetitionJudgeCreateRange = defineCall({
  id: 'CompetitionJudge/CreateRange',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed', 'links.changed'],
  summary: 'Несколько судей сразу, у каждого готова ссылка',
  query: competition,
  body: z.strictObject({ judges: z.array(z.strictObject(judgeFields)).min(1).max(50) }),
  answer: z.object({ guids: z.array(z.guid()) }),
});

export const CompetitionJudgeUpdate = defineCall({
  id: 'CompetitionJudge/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed'],
  summary: 'Изменить судью',
  body: z.strictObject({ competitionJudgeGuid: guidOf('judge'), ...judgeFields }),
  answer: done,
});

export const CompetitionJudgeDelete = defineCall({
  id: 'CompetitionJudge/Delete',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed', 'links.changed', 'access.changed'],
  summary: 'Удалить судью без оценок; с force=true — и с оценками, это остаётся в журнале',
  query: judge.extend({ force: z.stringbool().default(false) }),
  answer: done,
});

export const CompetitionJudgeCreateFastLoginUrl = defineCall({
  id: 'CompetitionJudge/CreateFastLoginUrl',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  summary: 'Новая ссылка судьи; прежняя отзывается',
  query: judge,
  body: z.strictObject({ dateExpires: instant.optional(), deviceLimit: deviceLimit.optional() }),
  answer: link,
});

export const CompetitionJudgeDeleteFastLoginUrl = defineCall({
  id: 'CompetitionJudge/DeleteFastLoginUrl',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['links.changed', 'access.changed'],
  // Works in the archive too: taking access away changes nothing of the event.
  inArchive: true,
  summary: 'Отозвать ссылку судьи; открытые по ней сеансы и соединения завершаются',
  query: judge,
  answer: done,
});

// --- criteria («Point» in the checklist) ---

export const criterionView = z.object({
  guid: z.guid(),
  title: z.string(),
  min: thousandths,
  max: thousandths,
  step: thousandths,
  weight: thousandths,
  isRequired: z.boolean(),
  order: z.int(),
  /** Empty: every nomination. */
  nominationGuids: z.array(z.guid()),
});
export type CriterionView = z.infer<typeof criterionView>;

/** A criterion of all nominations; its position is given by `order` or by its index in the list. */
export const pointScale = {
  title,
  min: thousandths.min(0),
  max: thousandths.min(1),
  step: thousandths.min(1),
  weight: thousandths.min(0).default(1000),
  isRequired: z.boolean().default(true),
};

const pointFields = {
  ...pointScale,
  order: z.int().min(0).max(1000).default(0),
  nominations: z.array(guidOf('bookItem')).max(500).default([]),
};

export const PointGetByCompetition = defineCall({
  id: 'Point/GetByCompetition',
  method: 'GET',
  who: ['org:any', 'judge'],
  kind: 'read',
  shows: ['criteria.changed', 'scheme.changed'],
  summary: 'Критерии и их шкалы, в тысячных',
  query: competition,
  answer: z.array(criterionView),
});

export const PointCreate = defineCall({
  id: 'Point/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['criteria.changed'],
  summary: 'Новый критерий',
  query: competition,
  body: z.strictObject(pointFields),
  answer: created,
});

export const PointUpdate = defineCall({
  id: 'Point/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['criteria.changed'],
  summary: 'Изменить критерий; отказ, если поставленные оценки не подойдут',
  query: competition,
  body: z.strictObject({ pointGuid: guidOf('point'), ...pointFields }),
  answer: done,
});

export const PointArrange = defineCall({
  id: 'Point/Arrange',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['criteria.changed'],
  summary: 'Порядок критериев, одной записью; не названные идут следом, как стояли',
  query: competition,
  body: z.strictObject({ pointGuids: z.array(guidOf('point')).max(100) }),
  answer: done,
});

export const PointDelete = defineCall({
  id: 'Point/Delete',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['criteria.changed'],
  summary: 'Удалить критерий без оценок',
  query: z.strictObject({ pointGuid: guidOf('point') }),
  answer: done,
});
