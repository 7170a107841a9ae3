import { Injectable } from '@nestjs/common';
import { serves } from '@rampa/judging/domain';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { CriterionEntity } from '../persistence/criterion.entity.ts';
import { refuseUnderClosed } from '../persistence/protocols.ts';
import { loadRules } from '../scoring/event-rules.ts';
import { refuseDeciding } from '../writing/deciding-criteria.ts';

@Injectable()
export class DeletePoint {
  constructor(private readonly work: JudgingWork) {}

  async run(scope: Scope, guid: Guid): Promise<void> {
    await this.work.taking(scope, async (tx, event) => {
      const criterion = await tx.manager.findOneBy(CriterionEntity, { guid, competitionGuid: event.competition });
      if (!criterion) throw new Failure('notFound');
      const [marked] = await tx.query(
        'select 1 from judging.mark where criterion_guid = $1 and value is not null limit 1',
        [guid],
      );
      if (marked) {
        const message = `Удалить нельзя: по критерию ${inQuotes(criterion.title)} уже поставлены оценки.`;
        throw new Failure('hasMarks', { message });
      }
      await refuseUnderClosed(tx, event, (nomination) => serves(criterion.nominations, nomination));
      const { schemes } = await loadRules(tx, event.competition);
      refuseDeciding([criterion], schemes);
      await tx.manager.delete(CriterionEntity, { guid, competitionGuid: event.competition });
      tx.emit(event.competition, 'criteria.changed', { criterion: guid, removed: true });
    });
  }
}
