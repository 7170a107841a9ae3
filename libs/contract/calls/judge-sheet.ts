// A judge's own marks: his programs, his sheet, his submissions.

import { z } from 'zod';
import { ACTIVITIES, PROTOCOL_STATES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { instant, thousandths } from '../shapes.ts';
import { criterionView } from './judges.ts';
import { submission, submissionReply } from './submission.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

export const VotingProtocolSavingBySelf = defineCall({
  id: 'VotingProtocol/SavingBySelf',
  method: 'POST',
  who: ['judge'],
  kind: 'write',
  changes: ['mark.saved', 'mark.abstained', 'mark.commented', 'mark.late', 'prizes.changed'],
  // Works in the archive: marks given before it are acknowledged, later ones are refused, each separately.
  inArchive: true,
  pace: 'marks',
  counted: 'submissions',
  summary: 'Оценки судьи: у каждой свой ответ и своя редакция; повтор того же номера отвечает то же',
  query: competition,
  body: z.strictObject({ submissions: z.array(submission).min(1).max(50) }),
  answer: z.object({ epoch: z.guid(), replies: z.array(submissionReply) }),
});

const protocolSummary = z.object({
  programGuid: z.guid(),
  competitionGuid: z.guid(),
  title: z.string(),
  tour: z.int(),
  state: z.enum(PROTOCOL_STATES),
  performanceCount: z.int(),
  markedCount: z.int(),
});

export const VotingProtocolGetUsingForProtocolByCompetition = defineCall({
  id: 'VotingProtocol/GetUsingForProtocolByCompetition',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  shows: ['protocol.changed', 'mark.lateDecided', 'marks.cleared', 'marks.restored'],
  summary: 'Программы мероприятия с состоянием протокола',
  query: competition,
  answer: z.array(protocolSummary),
});

export const VotingProtocolGetUsingForProtocol = defineCall({
  id: 'VotingProtocol/GetUsingForProtocol',
  method: 'GET',
  who: ['judge'],
  kind: 'read',
  summary: 'Программы, которые оценивает вошедший судья',
  answer: z.array(protocolSummary),
});

export const judgeSheetView = z.object({
  judgeGuid: z.guid(),
  competitionGuid: z.guid(),
  competitionTitle: z.string(),
  programGuid: z.guid(),
  programTitle: z.string(),
  timeZone: z.string(),
  state: z.enum(PROTOCOL_STATES),
  markAhead: z.boolean(),
  /** The protocol is closed, and the organizer lets him see the other judges' marks. */
  seesOthers: z.boolean(),
  criteria: z.array(criterionView),
  /** How his marks make his own total, by the nominations of the sheet; weights are those of the criteria. */
  totals: z.array(
    z.object({
      nominationGuid: z.guid().nullable(),
      perJudge: z.enum(['sum', 'mean']),
      missing: z.enum(['block', 'meanOfPresent', 'zero']),
      /** Decimals to which the total is rounded; null: not rounded. */
      rounding: z.int().min(0).max(3).nullable(),
      /** Decimals with which the protocol shows the total. */
      decimals: z.int().min(0).max(3),
    }),
  ),
  /** His own special prizes, in their order. */
  prizes: z.array(
    z.object({
      guid: z.guid(),
      title: z.string(),
      description: z.string(),
      /** How many there are; null: as many as are given. */
      limit: z.int().nullable(),
      /** Whom he has given them to, of the whole event. */
      itemGuids: z.array(z.guid()),
    }),
  ),
  items: z.array(
    z.object({
      guid: z.guid(),
      number: z.string(),
      performer: z.string(),
      collective: z.string(),
      city: z.string(),
      pieceTitle: z.string(),
      group: z.string(),
      nominationGuid: z.guid().nullable(),
      duration: z.int(),
      activity: z.enum(ACTIVITIES),
      isWithdrawn: z.boolean(),
      onStageAt: instant.nullable(),
      abstained: z.boolean(),
      comment: z.string(),
      /** The hall has seen the result: the page asks before a mark is changed. */
      isShown: z.boolean(),
      /** criterion guid → [value in thousandths or null, version]. */
      marks: z.record(z.string(), z.tuple([thousandths.nullable(), z.int()])),
    }),
  ),
});
export type JudgeSheetView = z.infer<typeof judgeSheetView>;

export const VotingProtocolGetVoitingProtocolByJudgeJson = defineCall({
  id: 'VotingProtocol/GetVoitingProtocolByJudgeJson',
  method: 'GET',
  who: ['org:protocol', 'judge'],
  kind: 'read',
  summary: 'Лист судьи; судье — только свой; вид live `judge-sheet`',
  query: z.strictObject({ competitionProgramGuid: guidOf('program'), competitionJudgeGuid: guidOf('judge') }),
  answer: judgeSheetView,
});

export const VotingProtocolGetOthersMarks = defineCall({
  id: 'VotingProtocol/GetOthersMarks',
  method: 'GET',
  who: ['judge'],
  kind: 'read',
  summary: 'Оценки всех судей за выступления его листа: после закрытия протокола, если организатор разрешил',
  query: z.strictObject({ competitionProgramGuid: guidOf('program') }),
  answer: z.object({
    decimals: z.int().min(0).max(3),
    /** By name, or «Судья 1…n», whose order tells nothing. */
    judges: z.array(z.object({ name: z.string(), isSelf: z.boolean() })),
    criteria: z.array(z.object({ guid: z.guid(), title: z.string(), min: thousandths, step: thousandths })),
    items: z.array(
      z.object({
        guid: z.guid(),
        /** Those who mark it, by their place in `judges`; `marks` in the order of `criteria`. */
        byJudge: z.array(
          z.object({
            judge: z.int(),
            total: thousandths.nullable(),
            abstained: z.boolean(),
            marks: z.array(thousandths.nullable()),
          }),
        ),
      }),
    ),
  }),
});
export type OthersMarksView = z.infer<typeof VotingProtocolGetOthersMarks.answer>;
