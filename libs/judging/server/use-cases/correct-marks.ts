import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolSavingByCompetitionProtocol } from '@rampa/contract';
import { actorName, type Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { MarkCorrections } from '../writing/mark-corrections.ts';

@Injectable()
export class CorrectMarks {
  constructor(
    private readonly work: JudgingWork,
    private readonly corrections: MarkCorrections,
  ) {}

  /** Works while the protocol is open or locked; a locked group's results are rewritten in the same transaction. */
  async run(
    scope: Scope,
    { marks }: BodyOf<typeof VotingProtocolSavingByCompetitionProtocol>,
  ): Promise<{ revision: number }> {
    const worked = await this.work.exclusive(scope, (tx, event) =>
      this.corrections.write(
        tx,
        event,
        actorName(scope.actor),
        marks.map(({ competitionProgramItemGuid, competitionJudgeGuid, pointGuid, value, reason }) => ({
          item: competitionProgramItemGuid,
          judge: competitionJudgeGuid,
          criterion: pointGuid,
          value,
          reason,
        })),
      ),
    );
    return { revision: worked.heads.find(({ stream }) => stream === scope.competition)!.revision };
  }
}
