// An event goes into its organizer's bin, and comes back from it.

import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import { BIN_DAYS } from '@rampa/competitions/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { streamsOf, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { DeletionVetoes } from '../ports/deletion-vetoes.ts';

@Injectable()
export class DeleteFestival {
  constructor(
    private readonly work: UnitOfWork,
    private readonly vetoes: DeletionVetoes,
    private readonly links: FastLinks,
  ) {}

  /** Marks and applications wait meanwhile. Failures of the rooms to which people have given something. */
  async run(scope: Scope): Promise<void> {
    const { organizer, competition } = eventOf(scope);
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await this.vetoes.ask(tx, competition);
      await tx.query('update competitions.competition set deleted_at = now() where guid = $1 and deleted_at is null', [
        competition,
      ]);
      await this.links.endJudges(tx, competition);
      tell(tx, organizer, competition);
    });
  }

  /** Failure notFound for what is not in the bin any more. */
  async restore(scope: Scope, competition: Guid): Promise<void> {
    const { organizer } = scope;
    if (!organizer) throw new Failure('forbidden');
    await this.work.run({ scope }, async (tx) => {
      const rows = await tx.query(
        `with back as (
           update competitions.competition set deleted_at = null
            where guid = $1 and organizer_guid = $2 and deleted_at > now() - make_interval(days => $3)
            returning guid)
         select guid from back`,
        [competition, organizer, BIN_DAYS],
      );
      if (rows.length === 0) throw new Failure('notFound');
      tell(tx, organizer, competition);
    });
  }
}

/** Every open view of the event is asked again who may see it. */
function tell(tx: Transaction, organizer: Guid, competition: Guid): void {
  for (const stream of [organizer, competition]) tx.emit(stream, 'competition.changed', { competition });
  for (const stream of streamsOf(competition)) tx.emit(stream, 'access.changed', { competition });
}
