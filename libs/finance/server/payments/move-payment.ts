// What every deed with a payment has in common: all that it touches is held in one order, its entries are posted, what
// follows from the money is counted, and both sides are told.

import { Injectable } from '@nestjs/common';
import { dayIn, percentOf, type LedgerEntry } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Transaction } from '@rampa/platform/server';
import { factsOfAccounts } from '../ledger/account-reading.ts';
import { Accounts, type Moved } from '../ledger/accounts.ts';
import type { AccountRow, SponsorRow } from '../ledger/ledger-tables.ts';
import { SPONSOR } from '../ledger/ledger-tables.ts';
import { audit, post } from '../ledger/post.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { acceptByPayment } from '../offers/accepted-offers.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { moved, paymentsOf, type KeptPayment } from './payment-rows.ts';

export interface HeldPayment {
  payment: KeptPayment;
  accounts: AccountRow[];
  today: string;
}

export interface PaymentDeed {
  payment: Guid;
  refund?: Guid;
  entries: readonly LedgerEntry[];
  deed: string;
  reason: string;
  before?: unknown;
  after?: unknown;
  isConfirmed?: boolean;
}

@Injectable()
export class MovePayment {
  constructor(
    readonly accounts: Accounts,
    private readonly moneys: EventMoneys,
  ) {}

  async today(tx: Transaction, competition: Guid): Promise<string> {
    const { rules } = await this.moneys.of(tx, competition);
    return dayIn(new Date(), rules.timeZone);
  }

  /** `besides`: applications that it will be put to. Failure notFound. */
  async held(tx: Transaction, scope: EventScope, guid: Guid, besides: readonly Guid[] = []): Promise<HeldPayment> {
    const [before] = await paymentsOf(tx, [guid]);
    if (!before || before.competitionGuid !== scope.competition) throw new Failure('notFound');
    const asked = new Set([...before.parts.map(([application]) => application), ...besides]);
    const accounts = await this.accounts.held(tx, scope.competition, [...asked], this.by(scope, 'Заявка подана'));
    const [payment] = await paymentsOf(tx, [guid], { held: true });
    if (!payment) throw new Failure('notFound');
    if (payment.parts.some(([application]) => !asked.has(application))) throw moved();
    return { payment, accounts, today: await this.today(tx, scope.competition) };
  }

  by(scope: Pick<EventScope, 'actor'>, reason: string): Moved {
    return { actor: actorName(scope.actor), reason };
  }

  async done(tx: Transaction, scope: EventScope, accounts: readonly AccountRow[], said: PaymentDeed): Promise<void> {
    const { competition } = scope;
    const { payment, refund, entries, deed, reason, before, after, isConfirmed = false } = said;
    const by = this.by(scope, reason);
    await post(tx, entries, { competition, payment, refund: refund ?? null, ...by });
    const applications = accounts.map(({ applicationGuid }) => applicationGuid);
    for (const row of accounts)
      if (row.rules.priceDateBasis === 'payment')
        await this.accounts.counted(tx, row, this.by(scope, 'Цена на день оплаты'));
    await this.settleSponsors(tx, competition, applications);
    if (isConfirmed) await acceptByPayment(tx, competition, applications);
    await audit(tx, { competition, application: applications[0] ?? null, thing: 'payment', guid: payment, deed, before, after, ...by }); // prettier-ignore
    const members = await membersOf(tx, applications);
    await tellMoney(tx, { competition, applications, members, ...(isConfirmed ? { payment } : {}) });
  }

  /** A sponsor has paid when his money says so, and has not when it was given back. */
  private async settleSponsors(tx: Transaction, competition: Guid, applications: readonly Guid[]): Promise<void> {
    const sponsors = await tx.query<SponsorRow & { total: number; roundTo: number }>(
      `select ${SPONSOR.select('s')}, a.posted_total as total, (a.rules ->> 'roundTo')::int as "roundTo"
         from finance.sponsor s join finance.account a on a.application_guid = s.application_guid
        where s.application_guid = any ($1::uuid[]) and s.status in ('Accepted', 'Paid') order by s.guid for update of s`,
      [applications],
    );
    if (sponsors.length === 0) return;
    const factsFor = await factsOfAccounts(tx, competition, applications);
    for (const { guid, applicationGuid, percentBp, amount, status, total, roundTo } of sponsors) {
      const { payments } = factsFor({ applicationGuid, planGuid: null });
      const share = percentBp === null ? (amount ?? 0) : percentOf(total, percentBp, roundTo);
      let paid = 0;
      for (const one of payments) {
        if (one.from !== guid || (one.status === 'Refunded' && !one.refunds?.length)) continue;
        paid += one.amount - (one.refunds ?? []).reduce((sum, refund) => sum + refund.amount, 0);
      }
      const next = paid >= share && share > 0 ? 'Paid' : 'Accepted';
      if (next !== status) await SPONSOR.update(tx, { guid }, { status: next });
    }
  }
}
