import { z } from 'zod';
import { AWARD_KINDS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { color, created, done, thousandths, title } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

const awardSetting = z.object({
  guid: z.guid(),
  awardGroupGuid: z.guid(),
  title: z.string(),
  kind: z.enum(AWARD_KINDS),
  from: thousandths.nullable(),
  to: thousandths.nullable(),
  placeFrom: z.int().nullable(),
  placeTo: z.int().nullable(),
  isUnique: z.boolean(),
  scope: z.enum(['group', 'nomination', 'event']),
  color,
  order: z.int(),
});
export type AwardSettingView = z.infer<typeof awardSetting>;

export const AwardGroupGetByCompetition = defineCall({
  id: 'AwardGroup/GetByCompetition',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['awards.changed', 'criteria.changed', 'scheme.changed'],
  summary: 'Наборы званий; без номинаций — для всех',
  query: competition,
  answer: z.array(
    z.object({
      guid: z.guid(),
      title: z.string(),
      nominationGuids: z.array(z.guid()),
      settings: z.array(awardSetting),
      /**
       * What the set leaves open or wrong, in sentences, for every nomination that it serves. A lock is refused while
       * there are any.
       */
      faults: z.array(z.string()),
      /** What a lock allows though it looks like a slip, in sentences. */
      doubts: z.array(z.string()),
    }),
  ),
});

const settingFields = {
  title,
  kind: z.enum(AWARD_KINDS),
  from: thousandths.nullish(),
  to: thousandths.nullish(),
  placeFrom: z.int().min(1).max(10_000).nullish(),
  placeTo: z.int().min(1).max(10_000).nullish(),
  isUnique: z.boolean().default(false),
  scope: z.enum(['group', 'nomination', 'event']).default('group'),
  color: color.default('#F6D37A'),
  order: z.int().min(0).max(1000).default(0),
};
/** Titles that a set begins with, or that come to it, in the same write. */
export const awardSettings = z.array(z.strictObject(settingFields)).max(100).default([]);
const groupFields = {
  title,
  nominations: z.array(guidOf('bookItem')).max(500).default([]),
  settings: awardSettings,
};

export const AwardGroupCreate = defineCall({
  id: 'AwardGroup/Create',
  method: 'POST',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Новый набор званий; с готовыми званиями, если названы',
  query: competition,
  body: z.strictObject(groupFields),
  answer: created,
});

export const AwardGroupUpdate = defineCall({
  id: 'AwardGroup/Update',
  method: 'PUT',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Изменить набор званий; названные звания добавляются',
  query: competition,
  body: z.strictObject({ awardGroupGuid: guidOf('awardGroup'), ...groupFields }),
  answer: done,
});

export const AwardGroupDelete = defineCall({
  id: 'AwardGroup/Delete',
  method: 'DELETE',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Удалить набор званий',
  query: z.strictObject({ awardGroupGuid: guidOf('awardGroup') }),
  answer: done,
});

export const AwardSettingGetByCompetition = defineCall({
  id: 'AwardSetting/GetByCompetition',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  summary: 'Все звания мероприятия',
  query: competition,
  answer: z.array(awardSetting),
});

export const AwardSettingGetByAwardGroupAndCompetition = defineCall({
  id: 'AwardSetting/GetByAwardGroupAndCompetition',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  summary: 'Звания одного набора',
  query: competition.extend({ awardGroupGuid: guidOf('awardGroup') }),
  answer: z.array(awardSetting),
});

export const AwardSettingCreate = defineCall({
  id: 'AwardSetting/Create',
  method: 'POST',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Новое звание; пересечения границ отклоняются',
  query: competition,
  body: z.strictObject({ awardGroupGuid: guidOf('awardGroup'), ...settingFields }),
  answer: created,
});

export const AwardSettingUpdate = defineCall({
  id: 'AwardSetting/Update',
  method: 'PUT',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Изменить звание',
  query: competition,
  body: z.strictObject({ awardSettingGuid: guidOf('awardSetting'), ...settingFields }),
  answer: done,
});

export const AwardSettingArrange = defineCall({
  id: 'AwardSetting/Arrange',
  method: 'PUT',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Порядок званий набора, одной записью; не названные идут следом, как стояли',
  query: competition,
  body: z.strictObject({
    awardGroupGuid: guidOf('awardGroup'),
    awardSettingGuids: z.array(guidOf('awardSetting')).max(100),
  }),
  answer: done,
});

export const AwardSettingReColoring = defineCall({
  id: 'AwardSetting/ReColoring',
  method: 'POST',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Сменить цвет звания; нечитаемый отклоняется',
  query: competition,
  body: z.strictObject({ awardSettingGuid: guidOf('awardSetting'), color }),
  answer: done,
});

export const AwardSettingRecalculate = defineCall({
  id: 'AwardSetting/Recalculate',
  method: 'POST',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['results.written'],
  summary: 'Пересчитать звания всех результатов',
  query: competition,
  answer: z.object({ recalculated: z.int() }),
});

export const AwardSettingDelete = defineCall({
  id: 'AwardSetting/Delete',
  method: 'DELETE',
  who: ['org:settings', 'org:protocol'],
  kind: 'write',
  changes: ['awards.changed'],
  summary: 'Удалить звание',
  query: z.strictObject({ awardSettingGuid: guidOf('awardSetting') }),
  answer: done,
});
