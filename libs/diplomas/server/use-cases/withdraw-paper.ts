// A paper is withdrawn, and given its force back while nobody has another one instead.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { PAPER, type PaperRow } from '../persistence/template-tables.ts';

@Injectable()
export class WithdrawPaper {
  constructor(private readonly work: UnitOfWork) {}

  /** A second time keeps the first day. Failure notFound. */
  async withdraw(scope: Scope, guid: Guid, reason: string): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const paper = await held(tx, eventOf(scope).competition, guid);
      if (paper.withdrawnAt === null) await PAPER.update(tx, { guid }, { withdrawnAt: sql('now()'), reason });
    });
  }

  /** Failures notFound, paperReplaced. */
  async reinstate(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const { competition } = eventOf(scope);
      // Whoever prints at the same time holds the counter: either his number or this paper is in force, never both.
      await tx.query('select from diplomas.counter where competition_guid = $1 for update', [competition]);
      const paper = await held(tx, competition, guid);
      if (paper.withdrawnAt === null) return;
      const [other] = await tx.query(
        `select guid from diplomas.paper where document_guid = $1 and record_key = $2 and withdrawn_at is null`,
        [paper.documentGuid, paper.recordKey],
      );
      if (other)
        throw new Failure('paperReplaced', {
          message: 'Вместо этой бумаги уже выпущена другая: прежняя силу не вернёт.',
        });
      await PAPER.update(tx, { guid }, { withdrawnAt: null, reason: '' });
    });
  }
}

async function held(tx: Transaction, competition: Guid, guid: Guid): Promise<PaperRow> {
  const [paper] = await tx.query<PaperRow>(
    `select ${PAPER.select('p')} from diplomas.paper p where p.guid = $1 and p.competition_guid = $2 for update`,
    [guid, competition],
  );
  if (!paper) throw new Failure('notFound');
  return paper;
}
