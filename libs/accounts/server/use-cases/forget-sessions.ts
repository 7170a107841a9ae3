import { Injectable } from '@nestjs/common';
import { Database } from '@rampa/platform/server';
import { AccountRows } from '../kinds/account-rows.ts';

/** Rows per statement: statements are short, because sign-ins go on meanwhile. */
const BATCH = 5_000;

// An account's newest session stays, because it tells an organizer when his employee was last here.
const SESSIONS = `
  with gone as (
    delete from accounts.session where guid in (
      select s.guid from accounts.session s
      where least(s.ended_at, s.expires_at) < now() - make_interval(days => $1)
        and (s.account_guid is null or exists (
          select from accounts.session newer where newer.account_guid = s.account_guid
            and (newer.last_seen_at, newer.guid) > (s.last_seen_at, s.guid)))
      limit ${BATCH})
    returning 1)
  select count(*)::int as count from gone`;

@Injectable()
export class ForgetSessions {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRows,
  ) {}

  /** Deletes sessions that ended so many days ago, and expired proofs. `step` is called between the statements. */
  async run(days: number, step: () => Promise<void> = async () => undefined): Promise<{ sessions: number }> {
    let sessions = 0;
    for (let count = BATCH; count === BATCH; sessions += count) {
      await step();
      [{ count }] = (await this.database.query<{ count: number }>(SESSIONS, [days])) as [{ count: number }];
    }
    await this.database.query('delete from accounts.letter_token where expires_at <= now()');
    await this.database.query('delete from accounts.confirmation_code where expires_at <= now()');
    await this.database.query('delete from accounts.email_change where expires_at <= now()');
    await this.accounts.forgetUnproved(this.database);
    return { sessions };
  }
}
