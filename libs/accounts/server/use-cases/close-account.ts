import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, Files, MailOutbox, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { tellConsent } from '../consents/consent-news.ts';
import { Consents } from '../consents/consents.ts';
import { AccountRows, type AccountRow } from '../kinds/account-rows.ts';
import { normalEmail } from '../kinds/email.ts';
import { closedLetter } from '../letters/closing.ts';
import { Memberships } from '../memberships/memberships.ts';
import { OpenEvents } from '../ports/open-events.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';
import { accountOf } from '../sessions/own-account.ts';
import { Passwords } from '../sessions/passwords.ts';
import { Sessions } from '../sessions/sessions.ts';

@Injectable()
export class CloseAccount {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly tokens: LetterTokens,
    private readonly consents: Consents,
    private readonly memberships: Memberships,
    private readonly events: OpenEvents,
    private readonly files: Files,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Failures passwordWrong, closingEmailDiffers; accountHasEvents for an organizer with an event that is not archived.
   */
  async run(scope: Scope, given: { password: string; email: string }): Promise<Record<string, never>> {
    const { account: guid } = accountOf(scope);
    const account = (await this.accounts.byGuid(this.database, guid))!;
    if (normalEmail(given.email) !== account.login) throw new Failure('closingEmailDiffers', { field: 'email' });
    const attempt = await this.attempts.begin(['ownPassword', guid]);
    if (!(await this.passwords.verify(account.passwordHash, given.password))) {
      throw new Failure('passwordWrong', { field: 'password', message: 'Пароль не подошёл.' });
    }
    await attempt.forgive();
    const { result: gone } = await this.work.run({ scope }, (tx) => this.close(tx, account));
    await this.files.sweep(gone);
    return {};
  }

  /** Returns the files that nobody uses any more. */
  private async close(tx: Transaction, account: AccountRow): Promise<string[]> {
    const { guid } = account;
    if (account.userType === 'Organizer') await this.leaveEmployees(tx, guid);
    const [former] = await tx.query<{ logo: Guid | null }>(
      'select logo_guid as logo from accounts.account where guid = $1 for update',
      [guid],
    );
    await tx.query(
      `update accounts.account set closed_at = now(), phone = '', city = '', title = '', contact_email = '', telegram = '',
         vk = '', site = '', whats_app = '', notifications = '{}', logo_guid = null, logo_path = null
       where guid = $1`,
      [guid],
    );
    await tx.query(`update accounts.membership set note = '' where member_guid = $1`, [guid]);
    for (const kind of ['publishing', 'processing'] as const) await this.consents.withdraw(tx, guid, kind);
    tellConsent(tx, await this.memberships.eventsOf(tx, guid), guid);
    await this.tokens.voidAll(tx, guid);
    await this.sessions.endAll(tx, guid);
    await this.outbox.post(tx, closedLetter(account));
    return this.files.remove(tx, [former!.logo]);
  }

  /** His employees no longer have an organizer. */
  private async leaveEmployees(tx: Transaction, organizer: Guid): Promise<void> {
    if ((await this.events.of(tx, organizer)).length > 0) throw new Failure('accountHasEvents');
    const employees = await tx.query<{ guid: Guid }>(
      `select guid from accounts.account where organizer_guid = $1 and user_type = 'OrganizerEmployee' for update`,
      [organizer],
    );
    for (const { guid } of employees) {
      await tx.query(`update accounts.account set employee_state = 'dismissed' where guid = $1`, [guid]);
      await this.sessions.endAll(tx, guid);
    }
  }
}
