// The money of one application as its page shows it.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, MoneyAccountView, PaymentGetByApplication, PaymentGetLedger } from '@rampa/contract';
import {
  dayIn,
  nextDue,
  statementLines,
  type EntryKind,
  type LedgerAccount,
  type ToldEntry,
} from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { PLAN } from '../prices/price-tables.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { PaymentViews } from '../payments/payment-views.ts';
import { memberOf } from '../payments/payment-targets.ts';
import { factsOfAccounts, standingOfAccount } from './account-reading.ts';
import { Accounts } from './accounts.ts';
import { ACCOUNT, RETENTION, type RetentionRow } from './ledger-tables.ts';
import { actorNames } from './actor-names.ts';
import { toldWithdrawal } from './told-withdrawal.ts';

interface Head {
  number: number | null;
  title: string;
  member: Guid | null;
  memberName: string;
}

@Injectable()
export class ReadAccount {
  constructor(
    private readonly database: Database,
    private readonly moneys: EventMoneys,
    private readonly accounts: Accounts,
    private readonly views: PaymentViews,
  ) {}

  of(scope: Scope, application: Guid): Promise<AnswerOf<typeof PaymentGetByApplication>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => ({
      account: await this.account(reader, scope, competition, application),
      payments: await this.views.ofApplication(reader, scope, application),
    }));
  }

  async account(reader: Reader, scope: Scope, competition: Guid, application: Guid): Promise<MoneyAccountView | null> {
    const [head] = await reader.query<Head>(
      `select h.number, h.title, h.member_guid as member, coalesce(m.full_name, '') as "memberName"
         from applications.v_application_head h left join accounts.v_account m on m.guid = h.member_guid
        where h.guid = $1 and h.competition_guid = $2`,
      [application, competition],
    );
    if (!head) throw new Failure('notFound');
    const row = await ACCOUNT.find(reader, { applicationGuid: application });
    if (!row) return null;
    const { settings, rules } = await this.moneys.of(reader, competition);
    const today = dayIn(new Date(), rules.timeZone);
    const facts = (await factsOfAccounts(reader, competition, [application]))(row);
    const standing = standingOfAccount({ ...row, total: row.derivation.total }, facts, today, rules.timeZone);
    const plan = row.planGuid === null ? null : await PLAN.find(reader, { guid: row.planGuid });
    const [retention] = await reader.query<RetentionRow>(
      `select ${RETENTION.select('r')} from finance.retention r where r.application_guid = $1 and r.taken_back_at is null`,
      [application],
    );
    const isDesk = memberOf(scope) === null;
    const names = await actorNames(reader, retention ? [retention.author] : []);
    const [waiting] = await reader.query<{ sum: number }>(
      `select coalesce(sum(a.amount), 0)::bigint as sum from finance.allocation a
         join finance.payment p on p.guid = a.payment_guid
        where a.application_guid = $1 and p.status = 'Pending'`,
      [application],
    );
    const { stages, priceFixedOn: _fixed, date: _date, ...stood } = standing;
    return {
      ...stood,
      ...{ applicationGuid: application, number: head.number, title: head.title, memberGuid: head.member },
      ...{ memberName: head.memberName, payerRequisiteGuid: row.payerRequisiteGuid, payerType: row.payerType },
      ...{ currency: settings.currency, today, timeZone: rules.timeZone, subscribedAt: row.subscribedAt.toISOString() },
      ...{ withdrawnAt: row.withdrawnAt?.toISOString() ?? null, revision: row.revisionNo },
      ...{ schedulePaymentGuid: row.planGuid, planTitle: plan?.title ?? '', stages, next: nextDue(standing) },
      priceFixedOn: await this.fixedOn(reader, row),
      ...{ discount: row.derivation.discount, vat: row.derivation.vat, vatBp: row.rules.vatBp },
      ...{ pending: waiting!.sum, retained: facts.retained },
      retention: retention
        ? {
            ...{ kind: retention.kind, amount: retention.amount, reason: retention.reason },
            ...{ at: retention.createdAt.toISOString(), actor: isDesk ? names(retention.author) : '' },
          }
        : null,
      proposal: retention ? null : await this.proposal(reader, row),
    };
  }

  /** In the order in which it happened, each line with what was left owing. */
  ledger(scope: Scope, application: Guid): Promise<AnswerOf<typeof PaymentGetLedger>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings } = await this.moneys.of(reader, competition);
      const rows = await reader.query<{
        guid: Guid;
        kind: EntryKind;
        at: Date;
        actor: string;
        reason: string;
        payment: { guid: Guid; number: string; method: 'bank' | 'cash' | 'online' | 'offset'; paidOn: string } | null;
        postings: { kind: LedgerAccount['kind']; of: string; amount: number }[];
      }>(
        `select e.guid, e.kind, e.at, e.actor, e.reason,
                case when p.guid is not null then jsonb_build_object('guid', p.guid, 'number', p.number, 'method', p.method, 'paidOn', p.paid_on) end as payment,
                (select jsonb_agg(jsonb_build_object('kind', x.kind, 'of', x.of, 'amount', x.amount) order by x.n)
                   from finance.posting x where x.entry_guid = e.guid) as postings
           from finance.entry e left join finance.payment p on p.guid = e.payment_guid
          where e.competition_guid = $1
            and e.guid in (select entry_guid from finance.posting where kind = 'due' and of = $2::text)
          order by e.at, e.guid`,
        [competition, application],
      );
      const names = await actorNames(reader, rows.map(({ actor }) => actor)); // prettier-ignore
      const told = rows.map((row): ToldEntry => ({
        ...row,
        at: row.at.toISOString(),
        actor: names(row.actor),
      }));
      const byGuid = new Map(rows.map((row) => [row.guid, row]));
      const lines = statementLines(application, told).map((line) => {
        const row = byGuid.get(line.guid);
        return {
          ...line,
          paymentGuid: row?.payment?.guid ?? null,
          postings: (row?.postings ?? []).map(({ kind, amount }) => ({ account: kind, amount })),
        };
      });
      return { currency: settings.currency, balance: lines.at(-1)?.balance ?? 0, lines };
    });
  }

  private async fixedOn(reader: Reader, row: Parameters<Accounts['derived']>[1]): Promise<string | null> {
    if (row.rules.priceDateBasis !== 'payment') return null;
    return (await this.accounts.derived(reader, row)).standing.priceFixedOn ?? null;
  }

  private async proposal(reader: Reader, row: Parameters<Accounts['derived']>[1]) {
    const withdrawal = { at: (row.withdrawnAt ?? new Date()).toISOString(), documentedCosts: null };
    const { withdrawal: counted } = await this.accounts.derived(reader, row, { withdrawal });
    if (!counted) return null;
    const isConsumer = row.payerType === 0 && row.rules.capByCosts;
    return { ...(await toldWithdrawal(reader, counted)), isConsumer };
  }
}
