import { Injectable } from '@nestjs/common';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionDisplaySettingGetByCompetition } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { displayPath } from '../display-address.ts';
import { DisplaySettingEntity } from '../persistence/display-setting.entity.ts';

@Injectable()
export class ListDisplays {
  constructor(
    private readonly database: Database,
    private readonly addresses: PublicAddress,
  ) {}

  async run(scope: Scope, request: Addressed): Promise<AnswerOf<typeof CompetitionDisplaySettingGetByCompetition>> {
    const settings = await this.database.source.manager.find(DisplaySettingEntity, {
      where: { competitionGuid: eventOf(scope).competition },
      order: { guid: 'ASC' },
    });
    return settings.map(({ guid, key, title, programGuid, scene, reveal, showJudgeMarks, accent }) => ({
      guid,
      key,
      url: this.addresses.urlOf(displayPath(key), request),
      title,
      programGuid,
      scene,
      reveal,
      showJudgeMarks,
      accent,
    }));
  }
}
