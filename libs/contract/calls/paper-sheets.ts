// Paper beside tablets: blank sheets of judges, their entry by keyboard and the second reading that checks it.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, instant, text, thousandths, version } from '../shapes.ts';
import { file } from './papers.ts';

const DESK = ['org:protocol'] as const;
const CHANGES = ['paper.changed'] as const;
const SHOWS = ['paper.changed', 'judges.changed', 'criteria.changed', 'items.changed'] as const;

/** `printed`: nobody has read it. `entered`: once. `checked`: twice, and differences wait. `settled`: it counts. */
export const SHEET_STATES = ['printed', 'entered', 'checked', 'settled'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });
const sheet = z.strictObject({ paperSheetGuid: guidOf('paperSheet') });

const reader = z.object({ name: z.string(), at: instant }).nullable();

const sheetLine = z.object({
  guid: z.guid(),
  code: z.string(),
  competitionJudgeGuid: z.guid(),
  judge: z.string(),
  version: z.int(),
  madeAt: instant,
  state: z.enum(SHEET_STATES),
  /** What is different since it was printed; empty: nothing. */
  changes: z.array(z.string()),
  /** Its criteria are others now: it cannot be entered. */
  isVoid: z.boolean(),
  entered: reader,
  checked: reader,
  /** Entry and check are by one person, because nobody else may change protocols. */
  isByOne: z.boolean(),
  /** Cells that wait for a decision. */
  questionCount: z.int(),
});
export type PaperSheetLine = z.infer<typeof sheetLine>;

export const PaperSheetGetByProgram = defineCall({
  id: 'PaperSheet/GetByProgram',
  method: 'GET',
  who: DESK,
  kind: 'read',
  shows: SHOWS,
  summary: 'Бумажные листы судей программы: что напечатано, кто внёс, кто сверил, что изменилось с тех пор',
  query: program,
  answer: z.object({
    programTitle: z.string(),
    timeZone: z.string(),
    /** Judges with performances here whose newest sheet is missing or no longer says what the program says. */
    toPrint: z.int(),
    sheets: z.array(sheetLine),
  }),
});

export const PaperSheetFind = defineCall({
  id: 'PaperSheet/Find',
  method: 'GET',
  who: DESK,
  kind: 'read',
  summary: 'Лист по коду, что напечатан на нём',
  query: z.strictObject({ competitionGuid: guidOf('competition'), code: text(20, 1) }),
  answer: z.object({ guid: z.guid(), competitionProgramGuid: z.guid() }),
});

export const PaperSheetPrepare = defineCall({
  id: 'PaperSheet/Prepare',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Подготовить бланки судей программы: у кого бланка нет или он устарел, получает новую версию',
  query: program,
  body: z.strictObject({}),
  answer: z.object({ made: z.int() }),
});

export const PaperSheetExport = defineCall({
  id: 'PaperSheet/Export',
  method: 'GET',
  who: DESK,
  kind: 'file',
  summary: 'Подготовленные бланки для печати, PDF: все или одного судьи',
  query: program.extend({ competitionJudgeGuid: guidOf('judge').optional() }),
  answer: file,
});

const criterion = z.object({
  guid: z.guid(),
  title: z.string(),
  min: thousandths,
  max: thousandths,
  step: thousandths,
});

const question = z.object({
  competitionProgramItemGuid: z.guid(),
  /** Null: whether the judge abstained; its values are 1 and 0. */
  pointGuid: z.guid().nullable(),
  first: thousandths.nullable(),
  second: thousandths.nullable(),
  /** What stands in the protocol and says something else than the paper. */
  inForce: thousandths.nullable(),
  /** Version of what stands there: a decision counts for it alone. */
  seen: z.int(),
});
export type PaperQuestion = z.infer<typeof question>;

const sheetView = sheetLine.extend({
  competitionProgramGuid: z.guid(),
  programTitle: z.string(),
  timeZone: z.string(),
  criteria: z.array(criterion),
  /** In the order of the paper. */
  rows: z.array(
    z.object({
      itemGuid: z.guid(),
      number: z.string(),
      performer: z.string(),
      title: z.string(),
      pointGuids: z.array(z.guid()),
      /** It is not in this judge's program any more: nothing is entered for it. */
      isGone: z.boolean(),
    }),
  ),
  /** What the asking person may do with it now: enter (again), check by a second reading, decide, nothing. */
  turn: z.enum(['enter', 'check', 'settle', 'none']),
  /** Why it is not his turn, or what he should know; empty: nothing. */
  note: z.string(),
  /** Empty before the check: nobody sees the first reading while he makes the second. */
  questions: z.array(question),
});
export type PaperSheetView = z.infer<typeof sheetView>;

export const PaperSheetGet = defineCall({
  id: 'PaperSheet/Get',
  method: 'GET',
  who: DESK,
  kind: 'read',
  shows: SHOWS,
  summary: 'Лист для ввода: строки и критерии, как на бумаге; первое чтение скрыто до сверки',
  query: sheet,
  answer: sheetView,
});

const reading = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        competitionProgramItemGuid: guidOf('item'),
        isAbstained: z.boolean().default(false),
        marks: z
          .array(z.strictObject({ pointGuid: guidOf('point'), value: thousandths }))
          .max(50)
          .default([]),
      }),
    )
    .min(1)
    .max(1_000),
  /** The person has read what is different since the sheet was printed. */
  knowsChanges: z.boolean().default(false),
});

export const PaperSheetEnter = defineCall({
  id: 'PaperSheet/Enter',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Внести бумажный лист; до сверки оценки не считаются, внести заново можно сколько угодно',
  query: sheet,
  body: reading,
  answer: done,
});

const outcome = z.object({ state: z.enum(SHEET_STATES), questionCount: z.int() });

export const PaperSheetCheck = defineCall({
  id: 'PaperSheet/Check',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: ['paper.changed', 'mark.saved', 'mark.abstained'],
  summary: 'Сверить лист вторым чтением: совпало — оценки считаются, различия ждут решения по одному',
  query: sheet,
  body: reading,
  answer: outcome,
});

export const PaperSheetSettle = defineCall({
  id: 'PaperSheet/Settle',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: ['paper.changed', 'mark.saved', 'mark.abstained'],
  summary: 'Решить одно различие: между чтениями или между бумагой и планшетом; после последнего оценки считаются',
  query: sheet,
  body: z.strictObject({
    competitionProgramItemGuid: guidOf('item'),
    pointGuid: guidOf('point').nullable(),
    value: thousandths.nullable(),
    seen: version,
  }),
  answer: outcome,
});

export const PaperSheetDiscard = defineCall({
  id: 'PaperSheet/Discard',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Отложить чтения листа и внести его заново, пока он не считается',
  query: sheet,
  body: z.strictObject({}),
  answer: done,
});
