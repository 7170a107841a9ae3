import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { notLastText } from '@rampa/program/domain';
import { setActivity } from '../persistence/activity.ts';
import { ItemEntity } from '../persistence/item.entity.ts';
import { lockItem, lockProgram } from '../persistence/items.ts';
import { forgetStep, lastStep, type KeptStep } from '../persistence/steps.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class UndoStep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
  ) {}

  /**
   * Undoes the last step of the stage, whoever made it; the performance that it ended returns. Any other step is
   * refused with the name of the last one (stepTaken), so that a press meant for another step undoes nothing.
   */
  async run(scope: Scope, program: Guid, stepGuid: Guid): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    const options = { scope, lock: { competition, mode: 'exclusive' as const } };
    await this.work.run(options, async (tx) => {
      await lockProgram(tx, event, program);
      const { step, item } = await this.lastOf(tx, program, stepGuid);
      if ([step.activity, step.previous].includes('Skipped')) await this.states.assertCompositionOpen(tx, program);
      const now = new Date();
      await setActivity(tx, competition, item, step.previous, now);
      if (step.previous === 'Skipped') await this.composition.follow(tx, competition);
      if (step.endedGuid) await this.bringBack(tx, competition, step.endedGuid, now);
      await forgetStep(tx, step.guid);
    });
  }

  private async lastOf(tx: Transaction, program: Guid, asked: Guid): Promise<{ step: KeptStep; item: ItemEntity }> {
    const step = await lastStep(tx, program);
    if (!step) throw new Failure('stepTaken', { message: notLastText(null) });
    const item = await lockItem(tx, program, step.itemGuid);
    const stands = item.activity === step.activity && !item.isWithdrawn;
    if (!stands) throw new Failure('stepTaken', { message: notLastText(null) });
    if (step.guid !== asked) {
      throw new Failure('stepTaken', { message: notLastText({ item, activity: step.activity }) });
    }
    return { step, item };
  }

  /** Unless it was withdrawn since. */
  private async bringBack(tx: Transaction, competition: Guid, guid: Guid, now: Date): Promise<void> {
    const item = await tx.manager.findOneBy(ItemEntity, { guid });
    if (item?.activity === 'Done' && !item.isWithdrawn) await setActivity(tx, competition, item, 'OnStage', now);
  }
}
