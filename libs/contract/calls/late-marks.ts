// Marks that came after the lock. They wait until the organizer accepts or refuses them.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, instant, text, thousandths } from '../shapes.ts';

const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

const lateMark = z.object({
  guid: z.guid(),
  itemGuid: z.guid(),
  number: z.string(),
  performer: z.string(),
  judgeGuid: z.guid(),
  judgeName: z.string(),
  pointGuid: z.guid(),
  criterion: z.string(),
  value: thousandths.nullable(),
  currentValue: thousandths.nullable(),
  at: instant,
});

export const VotingProtocolGetLateMarks = defineCall({
  id: 'VotingProtocol/GetLateMarks',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  shows: ['mark.lateDecided'],
  summary: 'Поздние оценки, которые ещё не приняты и не отклонены',
  query: program,
  answer: z.array(lateMark),
});

/** Most late marks that one write decides. */
export const LATE_MARKS_AT_ONCE = 200;

export const VotingProtocolDecideLateMarks = defineCall({
  id: 'VotingProtocol/DecideLateMarks',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['mark.lateDecided', 'mark.corrected'],
  summary: 'Принять или отклонить несколько поздних оценок сразу: все или ни одной; из оценок одной ячейки последняя',
  query: program,
  body: z.strictObject({
    lateMarkGuids: z.array(guidOf('lateMark')).min(1).max(LATE_MARKS_AT_ONCE),
    accept: z.boolean(),
    reason: text(500).default(''),
  }),
  answer: z.object({ decided: z.int() }),
});

export const VotingProtocolDecideLateMark = defineCall({
  id: 'VotingProtocol/DecideLateMark',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['mark.lateDecided', 'mark.corrected'],
  summary: 'Принять или отклонить позднюю оценку',
  query: program,
  body: z.strictObject({ lateMarkGuid: guidOf('lateMark'), accept: z.boolean(), reason: text(500).default('') }),
  answer: done,
});
