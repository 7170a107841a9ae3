// Programs of an event: create, change, copy, delete, move in time.

import { PRIZES_AT } from '@rampa/kernel';
import { z } from 'zod';
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
  /** Number of performances still to come or on stage. */
  aheadCount: z.int(),
  protocolState: z.string(),
});

export const CompetitionProgramGetByCompetition = defineCall({
  id: 'CompetitionProgram/GetByCompetition',
  method: 'GET',
  who: ['org:any', 'judge', 'presenter', 'member'],
  kind: 'read',
  shows: ['program.created', 'program.changed', 'program.deleted', 'items.changed'],
  summary: 'Программы мероприятия; судья видит те, что оценивает',
  query: competition,
  answer: z.array(programSummary),
});

export const CompetitionProgramCreate = defineCall({
  id: 'CompetitionProgram/Create',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['program.created', 'items.changed', 'groupFields.changed'],
  summary: 'Новая программа: пустая, по номинациям или из выбранных выступлений принятых заявок',
  query: competition,
  body: z.strictObject({
    title,
    tour: z.int().min(1).max(99).default(1),
    dateTimeBegin: instant.nullish(),
    place: text(300).default(''),
    gap: gap.default(30),
    /**
     * Nominations whose applications the program takes; empty: all. Performances of those that are named come in at once,
     * those that stand in a program of the tour already stay there.
     */
    nominationGuids: z.array(guidOf('bookItem')).max(500).default([]),
    /** Blocks of accepted applications, chosen by hand; then the nominations say only what is offered later. */
    applicationBlockGuids: z.array(z.guid().toLowerCase()).min(1).max(5_000).optional(),
    /**
     * The performances of the report that are accepted and stand in no program of the tour, in the report's order; then the
     * nominations say only what is offered later.
     */
    sourceReportGuid: guidOf('report').optional(),
  }),
  /** `added`: performances that came in at once; `left`: those of the report that did not. */
  answer: created.extend({ added: z.int(), left: z.int() }),
});

export const CompetitionProgramUpdate = defineCall({
  id: 'CompetitionProgram/Update',
  method: 'PUT',
  who: ['org:program'],
  kind: 'write',
  changes: ['program.changed', 'results.written'],
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
    /** Permission to publish: the public page shows full names instead of «Фамилия И.». */
    isFullNames: z.boolean().optional(),
    /** The presenter may read the results aloud once the protocol is closed. */
    isAwardOrderOpen: z.boolean().optional(),
    prizesAt: z.enum(PRIZES_AT).optional(),
  }),
  answer: done,
});

export const CompetitionProgramDelete = defineCall({
  id: 'CompetitionProgram/Delete',
  method: 'DELETE',
  who: ['org:program'],
  kind: 'write',
  changes: ['program.deleted', 'results.written'],
  summary: 'Удалить программу без оценок',
  query: program,
  answer: done,
});

export const CompetitionProgramCopy = defineCall({
  id: 'CompetitionProgram/Copy',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['program.created'],
  summary: 'Такая же программа, ещё не начатая и не опубликованная',
  query: program,
  answer: created,
});

/** What goes into the next tour with a performance: nothing, or the total of this one, which is added to the new. */
export const TOUR_CARRIES = ['nothing', 'sum'] as const;
export type TourCarry = (typeof TOUR_CARRIES)[number];

export const CompetitionProgramExtract = defineCall({
  id: 'CompetitionProgram/Extract',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['program.created', 'items.changed', 'adjustments.changed'],
  summary: 'Новая программа из выбранных пунктов (второй тур, гала); прежняя остаётся, тур — следующий',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuids: z.array(guidOf('item')).min(1).max(1000),
    title,
    tour: z.int().min(1).max(99).optional(),
    /** Needs written results of every one of them. */
    carry: z.enum(TOUR_CARRIES).default('nothing'),
  }),
  answer: created,
});

export const CompetitionProgramSceneTest = defineCall({
  id: 'CompetitionProgram/SceneTest',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['program.created', 'items.changed'],
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
  changes: ['program.changed'],
  summary: 'Пересчитать время того, что ещё не началось: отставание становится планом',
  query: program,
  /** `moved`: number of items whose planned time changed. */
  answer: z.object({ moved: z.int(), replannedAt: instant.nullable() }),
});
