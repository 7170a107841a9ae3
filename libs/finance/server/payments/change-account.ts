// What the desk decides about an account besides payments: its plan, and what is kept of who leaves.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, ScheduleRetentionAddRetentionToApplication } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { factsOfAccounts, standingOfAccount } from '../ledger/account-reading.ts';
import { Accounts, postRetention } from '../ledger/accounts.ts';
import { ACCOUNT, RETENTION } from '../ledger/ledger-tables.ts';
import { audit } from '../ledger/post.ts';
import { toldWithdrawal } from '../ledger/told-withdrawal.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { ChangedLetters } from './changed-letters.ts';
import type { UrlOf } from './money-letters.ts';
import { dayIn } from '@rampa/finance/domain';

type Added = AnswerOf<typeof ScheduleRetentionAddRetentionToApplication>;

@Injectable()
export class ChangeAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly moneys: EventMoneys,
    private readonly letters: ChangedLetters,
  ) {}

  /** Stages are live: debts move at once. Failure notSubscribed. */
  async plan(scope: Scope, application: Guid, planGuid: Guid | null, urlOf: UrlOf): Promise<void> {
    const { competition } = eventOf(scope);
    const actor = actorName(scope.actor);
    await this.work.run({ scope }, async (tx) => {
      const reason = 'Другой график оплаты';
      const [row] = await this.accounts.held(tx, competition, [application], { actor, reason });
      if (row!.planGuid === planGuid) return;
      const former = (await factsOfAccounts(tx, competition, [application]))(row!).plan;
      await ACCOUNT.update(tx, { applicationGuid: application }, { planGuid });
      await this.letters.dates(tx, competition, [application], { former, change: newGuid(), urlOf });
      const [before, after] = [{ plan: row!.planGuid }, { plan: planGuid }];
      await audit(tx, { competition, application, thing: 'account', guid: application, deed: 'plan', before, after, reason, actor }); // prettier-ignore
      await tellMoney(tx, { competition, applications: [application], members: await membersOf(tx, [application]) });
    });
  }

  /** Failures retentionExists, retentionTooLarge, notSubscribed; of a live application without `amount`: badRequest. */
  async retain(
    scope: Scope,
    application: Guid,
    { amount, documentedCosts, reason }: BodyOf<typeof ScheduleRetentionAddRetentionToApplication>,
  ): Promise<Added> {
    const { competition } = eventOf(scope);
    const actor = actorName(scope.actor);
    const { result } = await this.work.run({ scope }, async (tx): Promise<Added> => {
      const [row] = await this.accounts.held(tx, competition, [application], { actor, reason });
      const account = row!;
      const [alive] = await tx.query(
        'select from finance.retention where application_guid = $1 and taken_back_at is null',
        [application],
      );
      if (alive) throw new Failure('retentionExists');
      const { rules } = await this.moneys.of(tx, competition);
      const facts = (await factsOfAccounts(tx, competition, [application]))(account);
      const head = { ...account, total: account.derivation.total };
      const { paid } = standingOfAccount(head, facts, dayIn(new Date(), rules.timeZone), rules.timeZone);
      const isWithdrawn = account.withdrawnAt !== null;
      if (!isWithdrawn && amount === undefined) throw new Failure('badRequest', { field: 'amount' });
      const withdrawal = isWithdrawn ? { at: account.withdrawnAt!.toISOString(), documentedCosts } : null;
      const counted = withdrawal && (await this.accounts.derived(tx, account, { withdrawal })).withdrawal;
      const kept = isWithdrawn ? (counted?.retained ?? 0) : amount!;
      if (kept > paid) throw new Failure('retentionTooLarge', { field: 'amount', customData: { paid } });
      const guid = newGuid();
      const kind = isWithdrawn ? ('withdrawn' as const) : ('part' as const);
      await RETENTION.insert(tx, {
        ...{ guid, applicationGuid: application, competitionGuid: competition, kind, amount: kept },
        ...{ documentedCosts, reason, author: actor },
      });
      if (kept > 0) await postRetention(tx, { competition, application, amount: kept, actor, reason });
      await audit(tx, { competition, application, thing: 'retention', guid, deed: 'retained', after: { amount: kept, documentedCosts }, reason, actor }); // prettier-ignore
      await tellMoney(tx, { competition, applications: [application], members: await membersOf(tx, [application]) });
      const isConsumer = account.payerType === 0 && kept > (documentedCosts ?? 0);
      return {
        guid,
        amount: kept,
        refund: isWithdrawn ? paid - kept : 0,
        warning: isConsumer ? 'consumerCosts' : null,
        withdrawal: counted && (await toldWithdrawal(tx, counted)),
      };
    });
    return result;
  }

  /** Failure retentionAbsent. */
  async release(scope: Scope, application: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    const actor = actorName(scope.actor);
    await this.work.run({ scope }, async (tx) => {
      const reason = 'Удержание снято';
      await this.accounts.held(tx, competition, [application], { actor, reason });
      const [taken] = await tx.query<{ guid: Guid; amount: number }>(
        `update finance.retention set taken_back_at = now(), taken_back_by = $2
          where application_guid = $1 and taken_back_at is null returning guid, amount`,
        [application, actor],
      );
      if (!taken) throw new Failure('retentionAbsent');
      if (taken.amount > 0) await postRetention(tx, { competition, application, amount: -taken.amount, actor, reason });
      await audit(tx, { competition, application, thing: 'retention', guid: taken.guid, deed: 'released', before: { amount: taken.amount }, reason, actor }); // prettier-ignore
      await tellMoney(tx, { competition, applications: [application], members: await membersOf(tx, [application]) });
    });
  }
}
