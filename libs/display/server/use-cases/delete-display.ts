import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { Files, UnitOfWork, type Scope } from '@rampa/platform/server';
import { DisplaySettingEntity } from '../persistence/display-setting.entity.ts';

@Injectable()
export class DeleteDisplay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Its key is invalid from now on: open screens are told and go dark. */
  async run(scope: Scope, display: Guid): Promise<void> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const where = { guid: display, competitionGuid: event.competition };
      const found = await tx.manager.findOneBy(DisplaySettingEntity, where);
      await tx.manager.delete(DisplaySettingEntity, where);
      tx.emit(event.competition, 'display.changed', { display });
      return this.files.remove(tx, [found?.logoGuid ?? null, found?.backgroundGuid ?? null]);
    });
    await this.files.sweep(result);
  }
}
