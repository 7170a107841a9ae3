import { Injectable } from '@nestjs/common';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class RecalculateAwards {
  constructor(
    private readonly work: JudgingWork,
    private readonly results: ResultsWriter,
  ) {}

  /**
   * Rewrites the results of closed groups by the present titles. An approved result stays until its protocol is
   * withdrawn.
   */
  async run(scope: Scope): Promise<{ recalculated: number }> {
    const worked = await this.work.exclusive(scope, async (tx, { competition }) => {
      const closed = await tx.query<{ program: string }>(
        `select program_guid as program from judging.protocol where competition_guid = $1 and state = 'Locked'`,
        [competition],
      );
      const programs = closed.map(({ program }) => program);
      const { written } = await this.results.settle(tx, competition, { programs }, { whole: true, confirmed: 'skip' });
      return written;
    });
    return { recalculated: worked.result };
  }
}
