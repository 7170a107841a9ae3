import { Injectable } from '@nestjs/common';
import type { AwardSettingUpdate, BodyOf } from '@rampa/contract';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { AwardSettingEntity } from '../persistence/award-setting.entity.ts';
import { refuseUnreadable } from '../rules/award-contrast.ts';
import { neighboursAfter, rangesOf } from '../rules/award-ranges.ts';
import { loadRules } from '../rules/event-rules.ts';
import { moveNeighbours, placedIn, refuseSet, replaced } from '../writing/award-sets.ts';

@Injectable()
export class UpdateAwardSetting {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  /** The neighbours' boundaries follow. Written results keep their titles until «Пересчитать звания». */
  async run(scope: Scope, body: BodyOf<typeof AwardSettingUpdate>): Promise<void> {
    const { awardSettingGuid: guid, title, color, order } = body;
    const fields = { title, color, order, ...rangesOf(body) };
    refuseUnreadable(color);
    await this.work.exclusive(scope, async (tx, { competition }) => {
      const rules = await loadRules(tx, competition);
      const { set, setting, others } = placedIn(rules, guid);
      const moved = neighboursAfter(setting, fields, others);
      const settings = [{ ...setting, ...fields }, ...replaced(others, moved)];
      await refuseSet(tx, this.nominations, competition, rules, set, { settings });
      await tx.manager.update(AwardSettingEntity, { guid, competitionGuid: competition }, fields);
      await moveNeighbours(tx, moved);
      tx.emit(competition, 'awards.changed', { award: guid });
    });
  }
}
