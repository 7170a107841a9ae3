import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemReorder } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { ItemEntity } from '../persistence/item.entity.ts';
import { lockItem, lockProgram } from '../persistence/items.ts';
import { keyAt } from '../persistence/order-keys.ts';

@Injectable()
export class ReorderItem {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  async run(scope: Scope, program: Guid, body: BodyOf<typeof CompetitionProgramItemReorder>): Promise<void> {
    const event = eventOf(scope);
    const guid = body.competitionProgramItemGuid;
    await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, event);
      await lockProgram(tx, event, program);
      await lockItem(tx, program, guid);
      await tx.manager.update(ItemEntity, { guid }, { orderKey: await keyAt(tx, program, body.toIndex, guid) });
      tx.emit(event.competition, 'items.changed', { program, items: [guid] });
    });
  }
}
