import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { RequisiteVetoes } from '../ports/requisite-vetoes.ts';
import { ownOf } from '../requisites/requisite-owner.ts';
import { RESTORE_DAYS } from './erase-requisites.ts';

@Injectable()
export class DeleteRequisite {
  constructor(
    private readonly work: UnitOfWork,
    private readonly vetoes: RequisiteVetoes,
  ) {}

  /** Marks it as deleted, so that it can be restored. */
  async run(scope: Scope, guid: Guid): Promise<void> {
    const { ownerType, owner } = ownOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const gone = await tx.query(
        `update finance.requisite set deleted_at = now()
         where guid = $1 and owner_type = $2 and owner_guid = $3 and deleted_at is null returning guid`,
        [guid, ownerType, owner],
      );
      if (gone.length === 0) throw new Failure('notFound');
      await this.vetoes.ask(tx, guid);
    });
  }

  /** Allowed within RESTORE_DAYS. A second press of «Вернуть» changes nothing and is no error. */
  async undo(scope: Scope, guid: Guid): Promise<void> {
    const { ownerType, owner } = ownOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const found = await tx.query(
        `update finance.requisite set deleted_at = null
         where guid = $1 and owner_type = $2 and owner_guid = $3
           and (deleted_at is null or deleted_at > now() - make_interval(days => $4)) returning guid`,
        [guid, ownerType, owner, RESTORE_DAYS],
      );
      if (found.length === 0) throw new Failure('notFound');
    });
  }
}
