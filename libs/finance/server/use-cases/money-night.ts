// What a night does with money: prices of the day of payment become today's, and the books are checked. The check alarms
// and mends nothing: a job that fails stands on the operator's page with its reason.

import { Injectable, Logger } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Database, UnitOfWork } from '@rampa/platform/server';
import { heldAccounts } from '../ledger/account-reading.ts';
import { Accounts } from '../ledger/accounts.ts';
import { ledgerFaults } from '../ledger/ledger-faults.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';

const ACTOR = 'schedule';
/** Faults that the alarm names one by one. */
const NAMED = 20;

@Injectable()
export class MoneyNight {
  private readonly logger = new Logger('finance');

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
  ) {}

  async run(signal: AbortSignal): Promise<{ changed: number }> {
    const changed = await this.recount(signal);
    const faults = await ledgerFaults(this.database);
    if (faults.length > 0) {
      const told = faults.slice(0, NAMED).map(({ what, guid, said, kept }) => `${what} ${guid}: ${said} ≠ ${kept}`);
      this.logger.error(`The books of money disagree (${faults.length}): ${told.join('; ')}`);
      throw new Error(`Деньги не сходятся: ${faults.length}. ${told[0]}`);
    }
    return { changed };
  }

  /** Where somebody pays the price of the day on which he pays. */
  async zones(): Promise<string[]> {
    const rows = await this.database.query<{ zone: string }>(
      `select distinct c.time_zone as zone from finance.account a
         join competitions.v_competition c on c.guid = a.competition_guid
        where a.withdrawn_at is null and a.rules ->> 'priceDateBasis' = 'payment' order by 1`,
    );
    return rows.map(({ zone }) => zone);
  }

  async newDay(timeZone: string, signal: AbortSignal): Promise<{ changed: number }> {
    return { changed: await this.recount(signal, timeZone) };
  }

  /** Each in a transaction of its own: a night never stands before a cashier. */
  private async recount(signal: AbortSignal, timeZone: string | null = null): Promise<number> {
    const due = await this.database.query<{ application: Guid; competition: Guid }>(
      `select a.application_guid as application, a.competition_guid as competition
         from finance.account a join competitions.v_competition c on c.guid = a.competition_guid
        where a.withdrawn_at is null and a.rules ->> 'priceDateBasis' = 'payment' and ($1::text is null or c.time_zone = $1)
        order by a.application_guid`,
      [timeZone],
    );
    let changed = 0;
    for (const { application, competition } of due) {
      if (signal.aborted) break;
      const { result } = await this.work.run({ actor: ACTOR }, async (tx) => {
        const [row] = await heldAccounts(tx, competition, [application]);
        const difference = row ? await this.accounts.counted(tx, row, { actor: ACTOR, reason: 'Цена этого дня' }) : 0;
        if (difference !== 0)
          await tellMoney(tx, {
            competition,
            applications: [application],
            members: await membersOf(tx, [application]),
          });
        return difference;
      });
      if (result !== 0) changed += 1;
    }
    return changed;
  }
}
