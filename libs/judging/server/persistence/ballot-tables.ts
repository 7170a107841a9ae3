import type { BallotState } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

export const BALLOT = table('judging.ballot', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  state: filled<BallotState>('text'),
  candidates: required<Guid[]>('_uuid'),
  /** Judges when it was opened. */
  voters: required<Guid[]>('_uuid'),
  actor: required<string>('text'),
  openedAt: filled<Date>('timestamptz'),
  releasedAt: optional<Date>('timestamptz'),
  releasedBy: optional<string>('text'),
});

export const BALLOT_VOTE = table('judging.ballot_vote', {
  ballotGuid: required<Guid>('uuid'),
  judgeGuid: required<Guid>('uuid'),
  /** Null: he abstains. */
  itemGuid: optional<Guid>('uuid'),
});
