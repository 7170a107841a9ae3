// Money of an event as pictures: what came and went by days, and how old debts are.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { MoneyCharts as Told } from '@rampa/contract';
import { DEBT_AGES, debtAges, dayIn, plusDays } from '@rampa/finance/domain';
import { Database, type Scope } from '@rampa/platform/server';
import { EventMoneys } from '../prices/event-money.ts';
import { accountHeads, factsOfAccounts, standingOfAccount } from './account-reading.ts';

@Injectable()
export class MoneyCharts {
  constructor(
    private readonly database: Database,
    private readonly moneys: EventMoneys,
  ) {}

  of(scope: Scope, days: number): Promise<Told> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings, rules } = await this.moneys.of(reader, competition);
      const today = dayIn(new Date(), rules.timeZone);
      const from = plusDays(today, 1 - days);
      // By the day of the money itself. What was confirmed by mistake has never come.
      const moved = await reader.query<Told['days'][number]>(
        `select day::text, sum(came)::bigint as in, sum(went)::bigint as out from (
           select p.paid_on as day, p.amount as came, 0 as went from finance.payment p
            where p.competition_guid = $1 and p.status in ('Confirmed', 'Refunded') and p.method <> 'offset'
              and not exists (select from finance.refund s where s.payment_guid = p.guid and s.kind = 'storno')
           union all
           select r.given_on, 0, r.amount from finance.refund r
            where r.competition_guid = $1 and r.kind = 'money' and r.method <> 'offset') moved
          where day between $2::date and $3::date group by 1 order by 1`,
        [competition, from, today],
      );
      const factsFor = await factsOfAccounts(reader, competition);
      const ages = DEBT_AGES.map(({ from: first, to }) => ({ from: first, to, amount: 0, applications: 0 }));
      for (const account of await accountHeads(reader, competition)) {
        if (account.withdrawnAt !== null) continue;
        const { stages, paid } = standingOfAccount(account, factsFor(account), today, rules.timeZone);
        debtAges(stages, paid, today).forEach((amount, at) => {
          if (amount === 0) return;
          ages[at]!.amount += amount;
          ages[at]!.applications += 1;
        });
      }
      return { currency: settings.currency, today, from, days: moved, ages };
    });
  }
}
