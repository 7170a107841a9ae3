import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { DisplaySettingEntity } from '../persistence/display-setting.entity.ts';

@Injectable()
export class DeleteDisplay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  /** Its key means nothing from now on: open screens are told so and go dark. */
  async run(scope: Scope, display: Guid): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, event);
      await tx.manager.delete(DisplaySettingEntity, { guid: display, competitionGuid: event.competition });
      tx.emit(event.competition, 'display.changed', { display });
    });
  }
}
