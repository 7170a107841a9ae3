// What other journeys press by hand: steps on stage and marks, by the organizer's calls and from the judges' spare devices.

import { expect } from '@playwright/test';
import {
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
  JudgeFastLogin,
  OrganizerLogin,
  PointGetByCompetition,
  VotingProtocolSavingBySelf,
  type AnswerOf,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call, type Sent } from '../../../libs/platform/testing/caller.ts';
import { BASE } from '../contest.ts';
import { PASSWORD } from '../people.ts';

export interface Saturday {
  event: string;
  guid: Guid;
  programs: Guid[];
  items: Guid[];
  ask<C extends CallDefinition>(definition: C, sent?: Sent<C>): Promise<AnswerOf<C>>;
}

/** The organizer's token for what other journeys press by hand. */
export async function office(event: string, login: string): Promise<Saturday> {
  const { token } = await call(BASE, OrganizerLogin, { body: { login, password: PASSWORD } });
  const ask = <C extends CallDefinition>(definition: C, sent: Sent<C> = {} as Sent<C>) =>
    call(BASE, definition, { ...sent, as: token });
  const guid = event.split('/').at(-1)! as Guid;
  const programs = (await ask(CompetitionProgramGetByCompetition, { query: { competitionGuid: guid } })).map(
    (one) => one.guid,
  );
  const { items } = await ask(CompetitionProgramGetProgramColumnsDataForModerator, {
    query: { competitionProgramGuid: programs[0]! },
  });
  return { event, guid, programs, ask, items: items.filter(({ number }) => number !== '').map((one) => one.guid) };
}

export const stage = (
  { ask, programs }: Saturday,
  competitionProgramItemGuid: Guid,
  activity: 'OnStage' | 'Done' = 'OnStage',
) =>
  ask(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: programs[0]! },
    body: { competitionProgramItemGuid, activity },
  });

/** Of the judges' spare devices. */
const TOKENS = new Map<Guid, string>();

/** One judge's five marks from a device of his own. */
export async function mark(
  given: Saturday,
  key: string,
  judgeGuid: Guid,
  item: Guid,
  marks: readonly number[],
): Promise<void> {
  const device = `saturday ${judgeGuid.slice(-4)}`;
  const token = TOKENS.get(judgeGuid) ?? (await call(BASE, JudgeFastLogin, { query: { key, device } })).token;
  TOKENS.set(judgeGuid, token);
  const points = await given.ask(PointGetByCompetition, { query: { competitionGuid: given.guid } });
  const { replies } = await call(BASE, VotingProtocolSavingBySelf, {
    as: token,
    query: { competitionGuid: given.guid },
    body: {
      submissions: marks.map((value, order) => ({
        ...{ submissionGuid: newGuid(), judgeGuid, device, deviceSeq: Date.now() + order, seenRevision: null },
        ...{ baseVersion: null, competitionProgramItemGuid: item, pointGuid: points[order]!.guid, value: value * 1000 },
      })),
    },
  });
  expect(replies.map(({ status }) => status)).toEqual(marks.map(() => 'accepted'));
}
