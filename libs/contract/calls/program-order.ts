// Taking back a step of the stage, and moving items of the running order.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, text } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const CompetitionProgramItemUndoStep = defineCall({
  id: 'CompetitionProgramItem/UndoStep',
  method: 'POST',
  who: ['org:program', 'org:protocol', 'presenter'],
  kind: 'write',
  summary: 'Отменить последний шаг сцены, кто бы его ни сделал; более ранний не отменяется',
  query: program,
  /** The step that the presser saw as the last one. */
  body: z.strictObject({ stepGuid: z.guid().toLowerCase() }),
  answer: done,
});

export const CompetitionProgramItemArrange = defineCall({
  id: 'CompetitionProgramItem/Arrange',
  method: 'POST',
  who: ['org:program'],
  kind: 'write',
  summary: 'Переставить один или несколько пунктов сразу; пункт входит в отделение соседа',
  query: program,
  body: z.strictObject({
    /** One after another; each finds the order that the one before has made. */
    places: z
      .array(
        z.strictObject({
          itemGuid: guidOf('item'),
          side: z.enum(['before', 'after']),
          /** Beside whom; null: at the program's beginning or end. */
          ofGuid: guidOf('item').nullable(),
          /** Instead of the neighbour's part: a move taken back. */
          block: text(120).optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  answer: done,
});
