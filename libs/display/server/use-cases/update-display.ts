import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionDisplaySettingUpdate } from '@rampa/contract';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { DisplaySettingEntity } from '../persistence/display-setting.entity.ts';
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
      const changes = { ...fields, programGuid: programGuid ?? null };
      await keepOpened(tx, guid, opened);
      await tx.manager.update(DisplaySettingEntity, { guid, competitionGuid: event.competition }, changes);
      await tx.query(
        // A frozen picture stays until it is released; the new title is shown after that.
        'update display.setting set version = version + 1, changed_at = now() where guid = $1',
        [guid],
      );
      tx.emit(event.competition, 'display.changed', { display: guid });
    });
  }
}
