import { Injectable } from '@nestjs/common';
import type { BodyOf, PointCreate } from '@rampa/contract';
import { serves } from '@rampa/jury/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { CriterionEntity } from '../persistence/criterion.entity.ts';
import { WrittenResults } from '../ports/written-results.ts';
import { refuseBadCriterion, refuseManyCriteria } from '../rules/criterion-faults.ts';
import { loadRules } from '../rules/event-rules.ts';

@Injectable()
export class CreatePoint {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
    private readonly written: WrittenResults,
  ) {}

  async run(scope: Scope, { nominations: given, ...fields }: BodyOf<typeof PointCreate>): Promise<{ guid: Guid }> {
    const guid = newGuid();
    const nominations = [...new Set(given)];
    await this.work.exclusive(scope, async (tx, event) => {
      await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominations');
      refuseBadCriterion({ ...fields, guid, nominationGuids: nominations });
      refuseManyCriteria((await loadRules(tx, event.competition)).criteria.length);
      await this.written.refuseUnderClosed(tx, event, (nomination) => serves(nominations, nomination));
      await tx.manager.insert(CriterionEntity, { ...fields, guid, competitionGuid: event.competition, nominations });
      tx.emit(event.competition, 'criteria.changed', { criterion: guid });
    });
    return { guid };
  }
}
