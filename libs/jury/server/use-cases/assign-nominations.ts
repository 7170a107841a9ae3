import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { JUDGE } from '../persistence/jury-tables.ts';
import { SetupVetoes } from '../ports/setup-vetoes.ts';

@Injectable()
export class AssignNominations {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
    private readonly vetoes: SetupVetoes,
  ) {}

  /** An empty list means every nomination. A nomination in which the judge gave marks cannot be taken from him. */
  async run(scope: Scope, judge: Guid, given: readonly Guid[]): Promise<void> {
    const nominations = [...new Set(given)];
    await this.work.exclusive(scope, async (tx, event) => {
      await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominationGuids');
      await this.vetoes.ask((veto) => veto.judgeLeaves(tx, event, judge, nominations));
      await JUDGE.update(tx, { guid: judge, competitionGuid: event.competition }, { nominations });
      tx.emit(event.competition, 'judges.changed', { judge, nominations });
    });
  }
}
