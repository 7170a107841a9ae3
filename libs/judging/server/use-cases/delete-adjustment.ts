import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { AdjustmentEntity } from '../persistence/adjustment.entity.ts';
import { judgedItems, refuseStates } from '../persistence/protocols.ts';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class DeleteAdjustment {
  constructor(
    private readonly work: JudgingWork,
    private readonly results: ResultsWriter,
  ) {}

  async run(scope: Scope, guid: Guid): Promise<void> {
    await this.work.exclusive(scope, async (tx, event) => {
      const { competition } = event;
      const adjustment = await tx.manager.findOneBy(AdjustmentEntity, { guid, competitionGuid: competition });
      if (!adjustment) throw new Failure('notFound');
      const { itemGuid, kind, amount, reason } = adjustment;
      const item = (await judgedItems(tx, event, [itemGuid])).get(itemGuid)!;
      refuseStates([item], ['Draft', 'Open', 'Locked']);
      await tx.manager.delete(AdjustmentEntity, { guid, competitionGuid: competition });
      const removed = { kind, amount, reason };
      tx.emit(competition, 'adjustments.changed', { program: item.program, item: itemGuid, removed });
      if (item.state === 'Locked') {
        await this.results.settle(tx, competition, { items: [itemGuid] }, { whole: true, confirmed: 'refuse' });
      }
    });
  }
}
