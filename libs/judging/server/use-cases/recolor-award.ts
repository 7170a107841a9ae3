import { Injectable } from '@nestjs/common';
import type { AwardSettingReColoring, BodyOf } from '@rampa/contract';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { AwardSettingEntity } from '../persistence/award-setting.entity.ts';
import { refuseUnreadable } from '../scoring/award-contrast.ts';

@Injectable()
export class RecolorAward {
  constructor(private readonly work: JudgingWork) {}

  /** A colour is no part of the result: written ones take it at once. */
  async run(scope: Scope, { awardSettingGuid: guid, color }: BodyOf<typeof AwardSettingReColoring>): Promise<void> {
    refuseUnreadable(color);
    await this.work.plain(scope, async (tx, { competition }) => {
      await tx.manager.update(AwardSettingEntity, { guid, competitionGuid: competition }, { color });
      await tx.query(
        'update judging.result set award_color = $2 where competition_guid = $3 and award_setting_guid = $1',
        [guid, color, competition],
      );
      tx.emit(competition, 'awards.changed', { award: guid, color });
    });
  }
}
