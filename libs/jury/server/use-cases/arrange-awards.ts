import { Injectable } from '@nestjs/common';
import type { AwardSettingArrange, BodyOf } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { loadRules } from '../rules/event-rules.ts';
import { refuseSet } from '../writing/award-sets.ts';

@Injectable()
export class ArrangeAwards {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  /**
   * The first title that fits is given, so the order counts. Titles that are not named follow in their former order.
   * Throws Failure badRequest for another set's title.
   */
  async run(scope: Scope, { awardGroupGuid, awardSettingGuids }: BodyOf<typeof AwardSettingArrange>): Promise<void> {
    await this.work.exclusive(scope, async (tx, { competition }) => {
      const rules = await loadRules(tx, competition);
      const set = rules.sets.find(({ guid }) => guid === awardGroupGuid);
      if (!set) throw new Failure('notFound');
      const known = new Set(set.settings.map(({ guid }) => guid));
      if (awardSettingGuids.some((guid) => !known.has(guid)))
        throw new Failure('badRequest', { field: 'awardSettingGuids' });
      const place = ({ guid }: { guid: Guid }) => {
        const at = awardSettingGuids.indexOf(guid);
        return at < 0 ? awardSettingGuids.length : at;
      };
      const settings = set.settings
        .toSorted((left, right) => place(left) - place(right))
        .map((setting, order) => ({ ...setting, order }));
      await refuseSet(tx, this.nominations, competition, rules, set, { settings });
      const moved = await tx.query<{ guid: Guid }>(
        `update judging.award_setting s set position = o.at::integer - 1
           from unnest($2::uuid[]) with ordinality o (guid, at)
          where s.guid = o.guid and s.award_group_guid = $1 and s.position <> o.at::integer - 1 returning s.guid`,
        [set.guid, settings.map(({ guid }) => guid)],
      );
      for (const { guid } of moved) tx.emit(competition, 'awards.changed', { award: guid });
    });
  }
}
