// Discounts: a member asks with a document, the organizer grants; the price is counted anew in the same transaction.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, DiscountChangeStatus, DiscountCreate, DiscountView, QueryOf } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, Database, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { discountsOfAccounts } from '../ledger/account-reading.ts';
import { Accounts } from '../ledger/accounts.ts';
import { actorNames } from '../ledger/actor-names.ts';
import { ACCOUNT, DISCOUNT, type DiscountRow } from '../ledger/ledger-tables.ts';
import { audit } from '../ledger/post.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { Cheques } from '../payments/cheques.ts';
import { memberOf, refuseWithdrawn } from '../payments/payment-targets.ts';
import { fileOf } from '../payments/payment-views.ts';

@Injectable()
export class KeepDiscounts {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly cheques: Cheques,
  ) {}

  of(scope: Scope, application: Guid): Promise<DiscountView[]> {
    const { competition } = eventOf(scope);
    const isDesk = memberOf(scope) === null;
    return this.database.snapshot(async (reader) => {
      const rows = await discountsOfAccounts(reader, competition, [application]);
      const account = await ACCOUNT.find(reader, { applicationGuid: application });
      const names = await actorNames(reader, rows.flatMap(({ author, decidedBy }) => [author, decidedBy])); // prettier-ignore
      const taken = account?.derivation.discounts ?? [];
      return rows.map((row) => ({
        ...{ guid: row.guid, percentBp: row.percentBp, amount: row.amount, reason: row.reason, status: row.status },
        taken: row.status === 'Granted' ? (taken.find(({ reason }) => reason === row.reason)?.amount ?? 0) : 0,
        ...{ file: fileOf(row), byMember: row.byMember, createdAt: row.createdAt.toISOString() },
        ...{ author: isDesk || row.byMember ? names(row.author) : '', decidedBy: isDesk ? names(row.decidedBy) : '' },
        ...{ decidedAt: row.decidedAt?.toISOString() ?? null, decision: row.decision },
      }));
    });
  }

  /** Failures percentOrAmount, discountPending, notSubscribed, those of cheques. */
  create(scope: Scope, sent: QueryOf<typeof DiscountCreate>, request: FastifyRequest): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    const { applicationGuid, percentBp, amount, reason, isProposed, discountGuid: guid = newGuid() } = sent;
    if ((percentBp === undefined) === (amount === undefined)) throw new Failure('percentOrAmount', { field: 'amount' });
    const actor = actorName(scope.actor);
    const byMember = memberOf(scope) !== null;
    return this.cheques.received(request, { isRequired: false }, async (file) => {
      const { result } = await this.work.run({ scope }, async (tx) => {
        const [account] = await this.accounts.held(tx, competition, [applicationGuid], { actor, reason });
        const known = await DISCOUNT.find(tx, { guid });
        // A repeat is the same discount; somebody else’s guid is refused.
        if (known && (known.applicationGuid !== applicationGuid || known.author !== actor))
          throw new Failure('notFound');
        if (known) return { guid };
        refuseWithdrawn([account!]);
        if (byMember) await refusePending(tx, applicationGuid);
        const isGranted = !byMember && !isProposed;
        await DISCOUNT.insert(tx, {
          ...{
            guid,
            competitionGuid: competition,
            applicationGuid,
            percentBp,
            amount,
            reason,
            byMember,
            author: actor,
          },
          ...{ status: isGranted ? 'Granted' : 'Proposed', ...(await this.cheques.keep(tx, competition, file)) },
          ...(isGranted ? { decidedBy: actor, decidedAt: new Date() } : {}),
        });
        if (isGranted) await this.accounts.counted(tx, account!, { actor, reason: `Скидка: ${reason}` });
        const deed = isGranted ? 'granted' : 'proposed';
        await this.told(tx, { competition, applicationGuid, guid, deed, actor, reason, after: { percentBp, amount } });
        return { guid };
      });
      return result;
    });
  }

  /** What stands so already is answered as it is. Failures discountTransition, reasonMissing of a refusal. */
  async decide(
    scope: Scope,
    guid: Guid,
    { status, reason }: BodyOf<typeof DiscountChangeStatus>,
  ): Promise<AnswerOf<typeof DiscountChangeStatus>> {
    const { competition } = eventOf(scope);
    const actor = actorName(scope.actor);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const { row, account } = await this.held(tx, competition, guid, actor);
      if (row.status === status) return { status, total: account.postedTotal };
      if (status === 'Proposed' || (row.status === 'Declined' && status !== 'Granted'))
        throw new Failure('discountTransition');
      if (status === 'Declined' && reason === '') throw new Failure('reasonMissing', { field: 'reason' });
      refuseWithdrawn([account]);
      await DISCOUNT.update(tx, { guid }, { status, decision: reason, decidedBy: actor, decidedAt: new Date() });
      const why = status === 'Granted' ? `Скидка: ${row.reason}` : `Скидка снята: ${row.reason}`;
      const difference = await this.accounts.counted(tx, account, { actor, reason: why });
      const deed = status === 'Granted' ? 'granted' : 'declined';
      const { applicationGuid } = row;
      await this.told(tx, { competition, applicationGuid, guid, deed, actor, reason, after: { difference } });
      return { status, total: account.postedTotal + difference };
    });
    return result;
  }

  /** One that takes nothing off. Failure discountTransition. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    const actor = actorName(scope.actor);
    await this.work.run({ scope }, async (tx) => {
      const { row } = await this.held(tx, competition, guid, actor);
      if (row.status === 'Granted') throw new Failure('discountTransition');
      await DISCOUNT.delete(tx, { guid });
      const { applicationGuid, reason } = row;
      await this.told(tx, { competition, applicationGuid, guid, deed: 'deleted', actor, reason });
    });
  }

  private async held(tx: Transaction, competition: Guid, guid: Guid, actor: string) {
    const known = await DISCOUNT.find(tx, { guid, competitionGuid: competition });
    if (!known) throw new Failure('notFound');
    const [account] = await this.accounts.held(tx, competition, [known.applicationGuid], {
      actor,
      reason: known.reason,
    });
    const [row] = await tx.query<DiscountRow>(
      `select ${DISCOUNT.select('d')} from finance.discount d where d.guid = $1 for update`,
      [guid],
    );
    if (!row) throw new Failure('notFound');
    return { row, account: account! };
  }

  private async told(
    tx: Transaction,
    { applicationGuid: application, ...said }: { competition: Guid; applicationGuid: Guid; guid: Guid; deed: string; actor: string; reason: string; after?: unknown }, // prettier-ignore
  ): Promise<void> {
    await audit(tx, { ...said, application, thing: 'discount' });
    const members = await membersOf(tx, [application]);
    await tellMoney(tx, { competition: said.competition, applications: [application], members });
  }
}

async function refusePending(tx: Transaction, application: Guid): Promise<void> {
  const [waiting] = await tx.query(
    `select from finance.discount where application_guid = $1 and status = 'Proposed' and by_member`,
    [application],
  );
  if (waiting) throw new Failure('discountPending');
}
