import { Injectable } from '@nestjs/common';
import type { BodyOf, PointUpdate } from '@rampa/contract';
import { serves } from '@rampa/jury/domain';
import { Failure } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { CriterionEntity } from '../persistence/criterion.entity.ts';
import { SetupVetoes } from '../ports/setup-vetoes.ts';
import { WrittenResults } from '../ports/written-results.ts';
import { refuseBadCriterion } from '../rules/criterion-faults.ts';

type Counting = Pick<CriterionEntity, 'min' | 'max' | 'step' | 'weight' | 'isRequired' | 'nominations'>;

@Injectable()
export class UpdatePoint {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
    private readonly vetoes: SetupVetoes,
    private readonly written: WrittenResults,
  ) {}

  async run(
    scope: Scope,
    { pointGuid: guid, nominations: given, ...fields }: BodyOf<typeof PointUpdate>,
  ): Promise<void> {
    const next = { ...fields, nominations: [...new Set(given)] };
    await this.work.exclusive(scope, async (tx, event) => {
      const before = await tx.manager.findOneBy(CriterionEntity, { guid, competitionGuid: event.competition });
      if (!before) throw new Failure('notFound');
      await this.nominations.assertKnown(tx, event.organizer, next.nominations, 'nominations');
      refuseBadCriterion({ ...fields, guid, nominationGuids: next.nominations });
      if (countsOtherwise(before, next)) {
        await this.written.refuseUnderClosed(
          tx,
          event,
          (nomination) => serves(before.nominations, nomination) || serves(next.nominations, nomination),
        );
        await this.vetoes.ask((veto) => veto.criterionChanges(tx, event, guid, next));
      }
      await tx.manager.update(CriterionEntity, { guid, competitionGuid: event.competition }, next);
      tx.emit(event.competition, 'criteria.changed', { criterion: guid });
    });
  }
}

function countsOtherwise(before: Counting, next: Counting): boolean {
  const { min, max, step, weight, isRequired } = before;
  const same = min === next.min && max === next.max && step === next.step && weight === next.weight;
  const sameNominations =
    before.nominations.length === next.nominations.length &&
    before.nominations.every((guid) => next.nominations.includes(guid));
  return !same || isRequired !== next.isRequired || !sameNominations;
}
