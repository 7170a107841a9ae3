// Steps of the stage and their undoing, and moves in the running order.

import { z } from 'zod';
import { ACTIVITIES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { done, text } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const CompetitionProgramItemSetActivity = defineCall({
  id: 'CompetitionProgramItem/SetActivity',
  method: 'POST',
  who: ['org:program', 'org:protocol', 'presenter'],
  kind: 'write',
  changes: ['item.activity', 'results.written'],
  summary: 'Кто на сцене; в программе не больше одного OnStage, прежний становится Done',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuid: guidOf('item'),
    activity: z.enum(ACTIVITIES),
    /** The state that the user saw; the step is refused if it has changed since. Without it the last step wins. */
    seen: z.strictObject({ activity: z.enum(ACTIVITIES), onStageGuid: z.guid().nullable() }).optional(),
  }),
  answer: z.object({ previous: z.enum(ACTIVITIES), activity: z.enum(ACTIVITIES) }),
});

export const CompetitionProgramItemUndoStep = defineCall({
  id: 'CompetitionProgramItem/UndoStep',
  method: 'POST',
  who: ['org:program', 'org:protocol', 'presenter'],
  kind: 'write',
  changes: ['item.activity', 'results.written'],
  summary: 'Отменить последний шаг сцены, кто бы его ни сделал; более ранний не отменяется',
  query: program,
  /** The step that the user saw as the last one. */
  body: z.strictObject({ stepGuid: z.guid().toLowerCase() }),
  answer: done,
});

export const CompetitionProgramItemArrange = defineCall({
  id: 'CompetitionProgramItem/Arrange',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed'],
  summary: 'Переставить один или несколько пунктов сразу; пункт входит в отделение соседа',
  query: program,
  body: z.strictObject({
    /** Moves run one after another; each sees the order that the previous one made. */
    places: z
      .array(
        z.strictObject({
          itemGuid: guidOf('item'),
          side: z.enum(['before', 'after']),
          /** The neighbour to stand beside; null: at the beginning or the end of the program. */
          ofGuid: guidOf('item').nullable(),
          /** The part to move into instead of the neighbour's; undoing a move needs it. */
          block: text(120).optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  answer: done,
});

export const CompetitionProgramItemReorder = defineCall({
  id: 'CompetitionProgramItem/Reorder',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  changes: ['items.changed'],
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
  changes: ['items.changed'],
  summary: 'Поменять два пункта местами',
  query: program,
  body: z.strictObject({ firstGuid: guidOf('item'), secondGuid: guidOf('item') }),
  answer: done,
});
