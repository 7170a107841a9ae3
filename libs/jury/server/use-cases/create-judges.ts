import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import type { BodyOf, CompetitionJudgeCreateRange } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { JUDGE } from '../persistence/jury-tables.ts';

@Injectable()
export class CreateJudges {
  constructor(
    private readonly work: JudgingWork,
    private readonly links: FastLinks,
  ) {}

  /** Appends the judges in the given order; each rates every nomination and gets a link. */
  async run(scope: Scope, { judges }: BodyOf<typeof CompetitionJudgeCreateRange>): Promise<{ guids: Guid[] }> {
    const made = judges.map((judge) => ({ ...judge, guid: newGuid() }));
    await this.work.exclusive(scope, async (tx, { competition }) => {
      const [last] = await tx.query<{ next: number }>(
        'select coalesce(max(position), 0) + 1 as next from judging.judge where competition_guid = $1',
        [competition],
      );
      await JUDGE.insertAll(
        tx,
        made.map((judge, index) => ({
          ...judge,
          competitionGuid: competition,
          nominations: [],
          position: last!.next + index,
        })),
      );
      for (const { guid, fullName: name } of made) {
        await this.links.createFor(tx, { competition, role: 'judge', judge: guid, name });
        tx.emit(competition, 'judges.changed', { judge: guid });
      }
    });
    return { guids: made.map(({ guid }) => guid) };
  }
}
