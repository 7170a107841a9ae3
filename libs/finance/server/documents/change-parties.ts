// Whose requisites papers name from now on: of the organizer for an event, of the payer for an application. What was
// issued keeps its copy.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid, type LegalForm } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { choosePayer, holdPayer } from '../ledger/chosen-payers.ts';
import { ACCOUNT } from '../ledger/ledger-tables.ts';
import { audit } from '../ledger/post.ts';
import { tellMoney } from '../ledger/tell-money.ts';
import { memberOf } from '../payments/payment-targets.ts';

@Injectable()
export class ChangeParties {
  constructor(private readonly work: UnitOfWork) {}

  /** Failures notFound, requisiteOfPerson. */
  async ofEvent(scope: Scope, requisite: Guid): Promise<void> {
    const { competition, organizer } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const [row] = await tx.query<{ type: LegalForm }>(
        `select type from finance.requisite
          where guid = $1 and owner_guid = $2 and owner_type = 'Organizer' and deleted_at is null for share`,
        [requisite, organizer],
      );
      if (!row) throw new Failure('notFound');
      if (row.type === 0) throw new Failure('requisiteOfPerson');
      await tx.query(
        `insert into finance.payee (competition_guid, requisite_guid) values ($1, $2)
         on conflict (competition_guid) do update set requisite_guid = $2, updated_at = now()`,
        [competition, requisite],
      );
    });
  }

  /**
   * Of the application's member, his own or made for him; before the sending too: the account begins with him. Failure
   * notFound.
   */
  async ofApplication(scope: Scope, application: Guid, requisite: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await holdPayer(tx, application);
      const [head] = await tx.query<{ member: Guid | null }>(
        'select member_guid as member from applications.v_application_head where guid = $1 and competition_guid = $2',
        [application, competition],
      );
      const asker = memberOf(scope);
      const [row] = await tx.query<{ type: LegalForm }>(
        `select type from finance.requisite where guid = $1 and owner_guid = $2 and owner_type = 'Member' and deleted_at is null`,
        [requisite, head?.member ?? null],
      );
      if (!head || !row || (asker !== null && asker !== head.member)) throw new Failure('notFound');
      const [account] = await tx.query<{ before: Guid | null }>(
        'select payer_requisite_guid as before from finance.account where application_guid = $1 for update',
        [application],
      );
      if (account) await this.replace(tx, scope, { application, requisite, type: row.type, before: account.before });
      else
        await choosePayer(tx, { applicationGuid: application, competitionGuid: competition, requisiteGuid: requisite });
      await tellMoney(tx, { competition, applications: [application], members: [head.member] });
    });
  }

  private async replace(
    tx: Transaction,
    scope: Scope,
    {
      application,
      requisite,
      type,
      before,
    }: { application: Guid; requisite: Guid; type: LegalForm; before: Guid | null },
  ): Promise<void> {
    const { competition } = eventOf(scope);
    await ACCOUNT.update(tx, { applicationGuid: application }, { payerRequisiteGuid: requisite, payerType: type });
    // The next one names the new payer.
    await tx.query(
      `update finance.document set status = 'Superseded'
        where application_guid = $1 and type in ('invoice', 'receipt') and status = 'Issued' and sponsor_guid is null`,
      [application],
    );
    await audit(tx, {
      ...{ competition, application, thing: 'account', guid: application, deed: 'payer' },
      ...{ before: { requisite: before }, after: { requisite }, actor: actorName(scope.actor) },
    });
  }
}
