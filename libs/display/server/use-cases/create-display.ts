import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionDisplaySettingCreate } from '@rampa/contract';
import { newGuid, newSecret, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { DISPLAY_SETTING } from '../persistence/display-table.ts';
import { refuseColours } from './refuse-colours.ts';

@Injectable()
export class CreateDisplay {
  constructor(private readonly work: UnitOfWork) {}

  async run(scope: Scope, body: BodyOf<typeof CompetitionDisplaySettingCreate>): Promise<{ guid: Guid; key: string }> {
    refuseColours(body);
    const event = eventOf(scope);
    const guid = newGuid();
    const key = newSecret();
    await this.work.run({ scope }, async (tx) => {
      await DISPLAY_SETTING.insert(tx, {
        ...body,
        ...{ guid, key, competitionGuid: event.competition, programGuid: body.programGuid ?? null },
      });
      tx.emit(event.competition, 'display.changed', { display: guid });
    });
    return { guid, key };
  }
}
