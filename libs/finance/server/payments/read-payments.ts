// The journal of payments, and the cash desk.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  PaymentGetByApplicationSponsor,
  PaymentGetByCompetition,
  PaymentGetCashInfo,
  PaymentGetCashPayments,
  QueryOf,
} from '@rampa/contract';
import { dayIn, percentOf } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, orderBy, pageOf, type Scope } from '@rampa/platform/server';
import { factsOfAccounts } from '../ledger/account-reading.ts';
import { actorNames } from '../ledger/actor-names.ts';
import { ACCOUNT, SPONSOR } from '../ledger/ledger-tables.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { PaymentViews } from './payment-views.ts';

const SORTS = { paidOn: 'p.paid_on', amount: 'p.amount', createdAt: 'p.created_at' } as const;

/** Cash that came and went, with its shift. */
const CASH = `(
  select p.guid, false as is_refund, p.receipt_no, p.created_at as at, p.shift_on, p.cashier, p.amount, p.competition_guid,
         p.guid as payment, exists (select from finance.refund s where s.payment_guid = p.guid and s.kind = 'storno') as stornoed
    from finance.payment p where p.method = 'cash'
  union all
  select r.guid, true, r.receipt_no, r.created_at, r.shift_on, r.cashier, -r.amount, r.competition_guid, r.payment_guid, false
    from finance.refund r where r.method = 'cash' and r.kind = 'money')`;

@Injectable()
export class ReadPayments {
  constructor(
    private readonly database: Database,
    private readonly moneys: EventMoneys,
    private readonly views: PaymentViews,
  ) {}

  journal(
    scope: Scope,
    query: QueryOf<typeof PaymentGetByCompetition>,
  ): Promise<AnswerOf<typeof PaymentGetByCompetition>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings } = await this.moneys.of(reader, competition);
      const { rows, totalCount } = await pageOf<{ guid: Guid }>(
        reader,
        {
          columns: 'p.guid',
          found: `from finance.payment p left join accounts.v_account m on m.guid = p.payer_guid
                    left join finance.sponsor s on s.guid = p.payer_guid
                    left join lateral (
                      select string_agg(h.title || ' № ' || coalesce(h.number::text, ''), ' ') as titles
                        from finance.allocation a join applications.v_application_head h on h.guid = a.application_guid
                       where a.payment_guid = p.guid) t on true
                   where p.competition_guid = $1 and ($2::text is null or p.status = $2) and ($3::text is null or p.method = $3)`,
          parameters: [competition, query.status ?? null, query.method ?? null],
          search: {
            text: query.searchText,
            in: ['p.number', `coalesce(m.full_name, '')`, `coalesce(s.title, '')`, `coalesce(t.titles, '')`],
          },
          order: orderBy(SORTS, query, 'p.created_at desc, p.guid'),
        },
        query,
      );
      const collection = await this.views.of(reader, scope, rows.map(({ guid }) => guid), null); // prettier-ignore
      return { collection, totalCount, currency: settings.currency };
    });
  }

  ofSponsor(scope: Scope, guid: Guid): Promise<AnswerOf<typeof PaymentGetByApplicationSponsor>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const row = await SPONSOR.find(reader, { guid, competitionGuid: competition });
      if (!row) throw new Failure('notFound');
      const account = await ACCOUNT.find(reader, { applicationGuid: row.applicationGuid });
      const total = account?.postedTotal ?? 0;
      const share = row.percentBp === null ? (row.amount ?? 0) : percentOf(total, row.percentBp, account?.rules.roundTo ?? 1); // prettier-ignore
      const facts = (await factsOfAccounts(reader, competition, [row.applicationGuid]))({
        applicationGuid: row.applicationGuid,
        planGuid: null,
      });
      const payments = await this.views.ofSponsor(reader, scope, guid);
      const paid = facts.payments
        .filter(({ from, status, refunds }) => from === guid && (status === 'Confirmed' || refunds?.length))
        .reduce(
          (sum, { amount, refunds }) => sum + amount - (refunds ?? []).reduce((all, one) => all + one.amount, 0),
          0,
        );
      return { share, paid, payments };
    });
  }

  cashInfo(scope: Scope): Promise<AnswerOf<typeof PaymentGetCashInfo>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings, rules } = await this.moneys.of(reader, competition);
      const today = dayIn(new Date(), rules.timeZone);
      const rows = await reader.query<Shift>(
        `select c.cashier, coalesce(sum(c.amount) filter (where c.amount > 0 and not c.stornoed), 0)::bigint as "in",
                coalesce(-sum(c.amount) filter (where c.amount < 0), 0)::bigint as "out", count(*)::int as count,
                min(c.receipt_no) filter (where not c.is_refund) as "firstNo",
                max(c.receipt_no) filter (where not c.is_refund) as "lastNo"
           from ${CASH} c where c.competition_guid = $1 and c.shift_on = $2::date group by c.cashier order by c.cashier`,
        [competition, today],
      );
      const names = await actorNames(reader, rows.map(({ cashier }) => cashier)); // prettier-ignore
      const mine = rows.find(({ cashier }) => cashier === actorName(scope.actor));
      return {
        ...{ today, currency: settings.currency },
        own: {
          ...{ in: mine?.in ?? 0, out: mine?.out ?? 0, inDrawer: (mine?.in ?? 0) - (mine?.out ?? 0) },
          ...{ count: mine?.count ?? 0, firstNo: mine?.firstNo ?? null, lastNo: mine?.lastNo ?? null },
        },
        cashiers: rows.map((row) => ({
          ...{ name: names(row.cashier), in: row.in, out: row.out, inDrawer: row.in - row.out, count: row.count },
        })),
      };
    });
  }

  cashPayments(
    scope: Scope,
    query: QueryOf<typeof PaymentGetCashPayments>,
  ): Promise<AnswerOf<typeof PaymentGetCashPayments>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings } = await this.moneys.of(reader, competition);
      const { rows, totalCount } = await pageOf<CashRow>(
        reader,
        {
          columns: `c.guid, c.is_refund as "isRefund", c.receipt_no as "receiptNo", c.at, c.shift_on as "shiftOn",
                    c.cashier, c.amount, c.stornoed as "isStornoed", coalesce(t.titles, '') as applications,
                    coalesce(m.full_name, '') as "payerName", c.payment as "paymentGuid", t.first as "applicationGuid"`,
          found: `from ${CASH} c join finance.payment p on p.guid = c.payment
                    left join accounts.v_account m on m.guid = p.payer_guid
                    left join lateral (
                      select string_agg('№ ' || coalesce(h.number::text, '—') || ' ' || h.title, ', ' order by a.position) as titles,
                             (array_agg(h.guid order by a.position))[1] as first
                        from finance.allocation a join applications.v_application_head h on h.guid = a.application_guid
                       where a.payment_guid = c.payment) t on true
                   where c.competition_guid = $1`,
          parameters: [competition],
          search: { text: query.searchText, in: [`coalesce(m.full_name, '')`, `coalesce(t.titles, '')`], numbers: ['c.receipt_no::text'] }, // prettier-ignore
          order: 'c.at desc, c.guid',
        },
        query,
      );
      const names = await actorNames(reader, rows.map(({ cashier }) => cashier)); // prettier-ignore
      const collection = rows.map((row) => ({ ...row, at: row.at.toISOString(), cashier: names(row.cashier) }));
      return { collection, totalCount, currency: settings.currency };
    });
  }
}

interface Shift {
  cashier: string;
  in: number;
  out: number;
  count: number;
  firstNo: number | null;
  lastNo: number | null;
}

interface CashRow {
  guid: Guid;
  isRefund: boolean;
  receiptNo: number | null;
  at: Date;
  shiftOn: string;
  cashier: string;
  amount: number;
  isStornoed: boolean;
  applications: string;
  payerName: string;
  paymentGuid: Guid;
  applicationGuid: Guid | null;
}
