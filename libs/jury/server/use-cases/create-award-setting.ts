import { Injectable } from '@nestjs/common';
import type { AwardSettingCreate, AwardSettingView, BodyOf } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { AwardSettingEntity } from '../persistence/award-setting.entity.ts';
import { refuseUnreadable } from '../rules/award-contrast.ts';
import { rangesOf } from '../rules/award-ranges.ts';
import { loadRules } from '../rules/event-rules.ts';
import { refuseSet } from '../writing/award-sets.ts';

@Injectable()
export class CreateAwardSetting {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof AwardSettingCreate>): Promise<{ guid: Guid }> {
    const { awardGroupGuid, title, color, order } = body;
    const setting: AwardSettingView = { guid: newGuid(), awardGroupGuid, title, color, order, ...rangesOf(body) };
    refuseUnreadable(color);
    await this.work.exclusive(scope, async (tx, { competition }) => {
      const rules = await loadRules(tx, competition);
      const set = rules.sets.find(({ guid }) => guid === awardGroupGuid);
      if (!set) throw new Failure('notFound');
      await refuseSet(tx, this.nominations, competition, rules, set, { settings: [...set.settings, setting] });
      await tx.manager.insert(AwardSettingEntity, { ...setting, competitionGuid: competition });
      tx.emit(competition, 'awards.changed', { award: setting.guid });
    });
    return { guid: setting.guid };
  }
}
