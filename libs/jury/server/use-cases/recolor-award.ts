import { Injectable } from '@nestjs/common';
import type { AwardSettingReColoring, BodyOf } from '@rampa/contract';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { AWARD_SETTING } from '../persistence/jury-tables.ts';
import { WrittenResults } from '../ports/written-results.ts';
import { refuseUnreadable } from '../rules/award-contrast.ts';

@Injectable()
export class RecolorAward {
  constructor(
    private readonly work: JudgingWork,
    private readonly written: WrittenResults,
  ) {}

  /** A colour is no part of the result, so written results take it at once. */
  async run(scope: Scope, { awardSettingGuid: guid, color }: BodyOf<typeof AwardSettingReColoring>): Promise<void> {
    refuseUnreadable(color);
    await this.work.plain(scope, async (tx, event) => {
      const { competition } = event;
      await AWARD_SETTING.update(tx, { guid, competitionGuid: competition }, { color });
      await this.written.recolor(tx, event, guid, color);
      tx.emit(competition, 'awards.changed', { award: guid, color });
    });
  }
}
