// Whose requisites papers name from now on: of the organizer for an event, of the payer for an application. What was
// issued keeps its copy.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid, type LegalForm } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { ACCOUNT } from '../ledger/ledger-tables.ts';
import { audit } from '../ledger/post.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
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

  /** Of the application's member, his own or made for him. Failures notSubscribed, notFound. */
  async ofApplication(scope: Scope, application: Guid, requisite: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    const actor = actorName(scope.actor);
    await this.work.run({ scope }, async (tx) => {
      const [account] = await tx.query<{ before: Guid | null; member: Guid | null }>(
        `select a.payer_requisite_guid as before, h.member_guid as member from finance.account a
           join applications.v_application_head h on h.guid = a.application_guid
          where a.application_guid = $1 and a.competition_guid = $2 for update of a`,
        [application, competition],
      );
      if (!account) throw new Failure('notSubscribed');
      const asker = memberOf(scope);
      const [row] = await tx.query<{ type: LegalForm }>(
        `select type from finance.requisite where guid = $1 and owner_guid = $2 and owner_type = 'Member' and deleted_at is null`,
        [requisite, account.member],
      );
      if (!row || (asker !== null && asker !== account.member)) throw new Failure('notFound');
      await ACCOUNT.update(
        tx,
        { applicationGuid: application },
        { payerRequisiteGuid: requisite, payerType: row.type },
      );
      // The next one names the new payer.
      await tx.query(
        `update finance.document set status = 'Superseded'
          where application_guid = $1 and type in ('invoice', 'receipt') and status = 'Issued' and sponsor_guid is null`,
        [application],
      );
      const [before, after] = [{ requisite: account.before }, { requisite }];
      await audit(tx, {
        competition,
        application,
        thing: 'account',
        guid: application,
        deed: 'payer',
        before,
        after,
        actor,
      });
      await tellMoney(tx, { competition, applications: [application], members: await membersOf(tx, [application]) });
    });
  }
}
