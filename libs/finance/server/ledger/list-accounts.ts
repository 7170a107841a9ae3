// All accounts of an event as the desk lists them: counted by the same rules as one alone, filtered and summed together,
// so that the list and its sums cannot disagree.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import {
  MONEY_FILTERS,
  type AnswerOf,
  type MoneyRow,
  type PaymentGetApplicationsOnAmountPayments,
  type PaymentGetApplicationsOnAmountPaymentsIndicators,
  type PaymentGetOwnByCompetition,
  type QueryOf,
} from '@rampa/contract';
import { dayIn, nextDue } from '@rampa/finance/domain';
import { sought, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { memberOf } from '../payments/payment-targets.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { accountHeads, factsOfAccounts, standingOfAccount } from './account-reading.ts';

type Filter = (typeof MONEY_FILTERS)[number];
type Asked = QueryOf<typeof PaymentGetApplicationsOnAmountPaymentsIndicators>;

interface Head {
  guid: Guid;
  number: number | null;
  title: string;
  memberName: string;
  pending: number;
  discount: number;
  plan: string;
}

const IS: Record<Filter, (row: MoneyRow) => boolean> = {
  all: () => true,
  free: ({ status }) => status === 'free',
  unpaid: ({ status }) => status === 'unpaid',
  partial: ({ status }) => status === 'partial',
  paid: ({ status }) => status === 'paid',
  overpaid: ({ overpaid }) => overpaid > 0,
  overdue: ({ overdue }) => overdue > 0,
  withdrawn: ({ isWithdrawn }) => isWithdrawn,
};

@Injectable()
export class ListAccounts {
  constructor(
    private readonly database: Database,
    private readonly moneys: EventMoneys,
  ) {}

  page(
    scope: Scope,
    query: QueryOf<typeof PaymentGetApplicationsOnAmountPayments>,
    { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  ): Promise<AnswerOf<typeof PaymentGetApplicationsOnAmountPayments>> {
    return this.database.snapshot(async (reader) => {
      const { rows, currency } = await this.found(reader, scope, query);
      const kept = rows.filter(IS[query.filter]).toSorted(inOrder(query));
      const from = (pageNumber - 1) * pageSize;
      return { collection: kept.slice(from, from + pageSize), totalCount: kept.length, currency };
    });
  }

  indicators(scope: Scope, query: Asked): Promise<AnswerOf<typeof PaymentGetApplicationsOnAmountPaymentsIndicators>> {
    return this.database.snapshot(async (reader) => {
      const { rows, currency } = await this.found(reader, scope, query);
      const kept = rows.filter(IS[query.filter]);
      const sum = (of: (row: MoneyRow) => number) => kept.reduce((all, row) => all + of(row), 0);
      return {
        ...{ currency, count: kept.length, cost: sum(({ total }) => total), paid: sum(({ paid }) => paid) },
        ...{ debt: sum(({ debt }) => debt), remaining: sum(({ remaining }) => remaining) },
        ...{ overdue: sum(({ overdue }) => overdue), overpaid: sum(({ overpaid }) => overpaid) },
        pending: sum(({ pending }) => pending),
        counts: Object.fromEntries(MONEY_FILTERS.map((filter) => [filter, rows.filter(IS[filter]).length])) as Record<
          Filter,
          number
        >,
      };
    });
  }

  /** A member's own, with what he is asked for in all. */
  own(scope: Scope): Promise<AnswerOf<typeof PaymentGetOwnByCompetition>> {
    return this.database.snapshot(async (reader) => {
      const { rows, currency, today } = await this.found(reader, scope, {}, memberOf(scope));
      const ask = rows.reduce((sum, row) => sum + row.ask, 0);
      return { currency, today, ask, rows: rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)) };
    });
  }

  /** `member`: his own alone. */
  private async found(
    reader: Reader,
    scope: Scope,
    { searchText = '', isActive, ofPayment }: Pick<Asked, 'searchText' | 'isActive' | 'ofPayment'>,
    member: Guid | null = null,
  ) {
    const { competition } = eventOf(scope);
    const { settings, rules } = await this.moneys.of(reader, competition);
    const today = dayIn(new Date(), rules.timeZone);
    const accounts = await accountHeads(reader, competition);
    const factsFor = await factsOfAccounts(reader, competition);
    const heads = await reader.query<Head>(
      `select h.guid, h.number, h.title, coalesce(m.full_name, '') as "memberName", coalesce(w.sum, 0)::bigint as pending,
              (a.derivation ->> 'discount')::bigint as discount, coalesce(p.title, '') as plan
         from finance.account a join applications.v_application_head h on h.guid = a.application_guid
         left join accounts.v_account m on m.guid = h.member_guid
         left join finance.plan p on p.guid = a.plan_guid
         left join (select x.application_guid, sum(x.amount) as sum from finance.allocation x
                      join finance.payment y on y.guid = x.payment_guid and y.status = 'Pending'
                     where y.competition_guid = $1 group by 1) w on w.application_guid = a.application_guid
        where a.competition_guid = $1 and ($2::uuid is null or h.member_guid = $2)
          and ($3::uuid is null or h.member_guid =
                (select payer_guid from finance.payment where guid = $3 and competition_guid = $1))`,
      [competition, member, ofPayment ?? null],
    );
    const byGuid = new Map(heads.map((head) => [head.guid, head]));
    const asked = sought(searchText);
    const rows = accounts.flatMap((account): MoneyRow[] => {
      const head = byGuid.get(account.applicationGuid);
      if (!head) return [];
      const { guid: applicationGuid, ...said } = head;
      const isFound =
        asked === '' ||
        sought(`${head.title} ${head.memberName}`).includes(asked) ||
        String(head.number ?? '') === searchText.replaceAll(/[№\s]/gu, '');
      if (!isFound) return [];
      const standing = standingOfAccount(account, factsFor(account), today, rules.timeZone);
      const isWithdrawn = account.withdrawnAt !== null;
      if (isActive !== undefined && isActive === isWithdrawn) return [];
      // Whoever left and owes nobody anything is none of the desk's any more.
      if (isWithdrawn && standing.paid === 0 && standing.total === 0 && head.pending === 0) return [];
      const next = nextDue(standing);
      const { stages: _, date: _date, priceFixedOn: _fixed, ...stood } = standing;
      return [{ ...stood, applicationGuid, ...said, isWithdrawn, nextDue: next?.due ?? null }];
    });
    return { rows, today, currency: settings.currency };
  }
}

const COLLATOR = new Intl.Collator('ru', { numeric: true });

function inOrder({ sort, isDescending }: QueryOf<typeof PaymentGetApplicationsOnAmountPayments>) {
  const sign = isDescending ? -1 : 1;
  return (a: MoneyRow, b: MoneyRow): number => {
    const [one, other] = [a[sort], b[sort]];
    const last = (a.number ?? 0) - (b.number ?? 0) || (a.applicationGuid < b.applicationGuid ? -1 : 1);
    if (one === null || other === null) return one === other ? last : one === null ? 1 : -1;
    const by = typeof one === 'number' && typeof other === 'number' ? one - other : COLLATOR.compare(String(one), String(other)); // prettier-ignore
    return by === 0 ? last : by * sign;
  };
}
