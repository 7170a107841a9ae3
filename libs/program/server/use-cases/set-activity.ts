import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, CompetitionProgramItemSetActivity } from '@rampa/contract';
import { Failure, type Activity, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { afterActivity, takenText, type SeenStage } from '@rampa/program/domain';
import { ItemEntity } from '../persistence/item.entity.ts';
import { lockItem, lockProgram } from '../persistence/items.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

type Answer = AnswerOf<typeof CompetitionProgramItemSetActivity>;

@Injectable()
export class SetActivity {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly states: ProtocolStates,
  ) {}

  /**
   * One item of a program is on stage: calling the next one makes the one before it Done. Two operators pressing at
   * once come one after the other, and the later one is refused when the stage is no longer as he saw it. The lock is
   * the marks' own, because a mark asks whether its item has been on stage.
   */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof CompetitionProgramItemSetActivity>): Promise<Answer> {
    const event = eventOf(scope);
    const { competition } = event;
    const { competitionProgramItemGuid: guid, activity } = body;
    const options = { actor: actorName(scope.actor), lock: { competition, mode: 'exclusive' as const } };
    const worked = await this.work.run(options, async (tx) => {
      await this.competitions.assertWritable(tx, event);
      await lockProgram(tx, event, program);
      const item = await lockItem(tx, program, guid);
      this.refuseForeignToStage(item);
      const previous = item.activity;
      if (body.seen) await this.refuseTaken(tx, item, activity, body.seen);
      if (previous === activity) return { previous, activity };
      // Skipped performances leave the ranking: a closed protocol rests on who is in it.
      if ([previous, activity].includes('Skipped')) await this.states.assertCompositionOpen(tx, program);
      const now = new Date();
      if (activity === 'OnStage') await this.leaveStage(tx, competition, program, now);
      await this.move(tx, competition, item, activity, now);
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
    // Only a call to the stage also ends whoever is there: for the other steps he may be anybody.
    const onStage =
      asked === 'OnStage'
        ? await tx.manager.findOneBy(ItemEntity, { programGuid: item.programGuid, activity: 'OnStage' })
        : null;
    const message = takenText(item, asked, onStage, seen);
    if (message !== null) throw new Failure('stepTaken', { message });
  }

  private async leaveStage(tx: Transaction, competition: Guid, program: Guid, now: Date): Promise<void> {
    const onStage = await tx.manager.findBy(ItemEntity, { programGuid: program, activity: 'OnStage' });
    for (const item of onStage) await this.move(tx, competition, item, 'Done', now);
  }

  private async move(
    tx: Transaction,
    competition: Guid,
    item: ItemEntity,
    activity: Activity,
    now: Date,
  ): Promise<void> {
    const { guid, programGuid: program, activity: previous } = item;
    // What waits again is planned with the rest, whatever a recount had kept for it.
    const plan = activity === 'Waiting' || activity === 'Ready' ? { plannedAt: null } : {};
    await tx.manager.update(ItemEntity, { guid }, { activity, ...afterActivity(item, activity, now), ...plan });
    tx.emit(competition, 'item.activity', { program, item: guid, activity, previous });
  }
}
