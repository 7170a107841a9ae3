import { Injectable } from '@nestjs/common';
import type { AdjustmentCreateRange, BodyOf } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, type Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { ADJUSTMENT } from '../persistence/adjustment-table.ts';
import { judgedItems, refuseStates } from '../persistence/protocols.ts';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class CreateAdjustments {
  constructor(
    private readonly work: JudgingWork,
    private readonly results: ResultsWriter,
  ) {}

  /** Adjustments may be given before the program opens, but none after its approval. */
  async run(
    scope: Scope,
    program: Guid,
    { adjustments }: BodyOf<typeof AdjustmentCreateRange>,
  ): Promise<{ guids: Guid[] }> {
    const rows = adjustments.map(({ competitionProgramItemGuid, kind, amount, reason }) => ({
      guid: newGuid(),
      itemGuid: competitionProgramItemGuid,
      kind,
      amount,
      reason,
      actor: actorName(scope.actor),
    }));
    await this.work.exclusive(scope, async (tx, event) => {
      const { competition } = event;
      const items = await judgedItems(tx, event, [...new Set(rows.map(({ itemGuid }) => itemGuid))]);
      if ([...items.values()].some((item) => item.program !== program)) throw new Failure('notFound');
      refuseStates(items.values(), ['Draft', 'Open', 'Locked']);
      await ADJUSTMENT.insertAll(
        tx,
        rows.map((row) => ({ ...row, competitionGuid: competition })),
      );
      tx.emit(competition, 'adjustments.changed', { program, items: [...items.keys()] });
      if ([...items.values()][0]!.state === 'Locked') {
        await this.results.settle(tx, competition, { items: [...items.keys()] }, { whole: true, confirmed: 'refuse' });
      }
    });
    return { guids: rows.map(({ guid }) => guid) };
  }
}
