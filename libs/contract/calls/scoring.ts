// How marks count, besides the criteria: the scoring scheme and adjustments. Beyond the checklist.

import { z } from 'zod';
import { ADJUSTMENT_KINDS, SEEING_OTHERS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { created, done, instant, text, thousandths, title, version } from '../shapes.ts';
import { awardSettings } from './awards.ts';
import { pointScale } from './judges.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const ScoringSchemeGetByCompetition = defineCall({
  id: 'ScoringScheme/GetByCompetition',
  method: 'GET',
  who: ['org:any'],
  kind: 'read',
  shows: ['scheme.changed'],
  summary:
    'Правила подсчёта, общие и по номинациям, можно ли оценивать до выхода на сцену, видит ли судья оценки других',
  query: competition,
  answer: z.object({
    markAhead: z.boolean(),
    seeingOthers: z.enum(SEEING_OTHERS),
    schemes: z.array(z.object({ nominationGuid: z.guid().nullable(), scheme: z.unknown(), version: z.int() })),
  }),
});

/** Method and rounding as `@rampa/judging/domain` defines and checks them; criteria come from the calls `Point/*`. */
export const ScoringSchemeUpdate = defineCall({
  id: 'ScoringScheme/Update',
  method: 'PUT',
  who: ['org:settings'],
  kind: 'write',
  changes: ['scheme.changed', 'criteria.changed', 'awards.changed'],
  summary:
    'Задать правила подсчёта мероприятия или одной номинации, с ними заменить критерии без оценок, разрешить оценки до выхода на сцену, показать судьям оценки друг друга после закрытия; чего нет, то остаётся',
  query: competition,
  body: z
    .strictObject({
      nominationGuid: guidOf('bookItem').nullish(),
      scheme: z.record(z.string(), z.unknown()).optional(),
      /** Version of the scheme that the sender saw, 0 for none; Failure staleVersion when another one holds. */
      version: version.optional(),
      /** Criteria of all nominations, replaced together with the scheme; criteria of single nominations stay. */
      criteria: z
        .strictObject({
          /** The criteria that the sender saw being replaced; Failure staleVersion when there are others. */
          instead: z.array(z.guid().toLowerCase()).max(100),
          points: z.array(z.strictObject(pointScale)).min(1).max(100),
        })
        .optional(),
      /** A first set of titles with the scheme; an event that has titles keeps them. */
      titles: z.strictObject({ title, settings: awardSettings }).optional(),
      /** Applies to the whole event. */
      markAhead: z.boolean().optional(),
      /** Applies to the whole event, from a protocol's lock on. */
      seeingOthers: z.enum(SEEING_OTHERS).optional(),
    })
    .refine(
      ({ scheme, markAhead, seeingOthers }) => [scheme, markAhead, seeingOthers].some((given) => given !== undefined),
      'Нечего менять',
    )
    .refine(({ scheme, criteria }) => scheme !== undefined || criteria === undefined, 'Критерии меняют с правилами'),
  answer: done,
});

const adjustment = z.object({
  guid: z.guid(),
  itemGuid: z.guid(),
  kind: z.enum(ADJUSTMENT_KINDS),
  amount: thousandths,
  criterionGuid: z.guid().nullable(),
  reason: z.string(),
  at: instant,
});

export const AdjustmentGetByProgram = defineCall({
  id: 'Adjustment/GetByProgram',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  shows: ['adjustments.changed'],
  summary: 'Технические баллы, снижения, прибавки и сложность выступлений программы',
  query: program,
  answer: z.array(adjustment),
});

export const AdjustmentCreateRange = defineCall({
  id: 'Adjustment/CreateRange',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['adjustments.changed'],
  summary:
    'Технический балл, снижение, прибавка или сложность выступления; amount ≥ 0, снижение вычитается, на сложность умножаются баллы критериев',
  query: program,
  body: z.strictObject({
    adjustments: z
      .array(
        z
          .strictObject({
            competitionProgramItemGuid: guidOf('item'),
            kind: z.enum(ADJUSTMENT_KINDS),
            amount: thousandths.min(0),
            reason: text(500).default(''),
            /** Whose points a difficulty multiplies; null: those of all criteria. */
            criterionGuid: guidOf('point').nullable().default(null),
          })
          .refine(({ kind, criterionGuid }) => kind === 'difficulty' || criterionGuid === null, {
            error: 'К критерию относится только сложность',
            path: ['criterionGuid'],
          })
          .refine(({ kind, amount }) => kind !== 'difficulty' || (amount > 0 && amount <= 10_000), {
            error: 'Сложность — больше 0 и не больше 10',
            path: ['amount'],
          }),
      )
      .min(1)
      .max(500),
  }),
  answer: z.object({ guids: z.array(created.shape.guid) }),
});

export const AdjustmentDelete = defineCall({
  id: 'Adjustment/Delete',
  method: 'DELETE',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['adjustments.changed'],
  summary: 'Убрать поправку',
  query: z.strictObject({ adjustmentGuid: guidOf('adjustment') }),
  answer: done,
});
