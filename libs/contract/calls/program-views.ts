// Reads of a program: the running order for organizers and for presenters.

import { z } from 'zod';
import { ACTIVITIES, ITEM_KINDS, PERFORMER_KINDS, PRIZES_AT } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { instant } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

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
  /** The member whose performance it is, if he has an account. */
  participantUserGuid: z.guid().nullable(),
  /** His consent to publish is given; true where no account is named. */
  hasConsent: z.boolean(),
  nomination: z.string(),
  /** Nomination and grouping values as people read them: «Народный танец · 13–15 лет». */
  group: z.string(),
  /** Group field guid → guid of its value. */
  groupValues: z.record(z.string(), z.string()),
  activity: z.enum(ACTIVITIES),
  isWithdrawn: z.boolean(),
  onStageAt: instant.nullable(),
  doneAt: instant.nullable(),
  /** Planned start; null while the program has no beginning. */
  plannedAt: instant.nullable(),
  /** Forecast start of an item that is still ahead; null for an item that has begun, and while nothing is known. */
  forecastAt: instant.nullable(),
});
export type ProgramItemView = z.infer<typeof programItem>;

/** The step of the stage that can be undone: the last one, whoever made it. */
export const stageStep = z.object({
  guid: z.guid(),
  itemGuid: z.guid(),
  activity: z.enum(ACTIVITIES),
  previous: z.enum(ACTIVITIES),
});
export type StageStepView = z.infer<typeof stageStep>;

/** A step in the log of the desk: who made it and when. */
export const madeStageStep = stageStep.extend({
  at: instant,
  /** An account or the presenter's link; without a guid the step is older than this record. */
  by: z.object({ guid: z.guid().nullable(), name: z.string(), isPresenter: z.boolean() }),
});
export type MadeStageStepView = z.infer<typeof madeStageStep>;

export const programView = z.object({
  guid: z.guid(),
  competitionGuid: z.guid(),
  competitionTitle: z.string(),
  timeZone: z.string(),
  title: z.string(),
  tour: z.int(),
  dateTimeBegin: instant.nullable(),
  place: z.string(),
  /** Nominations whose applications the program takes; empty: all. */
  nominationGuids: z.array(z.guid()),
  isPublished: z.boolean(),
  /** Seconds between two performances. */
  gap: z.int(),
  /** The time from which a recount plans the items ahead; null: the program's own beginning. */
  replannedAt: instant.nullable(),
  isFullNames: z.boolean(),
  /** Who permitted full names, and since when; null while they are not permitted. */
  fullNamesSaid: z.object({ by: z.string(), at: instant }).nullable(),
  isAwardOrderOpen: z.boolean(),
  prizesAt: z.enum(PRIZES_AT),
  protocolState: z.string(),
  /** Values of the event's group fields in their order; items name them by guid. */
  groupValues: z.array(z.object({ guid: z.guid(), fieldGuid: z.guid(), title: z.string() })),
  /** Null when nothing can be taken back. */
  lastStep: stageStep.nullable(),
  /** The last steps, the newest first, including those that cannot be undone. */
  steps: z.array(madeStageStep),
  items: z.array(programItem),
});
export type ProgramView = z.infer<typeof programView>;

/** What the presenter's page needs of an item; accounts and groups are left out. */
export const presenterItem = programItem
  .omit({
    block: true,
    nominationGuid: true,
    participantUserGuid: true,
    hasConsent: true,
    performerKind: true,
    groupValues: true,
    forecastAt: true,
  })
  .extend({
    /** What the organizer's columns say of it to the presenter. */
    extra: z.array(z.object({ title: z.string(), text: z.string() })),
  });
export type PresenterItemView = z.infer<typeof presenterItem>;

/** The program with the texts of the awarding; `awards` is null until results may be read aloud. */
export const presenterView = programView
  .pick({ guid: true, timeZone: true, title: true, gap: true, lastStep: true })
  .extend({
    items: z.array(presenterItem),
    awards: z
      .array(
        z.object({
          /** «Спецпризы», which come first, a group, or the title that is given last. */
          title: z.string(),
          /** In reading order: from the lowest title to the highest. */
          rows: z.array(
            z.object({
              itemGuid: z.guid(),
              award: z.object({ title: z.string(), color: z.string() }),
              /** Of a special prize: a sponsor or a judge; empty otherwise. */
              giver: z.string(),
              place: z.int().nullable(),
              placeTo: z.int().nullable(),
            }),
          ),
        }),
      )
      .nullable(),
    /** Who went on stage last in another program of the event, while he is there. */
    elsewhere: z
      .object({
        programGuid: z.guid(),
        programTitle: z.string(),
        number: z.string(),
        performer: z.string(),
        at: instant,
      })
      .nullable(),
    /** There are judges, and they cannot mark: the protocol of a judged event has not been opened. */
    isUnmarked: z.boolean(),
    /** Another text whenever a program of the event appears, goes, is renamed or moved: the list of programs is old. */
    programs: z.string(),
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
