import { Injectable } from '@nestjs/common';
import type { BodyOf, CompetitionJudgeCreate } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { JUDGE } from '../persistence/jury-tables.ts';

@Injectable()
export class CreateJudge {
  constructor(private readonly work: JudgingWork) {}

  /** The judge comes last in the order and rates every nomination until that is changed. */
  async run(scope: Scope, body: BodyOf<typeof CompetitionJudgeCreate>): Promise<{ guid: Guid }> {
    const guid = newGuid();
    await this.work.exclusive(scope, async (tx, { competition }) => {
      const [last] = await tx.query<{ next: number }>(
        'select coalesce(max(position), 0) + 1 as next from judging.judge where competition_guid = $1',
        [competition],
      );
      await JUDGE.insert(tx, {
        ...body,
        guid,
        competitionGuid: competition,
        nominations: [],
        position: last!.next,
      });
      tx.emit(competition, 'judges.changed', { judge: guid });
    });
    return { guid };
  }
}
