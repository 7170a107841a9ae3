import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionDisplaySettingUpdate } from '@rampa/contract';
import { sql, UnitOfWork, type Scope } from '@rampa/platform/server';
import { DISPLAY_SETTING } from '../persistence/display-table.ts';
import { refuseColours } from './refuse-colours.ts';
import { keepOpened, OpenedResults } from './opened-results.ts';

@Injectable()
export class UpdateDisplay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly openedResults: OpenedResults,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof CompetitionDisplaySettingUpdate>): Promise<void> {
    refuseColours(body);
    const event = eventOf(scope);
    const { competitionDisplaySettingGuid: guid, programGuid, ...fields } = body;
    const opened = await this.openedResults.before(event.competition, [guid], fields.reveal);
    await this.work.run({ scope }, async (tx) => {
      const key = { guid, competitionGuid: event.competition };
      await keepOpened(tx, guid, opened);
      // A frozen picture stays until it is released; the new title is shown after that.
      const isNew = { version: sql('version + 1'), changedAt: sql('now()') };
      await DISPLAY_SETTING.update(tx, key, { ...fields, programGuid: programGuid ?? null, ...isNew });
      tx.emit(event.competition, 'display.changed', { display: guid });
    });
  }
}
