import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, CompetitionProgramItemSetActivity } from '@rampa/contract';
import { Failure, type Activity, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { takenText, type SeenStage } from '@rampa/program/domain';
import { setActivity } from '../persistence/activity.ts';
import { ItemEntity } from '../persistence/item.entity.ts';
import { lockItem, lockProgram } from '../persistence/items.ts';
import { keepStep } from '../persistence/steps.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

type Answer = AnswerOf<typeof CompetitionProgramItemSetActivity>;

@Injectable()
export class SetActivity {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
  ) {}

  /**
   * One item of a program is on stage: calling the next one makes the previous one Done. Of two concurrent presses the
   * later one is refused when the stage has changed. The lock is the one of the marks, because a mark asks whether its
   * item has been on stage.
   */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof CompetitionProgramItemSetActivity>): Promise<Answer> {
    const event = eventOf(scope);
    const { competition } = event;
    const { competitionProgramItemGuid: guid, activity } = body;
    const options = { scope, lock: { competition, mode: 'exclusive' as const } };
    const worked = await this.work.run(options, async (tx) => {
      await lockProgram(tx, event, program);
      const item = await lockItem(tx, program, guid);
      this.refuseForeignToStage(item);
      const previous = item.activity;
      if (body.seen) await this.refuseTaken(tx, item, activity, body.seen);
      if (previous === activity) return { previous, activity };
      // Skipped performances leave the ranking, on which a closed protocol depends.
      if ([previous, activity].includes('Skipped')) await this.states.assertCompositionOpen(tx, program);
      const now = new Date();
      const ended = activity === 'OnStage' ? await this.leaveStage(tx, competition, program, now) : null;
      await setActivity(tx, competition, item, activity, now);
      if (activity === 'Skipped') await this.composition.follow(tx, competition);
      await keepStep(tx, program, { itemGuid: guid, activity, previous, endedGuid: ended }, scope.actor);
      return { previous, activity };
    });
    return worked.result;
  }

  private refuseForeignToStage({ kind, isWithdrawn }: ItemEntity): void {
    if (kind !== 'performance') throw new Failure('itemNotPerformance');
    if (isWithdrawn) {
      throw new Failure('itemNotPerformance', {
        message: 'Выступление снято. Верните его в программу, чтобы вызвать.',
      });
    }
  }

  private async refuseTaken(tx: Transaction, item: ItemEntity, asked: Activity, seen: SeenStage): Promise<void> {
    // Only a call to the stage ends the performance that is there; for other steps it does not matter who is.
    const onStage =
      asked === 'OnStage'
        ? await tx.manager.findOneBy(ItemEntity, { programGuid: item.programGuid, activity: 'OnStage' })
        : null;
    const message = takenText(item, asked, onStage, seen);
    if (message !== null) throw new Failure('stepTaken', { message });
  }

  private async leaveStage(tx: Transaction, competition: Guid, program: Guid, now: Date): Promise<Guid | null> {
    const onStage = await tx.manager.findOneBy(ItemEntity, { programGuid: program, activity: 'OnStage' });
    if (onStage) await setActivity(tx, competition, onStage, 'Done', now);
    return onStage?.guid ?? null;
  }
}
