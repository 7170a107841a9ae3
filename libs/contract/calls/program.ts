import { z } from 'zod';
import { ACTIVITIES, ITEM_KINDS, PERFORMER_KINDS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { created, done, instant, text, title } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

/** Seconds between two performances. */
const gap = z.int().min(0).max(600);

export const programSummary = z.object({
  guid: z.guid(),
  title: z.string(),
  tour: z.int(),
  dateTimeBegin: instant.nullable(),
  place: z.string(),
  isPublished: z.boolean(),
  itemCount: z.int(),
  performanceCount: z.int(),
  /** Performances that are still to come or on stage. */
  aheadCount: z.int(),
  protocolState: z.string(),
});

export const CompetitionProgramGetByCompetition = defineCall({
  id: 'CompetitionProgram/GetByCompetition',
  method: 'GET',
  who: ['org:any', 'judge', 'presenter', 'member'],
  kind: 'read',
  summary: 'Программы мероприятия; судья видит те, что оценивает',
  query: competition,
  answer: z.array(programSummary),
});

export const CompetitionProgramCreate = defineCall({
  id: 'CompetitionProgram/Create',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Новая программа',
  query: competition,
  body: z.strictObject({
    title,
    tour: z.int().min(1).max(99).default(1),
    dateTimeBegin: instant.nullish(),
    place: text(300).default(''),
    gap: gap.default(30),
    /** Whose applications the program takes; empty: all. Performances come with the applications. */
    nominationGuids: z.array(guidOf('bookItem')).max(500).default([]),
    /** Instead of nominations; refused (reportSourceAbsent) until there are reports. */
    sourceReportGuid: z.guid().toLowerCase().optional(),
  }),
  answer: created,
});

export const CompetitionProgramUpdate = defineCall({
  id: 'CompetitionProgram/Update',
  method: 'PUT',
  who: ['org:program'],
  kind: 'write',
  summary: 'Изменить программу',
  query: competition,
  body: z.strictObject({
    competitionProgramGuid: guidOf('program'),
    title: title.optional(),
    tour: z.int().min(1).max(99).optional(),
    dateTimeBegin: instant.nullish(),
    place: text(300).optional(),
    isPublished: z.boolean().optional(),
    gap: gap.optional(),
    nominationGuids: z.array(guidOf('bookItem')).max(500).optional(),
    /** Consent to publish: the public page shows full names instead of «Фамилия И.». */
    isFullNames: z.boolean().optional(),
    /** The presenter may read the results aloud once the protocol is closed. */
    isAwardOrderOpen: z.boolean().optional(),
  }),
  answer: done,
});

export const CompetitionProgramDelete = defineCall({
  id: 'CompetitionProgram/Delete',
  method: 'DELETE',
  who: ['org:program'],
  kind: 'write',
  summary: 'Удалить программу без оценок',
  query: program,
  answer: done,
});

/** The longest texts of an item; a pasted table is held against them before it is sent. */
export const ITEM_TEXTS = {
  number: 12,
  block: 120,
  performer: 300,
  collective: 300,
  city: 200,
  institution: 300,
  teachers: 500,
  pieceTitle: 500,
  authors: 500,
  title: 300,
  presenterText: 5000,
  note: 1000,
} as const;
export const GROUP_VALUE_MAX = 200;

/** What an item says about itself; group values are keyed by the event's group field. */
const itemShape = {
  kind: z.enum(ITEM_KINDS),
  number: text(ITEM_TEXTS.number),
  block: text(ITEM_TEXTS.block),
  performer: text(ITEM_TEXTS.performer),
  collective: text(ITEM_TEXTS.collective),
  city: text(ITEM_TEXTS.city),
  institution: text(ITEM_TEXTS.institution),
  teachers: text(ITEM_TEXTS.teachers),
  pieceTitle: text(ITEM_TEXTS.pieceTitle),
  authors: text(ITEM_TEXTS.authors),
  title: text(ITEM_TEXTS.title),
  presenterText: text(ITEM_TEXTS.presenterText),
  note: text(ITEM_TEXTS.note),
  duration: z.int().min(0).max(86_400),
  peopleCount: z.int().min(0).max(10_000),
  /** Whether the performer is a person, people or a collective: names of people are shown to strangers by consent. */
  performerKind: z.enum(PERFORMER_KINDS),
  nominationGuid: guidOf('bookItem').nullable(),
  groupValues: z.record(z.guid(), text(GROUP_VALUE_MAX)),
};

export const itemFields = z.strictObject({
  kind: itemShape.kind.default('performance'),
  number: itemShape.number.default(''),
  block: itemShape.block.default(''),
  performer: itemShape.performer.default(''),
  collective: itemShape.collective.default(''),
  city: itemShape.city.default(''),
  institution: itemShape.institution.default(''),
  teachers: itemShape.teachers.default(''),
  pieceTitle: itemShape.pieceTitle.default(''),
  authors: itemShape.authors.default(''),
  title: itemShape.title.default(''),
  presenterText: itemShape.presenterText.default(''),
  note: itemShape.note.default(''),
  duration: itemShape.duration.default(0),
  peopleCount: itemShape.peopleCount.default(0),
  performerKind: itemShape.performerKind.default('unknown'),
  nominationGuid: itemShape.nominationGuid.optional(),
  groupValues: itemShape.groupValues.default({}),
});

export const programItem = z.object({
  guid: z.guid(),
  kind: z.enum(ITEM_KINDS),
  number: z.string(),
  block: z.string(),
  performer: z.string(),
  collective: z.string(),
  city: z.string(),
  institution: z.string(),
  teachers: z.string(),
  pieceTitle: z.string(),
  authors: z.string(),
  title: z.string(),
  presenterText: z.string(),
  note: z.string(),
  duration: z.int(),
  peopleCount: z.int(),
  performerKind: z.enum(PERFORMER_KINDS),
  nominationGuid: z.guid().nullable(),
  /** The member whose performance it is, when he has an account. */
  participantUserGuid: z.guid().nullable(),
  /** His consent to publish stands; true where nobody's account is named. */
  hasConsent: z.boolean(),
  nomination: z.string(),
  /** Nomination and grouping values as people read them: «Народный танец · 13–15 лет». */
  group: z.string(),
  groupValues: z.record(z.string(), z.string()),
  activity: z.enum(ACTIVITIES),
  isWithdrawn: z.boolean(),
  onStageAt: instant.nullable(),
  doneAt: instant.nullable(),
  /** Planned start; null while the program has no beginning. */
  plannedAt: instant.nullable(),
  /** Likely start of what is still ahead, by what has happened; null for what has begun and while nothing is known. */
  forecastAt: instant.nullable(),
});
export type ProgramItemView = z.infer<typeof programItem>;

/** The step of the stage that can be taken back: the last one, whoever made it. */
export const stageStep = z.object({
  guid: z.guid(),
  itemGuid: z.guid(),
  activity: z.enum(ACTIVITIES),
  previous: z.enum(ACTIVITIES),
});
export type StageStepView = z.infer<typeof stageStep>;

export const programView = z.object({
  guid: z.guid(),
  competitionGuid: z.guid(),
  competitionTitle: z.string(),
  timeZone: z.string(),
  title: z.string(),
  tour: z.int(),
  dateTimeBegin: instant.nullable(),
  place: z.string(),
  /** Whose applications the program takes; empty: all. */
  nominationGuids: z.array(z.guid()),
  isPublished: z.boolean(),
  /** Seconds between two performances. */
  gap: z.int(),
  /** From when a recount plans what is ahead; null: from the program's own beginning. */
  replannedAt: instant.nullable(),
  isFullNames: z.boolean(),
  /** Whose word it is that full names may be shown, and since when; null while they may not. */
  fullNamesSaid: z.object({ by: z.string(), at: instant }).nullable(),
  isAwardOrderOpen: z.boolean(),
  protocolState: z.string(),
  /** Null when nothing can be taken back. */
  lastStep: stageStep.nullable(),
  items: z.array(programItem),
});
export type ProgramView = z.infer<typeof programView>;

/** What of an item the presenter's page shows or counts with; whose account it is and how it is grouped is not his. */
export const presenterItem = programItem.omit({
  block: true,
  nominationGuid: true,
  participantUserGuid: true,
  hasConsent: true,
  performerKind: true,
  groupValues: true,
  forecastAt: true,
});
export type PresenterItemView = z.infer<typeof presenterItem>;

/** The program with what is read at the awarding; `awards` is null until results may be read aloud. */
export const presenterView = programView
  .pick({ guid: true, timeZone: true, title: true, gap: true, lastStep: true })
  .extend({
    items: z.array(presenterItem),
    awards: z
      .array(
        z.object({
          /** A group, or the title that is given last. */
          title: z.string(),
          /** In the order of reading: from the lowest title to the highest. */
          rows: z.array(
            z.object({
              itemGuid: z.guid(),
              award: z.object({ title: z.string(), color: z.string() }),
              place: z.int().nullable(),
              placeTo: z.int().nullable(),
            }),
          ),
        }),
      )
      .nullable(),
  });
export type PresenterView = z.infer<typeof presenterView>;

export const CompetitionProgramGetProgramColumnsDataForModerator = defineCall({
  id: 'CompetitionProgram/GetProgramColumnsDataForModerator',
  method: 'GET',
  who: ['org:program'],
  kind: 'read',
  summary: 'Программа с порядком выступлений; вид live `program`',
  query: program,
  answer: programView,
});

export const CompetitionProgramGetForPresenter = defineCall({
  id: 'CompetitionProgram/GetForPresenter',
  method: 'GET',
  who: ['presenter'],
  kind: 'read',
  summary: 'Программа для ведущего; порядок награждения — когда его можно читать; вид live `presenter`',
  query: program,
  answer: presenterView,
});

export const CompetitionProgramCopy = defineCall({
  id: 'CompetitionProgram/Copy',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Такая же программа, ещё не начатая и не опубликованная',
  query: program,
  answer: created,
});

export const CompetitionProgramExtract = defineCall({
  id: 'CompetitionProgram/Extract',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Новая программа из выбранных пунктов (второй тур, гала); прежняя остаётся, тур — следующий',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuids: z.array(guidOf('item')).min(1).max(1000),
    title,
    tour: z.int().min(1).max(99).optional(),
  }),
  answer: created,
});

export const CompetitionProgramSceneTest = defineCall({
  id: 'CompetitionProgram/SceneTest',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Расписание проб сцены: новая программа, каждому исполнителю одно время на все его номера',
  query: program,
  body: z.strictObject({
    begin: instant,
    minutesPerItem: z.int().min(1).max(120),
    order: z.enum(['program', 'reverse']).default('program'),
  }),
  answer: created,
});

export const CompetitionProgramRecounting = defineCall({
  id: 'CompetitionProgram/Recounting',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Пересчитать время того, что ещё не началось: отставание становится планом',
  query: program,
  /** `moved`: how many items got another planned time. */
  answer: z.object({ moved: z.int(), replannedAt: instant.nullable() }),
});

export const CompetitionProgramItemSetActivity = defineCall({
  id: 'CompetitionProgramItem/SetActivity',
  method: 'POST',
  who: ['org:program', 'org:protocol', 'presenter'],
  kind: 'write',
  summary: 'Кто на сцене; в программе не больше одного OnStage, прежний становится Done',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuid: guidOf('item'),
    activity: z.enum(ACTIVITIES),
    /** What stood on the presser's screen; the step is refused where it is no longer so. Without it the last one wins. */
    seen: z.strictObject({ activity: z.enum(ACTIVITIES), onStageGuid: z.guid().nullable() }).optional(),
  }),
  answer: z.object({ previous: z.enum(ACTIVITIES), activity: z.enum(ACTIVITIES) }),
});

export const CompetitionProgramItemUpdate = defineCall({
  id: 'CompetitionProgramItem/Update',
  method: 'PUT',
  who: ['org:program'],
  kind: 'write',
  summary: 'Изменить пункт программы',
  query: program,
  // Only what is sent changes: no defaults here.
  body: z
    .strictObject(itemShape)
    .partial()
    .extend({
      competitionProgramItemGuid: guidOf('item'),
      isWithdrawn: z.boolean().optional(),
      participantUserGuid: z.guid().toLowerCase().nullable().optional(),
    }),
  answer: done,
});

export const CompetitionProgramItemReorder = defineCall({
  id: 'CompetitionProgramItem/Reorder',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Переставить пункт',
  query: program,
  body: z.strictObject({ competitionProgramItemGuid: guidOf('item'), toIndex: z.int().min(0).max(10_000) }),
  answer: done,
});

export const CompetitionProgramItemSwap = defineCall({
  id: 'CompetitionProgramItem/Swap',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Поменять два пункта местами',
  query: program,
  body: z.strictObject({ firstGuid: guidOf('item'), secondGuid: guidOf('item') }),
  answer: done,
});

export const CompetitionProgramItemDeleteRange = defineCall({
  id: 'CompetitionProgramItem/DeleteRange',
  method: 'DELETE',
  who: ['org:program'],
  kind: 'write',
  summary: 'Удалить пункты без оценок',
  query: program,
  body: z.strictObject({ data: z.array(guidOf('item')).min(1).max(1000) }),
  answer: done,
});

export const CompetitionProgramItemCreatePause = defineCall({
  id: 'CompetitionProgramItem/CreatePause',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Перерыв',
  query: program,
  body: z.strictObject({ title, minutes: z.int().min(0).max(1440), afterItemGuid: guidOf('item').nullish() }),
  answer: created,
});

export const CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram = defineCall({
  id: 'CompetitionProgramItem/CreateApplicationNumbersByCompetitionProgram',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Номера выступлений подряд; после начала программы номера не меняются',
  query: program,
  body: z.strictObject({
    start: z.int().min(1).max(9999).default(1),
    /** From one number to the next. */
    step: z.int().min(1).max(100).default(1),
    /** Before each number. */
    prefix: text(5).default(''),
    /** `block`: anew in each part; `event`: on through all programs of the event, which are numbered with this one. */
    scope: z.enum(['event', 'program', 'block']).default('program'),
  }),
  answer: z.object({ numbered: z.int() }),
});

// --- beyond the checklist ---

export const CompetitionProgramItemCreateRange = defineCall({
  id: 'CompetitionProgramItem/CreateRange',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Пункты, набранные вручную, по порядку; без номера получают следующий',
  query: program,
  body: z.strictObject({
    items: z.array(itemFields).min(1).max(500),
    /** After whom they stand, in his part; without it at the end. */
    afterItemGuid: guidOf('item').nullish(),
  }),
  answer: z.object({ guids: z.array(z.guid()) }),
});

export const GroupFieldGetValues = defineCall({
  id: 'GroupField/GetValues',
  method: 'GET',
  who: ['org:program'],
  kind: 'read',
  summary: 'Значения полей группы, какие уже есть у выступлений мероприятия: каждое один раз, по возрасту',
  query: competition,
  answer: z.array(z.object({ guid: z.guid(), values: z.array(z.string()) })),
});
