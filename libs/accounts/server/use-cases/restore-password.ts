import { Injectable } from '@nestjs/common';
import { passwordFault } from '@rampa/accounts/domain';
import { Failure } from '@rampa/kernel';
import { actorName, ANONYMOUS, MailOutbox, UnitOfWork } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { AccountRows } from '../kinds/account-rows.ts';
import type { AccountKind } from '../kinds/kinds.ts';
import { passwordChangedLetter } from '../letters/passwords.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';
import { Passwords } from '../sessions/passwords.ts';
import { Sessions } from '../sessions/sessions.ts';
import { Confirming } from './confirming.ts';
import type { Visit } from './visit.ts';

@Injectable()
export class RestorePassword {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly attempts: Attempts,
    private readonly tokens: LetterTokens,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly confirming: Confirming,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Uses the link of a letter, which also confirms the address. Every session ends. A refused password does not use the
   * link up. Returns the login.
   */
  async run(kind: AccountKind, { token, password }: { token: string; password: string }, visit: Visit) {
    await this.attempts.begin(['codesFrom', visit.address]);
    const passwordHash = await this.passwords.hash(password);
    const worked = await this.work.run({ actor: actorName(ANONYMOUS) }, async (tx) => {
      const guid = await this.tokens.take(tx, token, 'restore', kind);
      const account = await this.confirming.run(tx, guid, visit.urlOf);
      const fault = passwordFault(password, account.login);
      if (fault) throw new Failure('passwordWeak', { field: 'password', message: fault });
      await this.accounts.setPassword(tx, guid, passwordHash);
      await this.sessions.endAll(tx, guid);
      await this.outbox.post(tx, passwordChangedLetter(kind, account, visit.urlOf));
      return account.login;
    });
    return worked.result;
  }
}
