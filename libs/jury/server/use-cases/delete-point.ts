import { Injectable } from '@nestjs/common';
import { serves } from '@rampa/jury/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { CriterionEntity } from '../persistence/criterion.entity.ts';
import { SetupVetoes } from '../ports/setup-vetoes.ts';
import { WrittenResults } from '../ports/written-results.ts';
import { loadRules } from '../rules/event-rules.ts';
import { refuseDeciding } from '../writing/deciding-criteria.ts';

@Injectable()
export class DeletePoint {
  constructor(
    private readonly work: JudgingWork,
    private readonly vetoes: SetupVetoes,
    private readonly written: WrittenResults,
  ) {}

  async run(scope: Scope, guid: Guid): Promise<void> {
    await this.work.taking(scope, async (tx, event) => {
      const criterion = await tx.manager.findOneBy(CriterionEntity, { guid, competitionGuid: event.competition });
      if (!criterion) throw new Failure('notFound');
      await this.vetoes.ask((veto) => veto.criterionGoes(tx, criterion));
      await this.written.refuseUnderClosed(tx, event, (nomination) => serves(criterion.nominations, nomination));
      const { schemes } = await loadRules(tx, event.competition);
      refuseDeciding([criterion], schemes);
      await tx.manager.delete(CriterionEntity, { guid, competitionGuid: event.competition });
      tx.emit(event.competition, 'criteria.changed', { criterion: guid, removed: true });
    });
  }
}
