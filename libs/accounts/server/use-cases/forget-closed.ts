import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Transaction } from '@rampa/platform/server';
import { AccountTraces } from '../ports/account-traces.ts';

/** Accounts per daily run: each is a transaction of its own. */
const AT_MOST = 500;

@Injectable()
export class ForgetClosed {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly traces: AccountTraces,
  ) {}

  /** Anonymises accounts that were closed so many days ago. Running it twice changes nothing more. */
  async run(days: number, step: () => Promise<void> = async () => undefined): Promise<{ forgotten: number }> {
    const closed = await this.database.query<{ guid: Guid }>(
      `select guid from accounts.account
       where closed_at < now() - make_interval(days => $1) and forgotten_at is null order by closed_at limit ${AT_MOST}`,
      [days],
    );
    for (const { guid } of closed) {
      await step();
      await this.work.run({ actor: 'accounts.forgetClosed' }, (tx) => this.forget(tx, guid));
    }
    return { forgotten: closed.length };
  }

  /** The row stays, so that references to it (consents, contracts, results) stay valid; it names nobody. */
  private async forget(tx: Transaction, guid: Guid): Promise<void> {
    await this.traces.erase(tx, guid);
    await tx.query('delete from accounts.session where account_guid = $1', [guid]);
    await tx.query('delete from accounts.email_change where account_guid = $1', [guid]);
    await tx.query('delete from accounts.employee_access where employee_guid = $1', [guid]);
    // An organizer's company stays on the papers of his archived events.
    await tx.query(
      `update accounts.account set forgotten_at = now(), login = 'closed-' || guid || '@closed.invalid', password_hash = '',
         full_name = '', named_organizer = null
       where guid = $1`,
      [guid],
    );
  }
}
