import { z } from 'zod';
import { DISPLAY_SCENES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { color, created, done, text, title } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

/** What the screen shows by itself: `follow` obeys the stage, anything else is pinned until changed. */
const settingFields = {
  title,
  programGuid: guidOf('program').nullish(),
  scene: z.enum(['follow', ...DISPLAY_SCENES]).default('follow'),
  /** When a result may appear: as soon as every judge has sent, when the protocol is published, or never. */
  reveal: z.enum(['afterAllJudges', 'whenPublished', 'never']).default('afterAllJudges'),
  showJudgeMarks: z.boolean().default(true),
  accent: color.default('#FFC24A'),
};

export const displaySettingView = z.object({
  guid: z.guid(),
  key: z.string(),
  url: z.string(),
  title: z.string(),
  programGuid: z.guid().nullable(),
  scene: z.string(),
  reveal: z.string(),
  showJudgeMarks: z.boolean(),
  accent: z.string(),
});

export const CompetitionDisplaySettingGetByCompetition = defineCall({
  id: 'CompetitionDisplaySetting/GetByCompetition',
  method: 'GET',
  who: ['org:settings', 'org:program', 'org:protocol'],
  kind: 'read',
  summary: 'Экраны мероприятия',
  query: competition,
  answer: z.array(displaySettingView),
});

export const CompetitionDisplaySettingCreate = defineCall({
  id: 'CompetitionDisplaySetting/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  summary: 'Новый экран',
  query: competition,
  body: z.strictObject(settingFields),
  answer: created.extend({ key: z.string(), url: z.string() }),
});

export const CompetitionDisplaySettingUpdate = defineCall({
  id: 'CompetitionDisplaySetting/Update',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  summary: 'Изменить экран',
  query: competition,
  body: z.strictObject({ competitionDisplaySettingGuid: guidOf('displaySetting'), ...settingFields }),
  answer: done,
});

export const CompetitionDisplaySettingDelete = defineCall({
  id: 'CompetitionDisplaySetting/Delete',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  summary: 'Удалить экран; открытые экраны гаснут с объяснением',
  query: z.strictObject({ CompetitionDisplaySettingGuid: guidOf('displaySetting') }),
  answer: done,
});

const performer = z.object({
  number: z.string(),
  name: z.string(),
  /** Second line: «Образцовый ансамбль танца · Кострома». */
  detail: z.string(),
  piece: z.string(),
  authors: z.string(),
  group: z.string(),
});

const award = z.object({ title: z.string(), color: z.string() });

/** Everything the hall may see, and nothing it may not: values appear here only once they may be shown. */
export const displayView = z.object({
  competitionTitle: z.string(),
  city: z.string(),
  timeZone: z.string(),
  accent: z.string(),
  scene: z.enum(DISPLAY_SCENES),
  block: z.string(),
  /** Footlights: performances of the block, and which of them is now (index, -1: none). */
  lamps: z.object({ count: z.int(), done: z.int(), current: z.int() }),
  current: performer.nullable(),
  next: z.object({ number: z.string(), name: z.string(), detail: z.string() }).nullable(),
  onStageAt: z.string().nullable(),
  /** Judges of the current performance, in order; `sent` says that all his marks are in, never which. */
  judges: z.array(z.object({ name: z.string(), sent: z.boolean() })),
  result: z
    .object({
      total: z.string(),
      place: z.int().nullable(),
      award: award.nullable(),
      note: z.string(),
      marks: z.array(z.object({ name: z.string(), value: z.string(), isDropped: z.boolean() })),
      technical: z.string().nullable(),
      components: z.string().nullable(),
      deductions: z.string().nullable(),
    })
    .nullable(),
  leaders: z
    .object({
      title: z.string(),
      subtitle: z.string(),
      scored: z.int(),
      of: z.int(),
      note: z.string(),
      rows: z.array(
        z.object({
          place: z.int().nullable(),
          name: z.string(),
          city: z.string(),
          award: award.nullable(),
          total: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
    })
    .nullable(),
});
export type DisplayView = z.infer<typeof displayView>;

export const PublicDisplay = defineCall({
  id: 'Public/display',
  path: 'Public/display/{key}',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Что показывает экран зала; вид live `display`',
  params: z.strictObject({ key: text(64, 1) }),
  answer: displayView,
});
