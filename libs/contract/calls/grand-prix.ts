// The absolute Гран-при: a closed vote of the jury on their tablets, sealed until it is released.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { created, done, instant, title } from '../shapes.ts';

const DESK = ['org:protocol'] as const;
const CHANGES = ['ballot.changed'] as const;
const SHOWS = ['ballot.changed', 'judges.changed'] as const;
export const BALLOT_LIMIT = 50;

/** `Open`: judges vote. `Sealed`: nobody votes and nobody reads. `Released`: the count is told, never who voted how. */
export const BALLOT_STATES = ['Open', 'Sealed', 'Released'] as const;

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const ballot = z.strictObject({ ballotGuid: guidOf('ballot') });

const performance = {
  itemGuid: z.guid(),
  programTitle: z.string(),
  number: z.string(),
  performer: z.string(),
  pieceTitle: z.string(),
};

const ballotView = z.object({
  guid: z.guid(),
  title: z.string(),
  state: z.enum(BALLOT_STATES),
  openedAt: instant,
  releasedAt: instant.nullable(),
  /** `votes`: null until it is released. */
  candidates: z.array(z.object({ ...performance, votes: z.int().nullable() })),
  /** Who may vote, and who has: never for whom. */
  voters: z.array(z.object({ guid: z.guid(), fullName: z.string(), hasVoted: z.boolean() })),
  /** Of a released one. */
  abstained: z.int().nullable(),
  winnerGuid: z.guid().nullable(),
  tiedGuids: z.array(z.guid()),
});
export type BallotView = z.infer<typeof ballotView>;

export const GrandPrixGetByCompetition = defineCall({
  id: 'GrandPrix/GetByCompetition',
  method: 'GET',
  who: DESK,
  kind: 'read',
  shows: SHOWS,
  summary: 'Закрытые голосования жюри: кто уже проголосовал; голоса видны только после вскрытия',
  query: competition,
  answer: z.array(ballotView),
});

export const GrandPrixGetCandidates = defineCall({
  id: 'GrandPrix/GetCandidates',
  method: 'GET',
  who: DESK,
  kind: 'read',
  shows: ['results.written', 'protocol.changed'],
  summary: 'Кого можно выдвинуть: выступления с записанным результатом, их места и звания',
  query: competition,
  answer: z.array(z.object({ ...performance, place: z.int().nullable(), award: z.string() })),
});

export const GrandPrixOpen = defineCall({
  id: 'GrandPrix/Open',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Начать закрытое голосование: кандидаты появляются на планшетах всех судей',
  query: competition,
  body: z.strictObject({
    title,
    competitionProgramItemGuids: z.array(guidOf('item')).min(2).max(BALLOT_LIMIT),
  }),
  answer: created,
});

export const GrandPrixChangeState = defineCall({
  id: 'GrandPrix/ChangeState',
  method: 'POST',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Закончить голосование (Sealed) или вскрыть его (Released); назад дороги нет',
  query: ballot,
  body: z.strictObject({ state: z.enum(['Sealed', 'Released']) }),
  answer: done,
});

export const GrandPrixDelete = defineCall({
  id: 'GrandPrix/Delete',
  method: 'DELETE',
  who: DESK,
  kind: 'write',
  changes: CHANGES,
  summary: 'Отменить голосование, пока оно не вскрыто: голоса пропадают непрочитанными',
  query: ballot,
  answer: done,
});

const judgeBallot = z.object({
  guid: z.guid(),
  title: z.string(),
  candidates: z.array(z.object(performance)),
  /** His own; `itemGuid` null: he abstains. Null: he has not voted. */
  own: z.object({ itemGuid: z.guid().nullable() }).nullable(),
});
export type JudgeBallot = z.infer<typeof judgeBallot>;

export const GrandPrixGetForJudge = defineCall({
  id: 'GrandPrix/GetForJudge',
  method: 'GET',
  who: ['judge'],
  kind: 'read',
  summary: 'Голосование, которое идёт сейчас, и свой голос; только вошедшему судье',
  answer: z.object({ ballot: judgeBallot.nullable() }),
});

export const GrandPrixVote = defineCall({
  id: 'GrandPrix/Vote',
  method: 'POST',
  who: ['judge'],
  kind: 'write',
  changes: CHANGES,
  summary: 'Проголосовать или переголосовать, пока голосование идёт; null — воздержаться',
  query: ballot,
  body: z.strictObject({ competitionProgramItemGuid: guidOf('item').nullable() }),
  answer: done,
});
