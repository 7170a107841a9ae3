// Sponsors of an application: who they are and what share they have promised. What they have paid only money says.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  ApplicationSponsorChangeStatus,
  ApplicationSponsorCreate,
  ApplicationSponsorUpdate,
  BodyOf,
  SponsorView,
} from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, Database, UnitOfWork, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { factsOfAccounts } from '../ledger/account-reading.ts';
import { Accounts } from '../ledger/accounts.ts';
import { actorNames } from '../ledger/actor-names.ts';
import { SPONSOR, type AccountRow, type SponsorRow } from '../ledger/ledger-tables.ts';
import { audit } from '../ledger/post.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { memberOf, refuseWithdrawn } from '../payments/payment-targets.ts';
import { sponsorRequisite } from './sponsor-requisite.ts';
import { paidOf, shareOf, type Sums } from './sponsor-sums.ts';

type Status = BodyOf<typeof ApplicationSponsorChangeStatus>['status'];

@Injectable()
export class KeepSponsors {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
  ) {}

  of(scope: Scope, application: Guid | undefined): Promise<SponsorView[]> {
    const { competition } = eventOf(scope);
    const member = memberOf(scope);
    return this.database.snapshot(async (reader) => {
      const rows = await reader.query<
        SponsorRow & { number: number | null; total: number | null; roundTo: number | null }
      >(
        `select ${SPONSOR.select('s')}, h.number, a.posted_total as total, (a.rules ->> 'roundTo')::int as "roundTo"
           from finance.sponsor s join applications.v_application_head h on h.guid = s.application_guid
           left join finance.account a on a.application_guid = s.application_guid
          where s.competition_guid = $1 and ($2::uuid is null or s.application_guid = $2)
            and ($3::uuid is null or h.member_guid = $3)
          order by h.number nulls last, s.created_at, s.guid`,
        [competition, application ?? null, member],
      );
      const names = await actorNames(reader, rows.flatMap(({ author, decidedBy }) => [author, decidedBy])); // prettier-ignore
      const paid = await paidOf(reader, rows.map(({ guid }) => guid)); // prettier-ignore
      return rows.map((row) => ({
        ...{ guid: row.guid, applicationGuid: row.applicationGuid, applicationNumber: row.number, title: row.title },
        ...{ requisite: row.requisite as SponsorView['requisite'], percentBp: row.percentBp, amount: row.amount },
        ...{ share: shareOf(row, row.total ?? 0, row.roundTo ?? 1), paid: paid.get(row.guid) ?? 0, status: row.status },
        ...{ byMember: row.byMember, createdAt: row.createdAt.toISOString() },
        author: member === null || row.byMember ? names(row.author) : '',
        ...{ decidedBy: member === null ? names(row.decidedBy) : '', decidedAt: row.decidedAt?.toISOString() ?? null },
        decision: row.decision,
      }));
    });
  }

  /** A member's waits to be accepted, an organizer's is. Failures percentOrAmount, sponsorSumTooLarge, notSubscribed, notFound. */
  async create(
    scope: Scope,
    { applicationGuid, requisite: typed, requisiteGuid, ...sums }: BodyOf<typeof ApplicationSponsorCreate>,
  ) {
    const { competition } = eventOf(scope);
    refuseSums(sums);
    const actor = actorName(scope.actor);
    const byMember = memberOf(scope) !== null;
    const { result } = await this.work.run({ scope }, async (tx) => {
      const requisite = await sponsorRequisite(tx, applicationGuid, typed, requisiteGuid);
      const [account] = await this.accounts.held(tx, competition, [applicationGuid], {
        actor,
        reason: requisite.title,
      });
      refuseWithdrawn([account!]);
      const guid = newGuid();
      await SPONSOR.insert(tx, {
        ...{ guid, competitionGuid: competition, applicationGuid, title: requisite.title, requisite, ...sums },
        requisiteGuid: requisiteGuid ?? null,
        ...{ status: byMember ? 'Proposed' : 'Accepted', byMember, author: actor },
        ...(byMember ? {} : { decidedBy: actor, decidedAt: new Date() }),
      });
      await refuseShares(tx, account!);
      await this.told(tx, competition, applicationGuid, guid, byMember ? 'proposed' : 'accepted', actor, sums);
      return { guid };
    });
    return result;
  }

  /** A member's until it is accepted, an organizer's until money has come. Failures sponsorTransition, sponsorHasPayments. */
  async update(
    scope: Scope,
    { applicationSponsorGuid: guid, requisite, ...sums }: BodyOf<typeof ApplicationSponsorUpdate>,
  ): Promise<void> {
    const { competition } = eventOf(scope);
    refuseSums(sums);
    const actor = actorName(scope.actor);
    await this.work.run({ scope }, async (tx) => {
      const { row, account } = await this.changeable(tx, scope, competition, guid);
      await SPONSOR.update(tx, { guid }, { requisite, title: requisite.title, ...sums });
      await refuseShares(tx, account);
      await this.told(tx, competition, row.applicationGuid, guid, 'changed', actor, sums);
    });
  }

  async delete(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const { row } = await this.changeable(tx, scope, competition, guid);
      await SPONSOR.delete(tx, { guid });
      await this.told(tx, competition, row.applicationGuid, guid, 'deleted', actorName(scope.actor), null);
    });
  }

  /** Failures sponsorNotPaid, sponsorTransition, sponsorSumTooLarge, sponsorHasPayments, reasonMissing of a refusal. */
  async decide(scope: Scope, guid: Guid, status: Status, reason: string): Promise<{ status: Status }> {
    const { competition } = eventOf(scope);
    const actor = actorName(scope.actor);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const { row, account } = await this.held(tx, competition, guid, actor);
      if (row.status === status) return { status };
      if (status === 'Paid') throw new Failure('sponsorNotPaid');
      if (status === 'Proposed' || row.status === 'Paid') throw new Failure('sponsorTransition');
      if (status === 'Declined' && reason === '') throw new Failure('reasonMissing', { field: 'reason' });
      if (status === 'Declined') await refusePaid(tx, guid);
      refuseWithdrawn([account]);
      await SPONSOR.update(tx, { guid }, { status, decision: reason, decidedBy: actor, decidedAt: new Date() });
      await refuseShares(tx, account);
      await this.told(tx, competition, row.applicationGuid, guid, status.toLowerCase(), actor, { reason });
      return { status };
    });
    return result;
  }

  private async changeable(tx: Transaction, scope: Scope, competition: Guid, guid: Guid) {
    const held = await this.held(tx, competition, guid, actorName(scope.actor));
    if (memberOf(scope) !== null && held.row.status !== 'Proposed') throw new Failure('sponsorTransition');
    await refusePaid(tx, guid);
    return held;
  }

  private async held(tx: Transaction, competition: Guid, guid: Guid, actor: string) {
    const known = await SPONSOR.find(tx, { guid, competitionGuid: competition });
    if (!known) throw new Failure('notFound');
    const [account] = await this.accounts.held(tx, competition, [known.applicationGuid], {
      actor,
      reason: known.title,
    });
    const [row] = await tx.query<SponsorRow>(
      `select ${SPONSOR.select('s')} from finance.sponsor s where s.guid = $1 for update`,
      [guid],
    );
    if (!row) throw new Failure('notFound');
    return { row, account: account! };
  }

  private async told(
    tx: Transaction,
    competition: Guid,
    application: Guid,
    guid: Guid,
    deed: string,
    actor: string,
    after: unknown,
  ): Promise<void> {
    await audit(tx, { competition, application, thing: 'sponsor', guid, deed, after, actor });
    await tellMoney(tx, { competition, applications: [application], members: await membersOf(tx, [application]) });
  }
}

function refuseSums({ percentBp, amount }: Sums): void {
  if ((percentBp === null) === (amount === null)) throw new Failure('percentOrAmount', { field: 'amount' });
}

/** Accepted shares together are at most what participation costs. */
async function refuseShares(tx: Transaction, { applicationGuid, competitionGuid, postedTotal, rules }: AccountRow) {
  const { sponsors } = (await factsOfAccounts(tx, competitionGuid, [applicationGuid]))({
    applicationGuid,
    planGuid: null,
  });
  const shares = sponsors
    .filter(({ status }) => status === 'Accepted' || status === 'Paid')
    .map(({ percentBp = null, amount = null }) => shareOf({ percentBp, amount }, postedTotal, rules.roundTo));
  if (shares.reduce((sum, one) => sum + one, 0) > postedTotal)
    throw new Failure('sponsorSumTooLarge', { field: 'amount' });
}

async function refusePaid(tx: Reader, guid: Guid): Promise<void> {
  const [paid] = await tx.query('select from finance.allocation where sponsor_guid = $1 limit 1', [guid]);
  if (paid) throw new Failure('sponsorHasPayments');
}
