// Marks, protocols, results: «VotingProtocol», with what judging needs beyond the checklist.

import { z } from 'zod';
import { ACTIVITIES, PROTOCOL_STATES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { created, done, instant, text, thousandths } from '../shapes.ts';
import { criterionView } from './judges.ts';
import { submission, submissionReply } from './submission.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const VotingProtocolSavingBySelf = defineCall({
  id: 'VotingProtocol/SavingBySelf',
  method: 'POST',
  who: ['judge'],
  kind: 'write',
  pace: 'marks',
  counted: 'submissions',
  summary: 'Оценки судьи: у каждой свой ответ и своя редакция; повтор того же номера отвечает то же',
  query: competition,
  body: z.strictObject({ submissions: z.array(submission).min(1).max(50) }),
  answer: z.object({ epoch: z.guid(), replies: z.array(submissionReply) }),
});

export const VotingProtocolSavingByCompetitionProtocol = defineCall({
  id: 'VotingProtocol/SavingByCompetitionProtocol',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Исправление организатора; причина обязательна и остаётся в журнале',
  query: competition,
  body: z.strictObject({
    marks: z
      .array(
        z.strictObject({
          competitionProgramItemGuid: guidOf('item'),
          competitionJudgeGuid: guidOf('judge'),
          pointGuid: guidOf('point'),
          value: thousandths.nullable(),
          reason: text(500, 3),
        }),
      )
      .min(1)
      .max(200),
  }),
  answer: z.object({ revision: z.int() }),
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

// --- the judge's sheet: his own marks only ---

export const judgeSheetView = z.object({
  judgeGuid: z.guid(),
  competitionGuid: z.guid(),
  competitionTitle: z.string(),
  programGuid: z.guid(),
  programTitle: z.string(),
  timeZone: z.string(),
  state: z.enum(PROTOCOL_STATES),
  markAhead: z.boolean(),
  criteria: z.array(criterionView),
  /** How his marks make his own total, by the nominations of the sheet; weights are those of the criteria. */
  totals: z.array(
    z.object({
      nominationGuid: z.guid().nullable(),
      perJudge: z.enum(['sum', 'mean']),
      missing: z.enum(['block', 'meanOfPresent', 'zero']),
      /** Decimals to which it is rounded; null: not at all. */
      rounding: z.int().min(0).max(3).nullable(),
      /** With which the protocol shows it. */
      decimals: z.int().min(0).max(3),
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
      /** The hall has seen its result: a mark is changed only after asking. */
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

// --- the whole protocol ---

/**
 * What people outside the jury see of a published protocol; where nothing is granted, they do not see it. Titles stand in
 * whatever is open: `showTitles` opens them alone.
 */
export const participantPermissions = z.strictObject({
  showTitles: z.boolean(),
  showPlaces: z.boolean(),
  showTotals: z.boolean(),
  showCriteria: z.boolean(),
  showJudges: z.boolean(),
  showComments: z.boolean(),
});

export const protocolView = z.object({
  competitionGuid: z.guid(),
  competitionTitle: z.string(),
  programGuid: z.guid(),
  programTitle: z.string(),
  tour: z.int(),
  timeZone: z.string(),
  state: z.enum(PROTOCOL_STATES),
  version: z.int(),
  lockedAt: instant.nullable(),
  /** Decimals of totals as the scheme rounds them. */
  decimals: z.int().min(0).max(3),
  methodText: z.string(),
  judges: z.array(z.object({ guid: z.guid(), fullName: z.string(), isChair: z.boolean() })),
  criteria: z.array(criterionView),
  lateCount: z.int(),
  /** What members, and whoever has the open link, see of it once it is published. */
  granted: z.object({ members: participantPermissions, link: participantPermissions }),
  /** The last clearing while it can be undone: marks that would come back. */
  clearing: z.object({ marks: z.int(), at: instant }).nullable(),
  /** What judges have written beside the marks of this program's own performances; for the organizer alone. */
  comments: z.array(z.object({ itemGuid: z.guid(), judgeGuid: z.guid(), text: z.string() })),
  /** Marks of this program that judges have changed after the hall had seen them, and that differ from that still. */
  shownChanges: z.array(
    z.object({
      itemGuid: z.guid(),
      judgeGuid: z.guid(),
      pointGuid: z.guid(),
      /** What the hall has seen. */
      from: thousandths,
      to: thousandths.nullable(),
      at: instant,
    }),
  ),
  groups: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      subtitle: z.string(),
      /** How this group is counted; `methodText` of the protocol names the ways of all its groups. */
      methodText: z.string(),
      /** True while another program of the same group is not locked: places may still move. */
      isProvisional: z.boolean(),
      /** Sets of equal performances that the rules leave to the chair, by their place. */
      ties: z.array(
        z.object({
          /** By place once decided, until then in the order of appearance. */
          itemGuids: z.array(z.guid()),
          place: z.int(),
          decision: z.object({ guid: z.guid(), reason: z.string(), at: instant }).nullable(),
        }),
      ),
      rows: z.array(
        z.object({
          itemGuid: z.guid(),
          programGuid: z.guid(),
          nominationGuid: z.guid().nullable(),
          number: z.string(),
          performer: z.string(),
          collective: z.string(),
          city: z.string(),
          pieceTitle: z.string(),
          activity: z.enum(ACTIVITIES),
          isWithdrawn: z.boolean(),
          status: z.enum(['complete', 'waiting']),
          total: thousandths.nullable(),
          technical: thousandths.nullable(),
          components: thousandths.nullable(),
          deductions: thousandths.nullable(),
          place: z.int().nullable(),
          placeTo: z.int().nullable(),
          award: z.object({ guid: z.guid(), title: z.string(), color: z.string() }).nullable(),
          /** In the order of `judges`. */
          byJudge: z.array(
            z.object({
              total: thousandths.nullable(),
              given: z.int(),
              expected: z.int(),
              isDropped: z.boolean(),
              abstained: z.boolean(),
              /** In the order of `criteria`; null where there is no mark. */
              marks: z.array(thousandths.nullable()),
            }),
          ),
          /** In the order of `criteria`: the panel's score and its points after the factor. */
          byCriterion: z.array(z.object({ score: thousandths.nullable(), points: thousandths.nullable() })),
        }),
      ),
    }),
  ),
});
export type ProtocolView = z.infer<typeof protocolView>;

export const VotingProtocolGetVoitingProtocolJson = defineCall({
  id: 'VotingProtocol/GetVoitingProtocolJson',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  summary: 'Протокол целиком; вид live `protocol`',
  query: program,
  answer: protocolView,
});

export const VotingProtocolLock = defineCall({
  id: 'VotingProtocol/Lock',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Закрыть или снова открыть приём оценок; закрытие последней программы группы записывает результаты',
  query: program,
  body: z.strictObject({ isLocked: z.boolean(), reason: text(500).default('') }),
  answer: z.object({ state: z.enum(PROTOCOL_STATES), revision: z.int() }),
});

export const VotingProtocolChangeState = defineCall({
  id: 'VotingProtocol/ChangeState',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Состояние протокола: черновик → идёт → закрыт → утверждён → опубликован; отзыв даёт новую версию',
  query: program,
  body: z.strictObject({
    state: z.enum(['Open', 'Locked', 'Confirmed', 'Published', 'Withdrawn']),
    reason: text(500).default(''),
  }),
  answer: z.object({ state: z.enum(PROTOCOL_STATES), revision: z.int() }),
});

export const VotingProtocolClearCompetitionProgram = defineCall({
  id: 'VotingProtocol/ClearCompetitionProgram',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Снять все оценки программы до утверждения; нужно ввести её название; журнал остаётся',
  query: program,
  body: z.strictObject({ confirmation: text(300, 1) }),
  answer: z.object({ cleared: z.int() }),
});

export const VotingProtocolSettingPermissionForParticipant = defineCall({
  id: 'VotingProtocol/SettingPermissionForParticipant',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary:
    'Что увидят после публикации участники (members) или все, у кого есть открытая ссылка (link); без единого разрешения протокол для них закрыт; что не названо, остаётся как было',
  query: program,
  body: participantPermissions.partial().extend({ audience: z.enum(['members', 'link']).default('members') }),
  answer: done,
});

// --- beyond the checklist ---

const gridCell = z.object({ text: z.string(), struck: z.boolean() });

export const explanation = z.object({
  number: z.string(),
  performer: z.string(),
  pieceTitle: z.string(),
  total: thousandths.nullable(),
  totalText: z.string(),
  place: z.int().nullable(),
  award: z.object({ title: z.string(), color: z.string() }).nullable(),
  groupSize: z.int(),
  revision: z.int(),
  /** Judges down, criteria across; null where nothing was counted yet. */
  grid: z
    .object({
      criteria: z.array(z.object({ title: z.string(), weight: z.string() })),
      totalTitle: z.string().nullable(),
      rows: z.array(
        z.object({ judge: z.string(), marks: z.array(gridCell), total: gridCell.nullable(), note: z.string() }),
      ),
    })
    .nullable(),
  steps: z.array(
    z.object({
      title: z.string(),
      /** Its lines are rows or columns of the grid. */
      inGrid: z.boolean().optional(),
      value: z.string().optional(),
      text: z.string().optional(),
      lines: z.array(
        z.object({
          label: z.string(),
          value: z.string(),
          note: z.string().optional(),
          struck: z.boolean().optional(),
        }),
      ),
    }),
  ),
  /** The same as data: replayable by the scoring library. */
  derivation: z.unknown(),
});
export type ExplanationView = z.infer<typeof explanation>;

export const VotingProtocolGetDerivation = defineCall({
  id: 'VotingProtocol/GetDerivation',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  summary: 'Как получился результат: оценки, отброшенные, веса, округления, звание, место',
  query: program.extend({ competitionProgramItemGuid: guidOf('item') }),
  answer: explanation,
});

export const VotingProtocolUndoClearing = defineCall({
  id: 'VotingProtocol/UndoClearing',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Вернуть то, что сняла последняя очистка программы, до утверждения; поставленное с тех пор остаётся',
  query: program,
  body: z.strictObject({}),
  /** `kept`: cleared marks that did not come back, because something was given in their cells since. */
  answer: z.object({ restored: z.int(), kept: z.int() }),
});

export const VotingProtocolSetManualAward = defineCall({
  id: 'VotingProtocol/SetManualAward',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Решение жюри: звание с видом manual (Гран-при); null снимает',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuid: guidOf('item'),
    awardSettingGuid: guidOf('awardSetting').nullable(),
    reason: text(500, 3),
  }),
  answer: done,
});

export const VotingProtocolSetChairDecision = defineCall({
  id: 'VotingProtocol/SetChairDecision',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Решение председателя о равных: все они, лучшее первым; прежнее решение о них же уступает',
  query: program,
  body: z.strictObject({
    competitionProgramItemGuids: z.array(guidOf('item')).min(2).max(200),
    reason: text(500, 3),
  }),
  answer: created,
});

export const VotingProtocolWithdrawChairDecision = defineCall({
  id: 'VotingProtocol/WithdrawChairDecision',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  summary: 'Отменить решение председателя: равенство снова ждёт его; причина обязательна',
  query: program,
  body: z.strictObject({ chairDecisionGuid: guidOf('chairDecision'), reason: text(500, 3) }),
  answer: done,
});
