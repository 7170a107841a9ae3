import { Injectable } from '@nestjs/common';
import { passwordFault } from '@rampa/accounts/domain';
import { Failure } from '@rampa/kernel';
import { Database, MailOutbox, UnitOfWork, type Scope } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { AccountRows } from '../kinds/account-rows.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { UrlOf } from '../letters/links.ts';
import { passwordChangedLetter } from '../letters/passwords.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';
import { accountOf } from '../sessions/own-account.ts';
import { Passwords } from '../sessions/passwords.ts';
import { Sessions } from '../sessions/sessions.ts';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly attempts: Attempts,
    private readonly tokens: LetterTokens,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly outbox: MailOutbox,
  ) {}

  /** Requires the old password. Every other session ends, and links that would set another password expire. */
  async run(scope: Scope, given: { oldPassword: string; password: string }, urlOf: UrlOf) {
    const { account: guid, session } = accountOf(scope);
    const account = (await this.accounts.byGuid(this.database, guid))!;
    const fault = passwordFault(given.password, account.login);
    if (fault) throw new Failure('passwordWeak', { field: 'password', message: fault });
    const attempt = await this.attempts.begin(['ownPassword', guid]);
    if (!(await this.passwords.verify(account.passwordHash, given.oldPassword))) {
      throw new Failure('passwordWrong', { field: 'oldPassword' });
    }
    await attempt.forgive();
    const passwordHash = await this.passwords.hash(given.password);
    await this.work.run({ scope }, async (tx) => {
      await this.accounts.setPassword(tx, guid, passwordHash);
      await this.tokens.voidAll(tx, guid);
      await this.sessions.endAll(tx, guid, session);
      await this.outbox.post(tx, passwordChangedLetter(kindOf(account.userType), account, urlOf));
    });
    return {};
  }
}
