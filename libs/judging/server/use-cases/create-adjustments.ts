import { Injectable } from '@nestjs/common';
import type { AdjustmentCreateRange, BodyOf } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, type Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { AdjustmentEntity } from '../persistence/adjustment.entity.ts';
import { judgedItems, refuseStates } from '../persistence/protocols.ts';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class CreateAdjustments {
  constructor(
    private readonly work: JudgingWork,
    private readonly results: ResultsWriter,
  ) {}

  /** Technical points may be known before the program opens; once it is confirmed, nothing is added. */
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
      await tx.manager.insert(
        AdjustmentEntity,
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
