import { Injectable } from '@nestjs/common';
import type { BodyOf, CompetitionJudgeUpdate } from '@rampa/contract';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { JUDGE } from '../persistence/jury-tables.ts';

@Injectable()
export class UpdateJudge {
  constructor(private readonly work: JudgingWork) {}

  /** Takes the exclusive lock, because the chair's marks may break ties. */
  async run(
    scope: Scope,
    { competitionJudgeGuid: guid, ...fields }: BodyOf<typeof CompetitionJudgeUpdate>,
  ): Promise<void> {
    await this.work.exclusive(scope, async (tx, { competition }) => {
      await JUDGE.update(tx, { guid, competitionGuid: competition }, fields);
      tx.emit(competition, 'judges.changed', { judge: guid });
    });
  }
}
