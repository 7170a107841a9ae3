import { Injectable } from '@nestjs/common';
import type { AwardGroupUpdate, BodyOf } from '@rampa/contract';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { AWARD_GROUP } from '../persistence/jury-tables.ts';
import { loadRules } from '../rules/event-rules.ts';
import { refuseSet, refuseSharedNominations } from '../writing/award-sets.ts';
import { fillSet } from '../writing/filled-set.ts';

@Injectable()
export class UpdateAwardGroup {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  /** A nomination with another scale is accepted too: the fault is a warning until the lock. */
  async run(scope: Scope, body: BodyOf<typeof AwardGroupUpdate>): Promise<void> {
    const { awardGroupGuid: guid, title } = body;
    const nominations = [...new Set(body.nominations)];
    await this.work.exclusive(scope, async (tx, event) => {
      await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominations');
      await refuseSharedNominations(tx, event, guid, nominations);
      const rules = await loadRules(tx, event.competition);
      const set = rules.sets.find((one) => one.guid === guid);
      if (set) await refuseSet(tx, this.nominations, event.competition, rules, set, { nominations });
      await AWARD_GROUP.update(tx, { guid, competitionGuid: event.competition }, { title, nominations });
      if (set) await fillSet(tx, this.nominations, event, guid, body.settings);
      tx.emit(event.competition, 'awards.changed', { group: guid });
    });
  }
}
