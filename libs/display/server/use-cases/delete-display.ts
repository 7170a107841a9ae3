import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { actorName, Files, UnitOfWork, type Scope } from '@rampa/platform/server';
import { DisplaySettingEntity } from '../persistence/display-setting.entity.ts';

@Injectable()
export class DeleteDisplay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly files: Files,
  ) {}

  /** Its key means nothing from now on: open screens are told so and go dark. */
  async run(scope: Scope, display: Guid): Promise<void> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, event);
      const where = { guid: display, competitionGuid: event.competition };
      const found = await tx.manager.findOneBy(DisplaySettingEntity, where);
      await tx.manager.delete(DisplaySettingEntity, where);
      tx.emit(event.competition, 'display.changed', { display });
      return this.files.remove(tx, [found?.logoGuid ?? null, found?.backgroundGuid ?? null]);
    });
    await this.files.sweep(result);
  }
}
