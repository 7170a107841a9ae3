// What a judge must know on every page: what is on stage, and the organizer's reminders.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done, instant } from '../shapes.ts';

/** What a judge can enter by; `none`: he was never given a link. */
export const JUDGE_LINKS = ['open', 'expired', 'revoked', 'none'] as const;
export type JudgeLink = (typeof JUDGE_LINKS)[number];

const place = {
  programGuid: z.guid(),
  programTitle: z.string(),
  itemGuid: z.guid(),
  number: z.string(),
  performer: z.string(),
  at: instant,
};

export const judgeNowView = z.object({
  judgeGuid: z.guid(),
  /**
   * Performances on stage that he marks, in programs whose protocol is open or has not been opened yet (`isOpen` false:
   * he cannot mark them now); the last one to go on stage comes first.
   */
  stage: z.array(z.object({ ...place, isOpen: z.boolean() })),
  /** Open reminders, until he marks the performance or dismisses them; the last one comes first. */
  nudges: z.array(z.object(place)),
  /** The closed vote that is open to him; what he has said in it stands elsewhere, because the desk reads this too. */
  ballot: z.object({ guid: z.guid(), title: z.string() }).nullable(),
  /** Another text whenever a program of the event appears, goes, is renamed or its protocol changes: his list is old. */
  programs: z.string(),
});
export type JudgeNowView = z.infer<typeof judgeNowView>;

export const VotingProtocolGetJudgeNow = defineCall({
  id: 'VotingProtocol/GetJudgeNow',
  method: 'GET',
  who: ['org:protocol', 'judge'],
  kind: 'read',
  summary: 'Что сейчас на сцене для судьи и о чём ему напомнили; судье — только своё; вид live `judge-now`',
  query: z.strictObject({ competitionJudgeGuid: guidOf('judge') }),
  answer: judgeNowView,
});

export const VotingProtocolGetReach = defineCall({
  id: 'VotingProtocol/GetReach',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'read',
  shows: ['judges.changed', 'links.changed', 'judge.nudged'],
  summary: 'До кого из судей дойдёт напоминание: действует ли ссылка и когда его планшет был на связи',
  query: z.strictObject({ competitionGuid: guidOf('competition') }),
  /**
   * `isHere`: his tablet is connected. `lastSeenAt`: of a link that works, noted once a minute; null where nobody has
   * entered by it.
   */
  answer: z.array(
    z.object({ judgeGuid: z.guid(), link: z.enum(JUDGE_LINKS), isHere: z.boolean(), lastSeenAt: instant.nullable() }),
  ),
});

export const VotingProtocolNudgeJudge = defineCall({
  id: 'VotingProtocol/NudgeJudge',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'write',
  changes: ['judge.nudged'],
  summary: 'Напомнить судье об оценке; чаще чем раз в 20 секунд об одном и том же — то же самое напоминание',
  body: z.strictObject({ competitionJudgeGuid: guidOf('judge'), competitionProgramItemGuid: guidOf('item') }),
  /** `isHere`: his tablet is connected; without that he sees it as soon as it comes back. */
  answer: z.object({ at: instant, isHere: z.boolean() }),
});

export const VotingProtocolDismissNudge = defineCall({
  id: 'VotingProtocol/DismissNudge',
  method: 'POST',
  who: ['judge'],
  kind: 'write',
  changes: ['judge.nudged'],
  summary: 'Судья прочёл напоминание',
  body: z.strictObject({ competitionProgramItemGuid: guidOf('item') }),
  answer: done,
});
