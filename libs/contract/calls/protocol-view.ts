// The organizer's protocol: all marks, their results, and his corrections.

import { z } from 'zod';
import { ACTIVITIES, PROTOCOL_STATES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { instant, text, thousandths } from '../shapes.ts';
import { criterionView } from './judges.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const program = z.strictObject({ competitionProgramGuid: guidOf('program') });

export const VotingProtocolSavingByCompetitionProtocol = defineCall({
  id: 'VotingProtocol/SavingByCompetitionProtocol',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['mark.corrected'],
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

/**
 * What people outside the jury see of a published protocol; if nothing is granted, they do not see it. Titles stand in
 * every open protocol; `showTitles` alone opens only them.
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
  /** Decimals of totals, as the scheme rounds them. */
  decimals: z.int().min(0).max(3),
  methodText: z.string(),
  judges: z.array(z.object({ guid: z.guid(), fullName: z.string(), isChair: z.boolean() })),
  criteria: z.array(criterionView),
  lateCount: z.int(),
  /** What members, and whoever has the open link, see once the protocol is published. */
  granted: z.object({ members: participantPermissions, link: participantPermissions }),
  /** The last clearing while it can be undone: the marks that would return. */
  clearing: z.object({ marks: z.int(), at: instant }).nullable(),
  /** Judges' comments on this program's own performances; for the organizer alone. */
  comments: z.array(z.object({ itemGuid: z.guid(), judgeGuid: z.guid(), text: z.string() })),
  /** Marks that judges changed after the hall had seen them, while they still differ from what was seen. */
  shownChanges: z.array(
    z.object({
      itemGuid: z.guid(),
      judgeGuid: z.guid(),
      pointGuid: z.guid(),
      /** The value that the hall has seen; null: it has seen the total without this mark. */
      from: thousandths.nullable(),
      to: thousandths.nullable(),
      at: instant,
    }),
  ),
  /** Judges who abstain, or abstain no more, since the hall has seen the total. */
  shownAbstentions: z.array(z.object({ itemGuid: z.guid(), judgeGuid: z.guid(), abstains: z.boolean(), at: instant })),
  groups: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      subtitle: z.string(),
      /** How this group is counted; the protocol's `methodText` names the methods of all its groups. */
      methodText: z.string(),
      /** True while another program of the same group is not locked: places may still move. */
      isProvisional: z.boolean(),
      /** Sets of equal performances that the rules leave to the chair, by place. */
      ties: z.array(
        z.object({
          /** By place once decided; until then in the order of appearance. */
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
          /** How it is counted among the judges who mark it, in the words of the hall. */
          methodText: z.string(),
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
