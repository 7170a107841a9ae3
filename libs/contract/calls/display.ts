import { z } from 'zod';
import { DISPLAY_LAYOUTS, DISPLAY_SCENES, REVEALS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { color, created, done, title } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

/** What the screen shows by itself: `follow` follows the stage, any other scene stays until changed. */
const settingFields = {
  title,
  programGuid: guidOf('program').nullish(),
  scene: z.enum(['follow', ...DISPLAY_SCENES]).default('follow'),
  reveal: z.enum(REVEALS).default('afterDone'),
  showJudgeMarks: z.boolean().default(true),
  layout: z.enum(DISPLAY_LAYOUTS).default('auto'),
  accent: color.default('#FFC24A'),
  /** May be no lighter than the default background; otherwise Failure colorContrast. */
  ground: color.default('#120B16'),
};

export const displaySettingView = z.object({
  guid: z.guid(),
  key: z.string(),
  url: z.string(),
  /** Address of the lower third for a stream; null: none was made, or it was revoked. */
  overlayUrl: z.string().nullable(),
  title: z.string(),
  programGuid: z.guid().nullable(),
  scene: z.string(),
  reveal: z.string(),
  showJudgeMarks: z.boolean(),
  layout: z.enum(DISPLAY_LAYOUTS),
  accent: z.string(),
  ground: z.string(),
  /** Addresses of the organizer's pictures, for an `img`. */
  logo: z.string().nullable(),
  background: z.string().nullable(),
});

export const CompetitionDisplaySettingGetByCompetition = defineCall({
  id: 'CompetitionDisplaySetting/GetByCompetition',
  method: 'GET',
  who: ['org:settings', 'org:program', 'org:protocol'],
  kind: 'read',
  shows: ['display.changed'],
  summary: 'Экраны мероприятия',
  query: competition,
  answer: z.array(displaySettingView),
});

export const CompetitionDisplaySettingCreate = defineCall({
  id: 'CompetitionDisplaySetting/Create',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['display.changed'],
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
  changes: ['display.changed'],
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
  changes: ['display.changed'],
  summary: 'Удалить экран; открытые экраны гаснут с объяснением',
  query: z.strictObject({ CompetitionDisplaySettingGuid: guidOf('displaySetting') }),
  answer: done,
});

/** A key that begins so is of a lower third: its page knows that before the first picture. */
export const OVERLAY_KEY = 'overlay-';

const ofDisplay = z.strictObject({ CompetitionDisplaySettingGuid: guidOf('displaySetting') });

export const CompetitionDisplaySettingCreateOverlay = defineCall({
  id: 'CompetitionDisplaySetting/CreateOverlay',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['display.changed'],
  summary: 'Титры для трансляции: прозрачная страница с тем, что показывает экран; уже сделанные остаются',
  query: ofDisplay,
  answer: z.object({ url: z.string() }),
});

export const CompetitionDisplaySettingDeleteOverlay = defineCall({
  id: 'CompetitionDisplaySetting/DeleteOverlay',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['display.changed'],
  summary: 'Отозвать ссылку титров: открытые страницы пустеют',
  query: ofDisplay,
  answer: done,
});

const uploaded = z.object({ guid: z.guid(), name: z.string(), url: z.string() });
const inCompetition = ofDisplay.extend({ competitionGuid: guidOf('competition') });

export const CompetitionDisplaySettingUploadLogo = defineCall({
  id: 'CompetitionDisplaySetting/UploadLogo',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['display.changed'],
  summary: 'Логотип экрана: PNG, JPEG или WebP до 80 МБ',
  query: inCompetition,
  takesFile: true,
  answer: uploaded,
});

export const CompetitionDisplaySettingUploadBackground = defineCall({
  id: 'CompetitionDisplaySetting/UploadBackground',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['display.changed'],
  summary: 'Фон экрана: PNG, JPEG или WebP до 80 МБ; поверх ложится тёмная вуаль',
  query: inCompetition,
  takesFile: true,
  answer: uploaded,
});

export const CompetitionDisplaySettingDeleteLogo = defineCall({
  id: 'CompetitionDisplaySetting/DeleteLogo',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['display.changed'],
  summary: 'Убрать логотип экрана',
  query: ofDisplay,
  answer: done,
});

export const CompetitionDisplaySettingDeleteBackground = defineCall({
  id: 'CompetitionDisplaySetting/DeleteBackground',
  method: 'DELETE',
  who: ['org:settings'],
  kind: 'write',
  changes: ['display.changed'],
  summary: 'Убрать фон экрана',
  query: ofDisplay,
  answer: done,
});
