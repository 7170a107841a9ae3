// What follows for papers: who has left is asked for nothing any more, and a requisite that a paper names stays. Both
// processes load it, because a person is forgotten by the worker.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationFollowers } from '@rampa/applications/server';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { RequisiteVetoes } from '../ports/requisite-vetoes.ts';

@Injectable()
export class FollowPapers implements OnModuleInit {
  constructor(
    private readonly followers: ApplicationFollowers,
    private readonly vetoes: RequisiteVetoes,
  ) {}

  onModuleInit(): void {
    this.vetoes.register(vetoed);
    this.followers.register(async (tx, _scope, { application, before, after }) => {
      if (before === 'Subscribed' && after !== 'Subscribed') await annul(tx, application);
    });
  }
}

/** Failure requisiteInContract. */
async function vetoed(reader: Reader, requisite: Guid): Promise<void> {
  const [named] = await reader.query(
    `select from finance.document where (payee_requisite_guid = $1 or payer_requisite_guid = $1)
        and type in ('contract', 'invoice', 'act') and status = 'Issued' limit 1`,
    [requisite],
  );
  if (named) throw new Failure('requisiteInContract');
}

async function annul(tx: Transaction, application: Guid): Promise<void> {
  await tx.query(
    `update finance.document set status = 'Annulled'
      where application_guid = $1 and type in ('invoice', 'receipt') and status = 'Issued'`,
    [application],
  );
}
