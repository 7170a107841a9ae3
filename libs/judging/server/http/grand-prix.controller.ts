// Calls of the closed vote for the absolute Гран-при.

import { Controller } from '@nestjs/common';
import {
  GrandPrixChangeState,
  GrandPrixDelete,
  GrandPrixGetByCompetition,
  GrandPrixGetCandidates,
  GrandPrixGetForJudge,
  GrandPrixOpen,
  GrandPrixVote,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { BallotReads } from '../queries/ballot-reads.ts';
import { KeepBallots } from '../use-cases/keep-ballots.ts';

@Controller()
export class GrandPrixController {
  constructor(
    private readonly reads: BallotReads,
    private readonly ballots: KeepBallots,
  ) {}

  @Call(GrandPrixGetByCompetition)
  ofEvent(@Input() given: Given<typeof GrandPrixGetByCompetition>) {
    return this.reads.ofEvent(given.scope);
  }

  @Call(GrandPrixGetCandidates)
  candidates(@Input() given: Given<typeof GrandPrixGetCandidates>) {
    return this.reads.candidates(given.scope);
  }

  @Call(GrandPrixOpen)
  open(@Input() given: Given<typeof GrandPrixOpen>) {
    return this.ballots.open(given.scope, given.body);
  }

  @Call(GrandPrixChangeState)
  change(@Input() given: Given<typeof GrandPrixChangeState>) {
    return this.ballots.change(given.scope, given.query.ballotGuid, given.body.state);
  }

  @Call(GrandPrixDelete)
  delete(@Input() given: Given<typeof GrandPrixDelete>) {
    return this.ballots.delete(given.scope, given.query.ballotGuid);
  }

  @Call(GrandPrixGetForJudge)
  forJudge(@Input() given: Given<typeof GrandPrixGetForJudge>) {
    return this.reads.forJudge(given.scope);
  }

  @Call(GrandPrixVote)
  vote(@Input() given: Given<typeof GrandPrixVote>) {
    return this.ballots.vote(given.scope, given.query.ballotGuid, given.body.competitionProgramItemGuid);
  }
}
