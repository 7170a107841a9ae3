// The closed vote for the absolute Гран-при. What a judge has said is read by him alone until the release, and after it
// only counted: no event, log or answer names him beside his choice.

import { Injectable } from '@nestjs/common';
import type { BodyOf, GrandPrixOpen } from '@rampa/contract';
import { mayBecome, type BallotState } from '@rampa/judging/domain';
import { JudgingWork } from '@rampa/jury/server';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { BALLOT } from '../persistence/ballot-tables.ts';
import { judgedItems } from '../persistence/protocols.ts';

interface Held {
  state: BallotState;
  candidates: Guid[];
  voters: Guid[];
}

@Injectable()
export class KeepBallots {
  constructor(private readonly work: JudgingWork) {}

  /** Failures ballotRuns (one at a time), ballotNobody (no judges), markWithdrawn. */
  async open(
    scope: Scope,
    { title, competitionProgramItemGuids }: BodyOf<typeof GrandPrixOpen>,
  ): Promise<{ guid: Guid }> {
    const guid = newGuid();
    const candidates = [...new Set(competitionProgramItemGuids)];
    await this.work.exclusive(scope, async (tx, event) => {
      const { competition } = event;
      const items = await judgedItems(tx, event, candidates);
      if ([...items.values()].some(({ isWithdrawn }) => isWithdrawn)) throw new Failure('markWithdrawn');
      if (candidates.length < 2) throw new Failure('badRequest', { field: 'competitionProgramItemGuids' });
      const running = await tx.query(
        `select 1 from judging.ballot where competition_guid = $1 and state <> 'Released'`,
        [competition],
      );
      if (running.length > 0) throw new Failure('ballotRuns');
      const judges = await tx.query<{ guid: Guid }>(
        'select guid from jury.v_judge where competition_guid = $1 and removed_at is null order by position, guid',
        [competition],
      );
      if (judges.length === 0) throw new Failure('ballotNobody');
      const voters = judges.map((judge) => judge.guid);
      await BALLOT.insert(tx, {
        guid,
        competitionGuid: competition,
        title,
        candidates,
        voters,
        actor: actorName(scope.actor),
      });
      tx.emit(competition, 'ballot.changed', {});
    });
    return { guid };
  }

  /** The state that it has already is answered again. Failure ballotState. */
  async change(scope: Scope, guid: Guid, to: BallotState): Promise<void> {
    await this.work.exclusive(scope, async (tx, event) => {
      const { state } = await held(tx, event, guid);
      if (state === to) return;
      if (!mayBecome(state, to)) throw new Failure('ballotState');
      await tx.query(
        `update judging.ballot
            set state = $2, released_at = case when $2 = 'Released' then now() end,
                released_by = case when $2 = 'Released' then $3::text end
          where guid = $1`,
        [guid, to, actorName(scope.actor)],
      );
      tx.emit(event.competition, 'ballot.changed', {});
    });
  }

  /** Failure ballotState: what was released stays. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    await this.work.exclusive(scope, async (tx, event) => {
      const { state } = await held(tx, event, guid);
      if (state === 'Released') throw new Failure('ballotState');
      await BALLOT.delete(tx, { guid });
      tx.emit(event.competition, 'ballot.changed', {});
    });
  }

  /** Again as often as he likes while it is open. Failures forbidden, ballotState, ballotCandidate. */
  async vote(scope: Scope, guid: Guid, item: Guid | null): Promise<void> {
    const { actor } = scope;
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    await this.work.exclusive(scope, async (tx, event) => {
      const { state, candidates, voters } = await held(tx, event, guid);
      if (!voters.includes(actor.judge)) throw new Failure('forbidden');
      if (state !== 'Open') throw new Failure('ballotState');
      if (item !== null && !candidates.includes(item)) throw new Failure('ballotCandidate');
      await tx.query(
        `insert into judging.ballot_vote (ballot_guid, judge_guid, item_guid) values ($1, $2, $3)
         on conflict (ballot_guid, judge_guid) do update set item_guid = excluded.item_guid`,
        [guid, actor.judge, item],
      );
      tx.emit(event.competition, 'ballot.changed', {});
    });
  }
}

async function held(tx: Transaction, { competition }: EventScope, guid: Guid): Promise<Held> {
  const [row] = await tx.query<Held>(
    'select state, candidates, voters from judging.ballot where guid = $1 and competition_guid = $2 for update',
    [guid, competition],
  );
  if (!row) throw new Failure('notFound');
  return row;
}
