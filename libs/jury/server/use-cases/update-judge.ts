import { Injectable } from '@nestjs/common';
import type { BodyOf, CompetitionJudgeUpdate } from '@rampa/contract';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { JudgeEntity } from '../persistence/judge.entity.ts';

@Injectable()
export class UpdateJudge {
  constructor(private readonly work: JudgingWork) {}

  /** Exclusive, because the chair's marks may break ties. */
  async run(
    scope: Scope,
    { competitionJudgeGuid: guid, ...fields }: BodyOf<typeof CompetitionJudgeUpdate>,
  ): Promise<void> {
    await this.work.exclusive(scope, async (tx, { competition }) => {
      await tx.manager.update(JudgeEntity, { guid, competitionGuid: competition }, fields);
      tx.emit(competition, 'judges.changed', { judge: guid });
    });
  }
}
