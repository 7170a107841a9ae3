import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { Files, UnitOfWork, type Scope } from '@rampa/platform/server';
import type { DisplaySettingRow } from '../persistence/display-table.ts';

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
      const [found] = await tx.query<Pick<DisplaySettingRow, 'logoGuid' | 'backgroundGuid'>>(
        `delete from display.setting where guid = $1 and competition_guid = $2
         returning logo_guid as "logoGuid", background_guid as "backgroundGuid"`,
        [display, event.competition],
      );
      tx.emit(event.competition, 'display.changed', { display });
      return this.files.remove(tx, [found?.logoGuid ?? null, found?.backgroundGuid ?? null]);
    });
    await this.files.sweep(result);
  }
}
