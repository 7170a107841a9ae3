import { Injectable } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import { Database, MailOutbox, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { atFixedSteps } from '../attempts/fixed-steps.ts';
import { AccountRows, type AccountRow } from '../kinds/account-rows.ts';
import { emailOf } from '../kinds/email.ts';
import { kindOf } from '../kinds/kinds.ts';
import { emailChangedLetter, emailChangingLetter, newEmailLetter } from '../letters/emails.ts';
import { alreadyKnownLetter } from '../letters/entering.ts';
import { EmailChanges } from '../proofs/email-changes.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';
import { accountOf } from '../sessions/own-account.ts';
import { Passwords } from '../sessions/passwords.ts';
import { Sessions } from '../sessions/sessions.ts';
import { Confirming } from './confirming.ts';
import type { Visit } from './visit.ts';

type Asked = Pick<Visit, 'address' | 'urlOf'>;

@Injectable()
export class ChangeEmail {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly changes: EmailChanges,
    private readonly tokens: LetterTokens,
    private readonly sessions: Sessions,
    private readonly confirming: Confirming,
    private readonly outbox: MailOutbox,
  ) {}

  /** Requires the password. A taken address gets the same answer as a free one, and its owner a letter. */
  begin(scope: Scope, given: { email: string; password: string }, asked: Asked): Promise<Record<string, never>> {
    return atFixedSteps(async () => {
      const { account: guid } = accountOf(scope);
      const email = emailOf(given.email, 'email');
      const account = (await this.accounts.byGuid(this.database, guid))!;
      if (email === account.login) throw new Failure('emailSame', { field: 'email' });
      const attempt = await this.attempts.begin(['ownPassword', guid]);
      if (!(await this.passwords.verify(account.passwordHash, given.password))) {
        throw new Failure('passwordWrong', { field: 'password', message: 'Пароль не подошёл.' });
      }
      await attempt.forgive();
      await this.attempts.begin(['resend', `email ${guid}`], ['lettersFrom', asked.address]);
      await this.work.run({ scope }, (tx) => this.ask(tx, account, email, asked));
      return {};
    });
  }

  /** Every other session ends, and links sent to the former address expire. */
  async confirm(scope: Scope, { code }: { code: string }, address: string): Promise<{ email: string }> {
    const { account: guid, session } = accountOf(scope);
    await this.attempts.begin(['code', `email ${guid}`], ['codesFrom', address]);
    // The counted try must be committed whatever the answer is, so nothing may throw inside.
    const proving = this.work.run({ scope }, async (tx) => {
      const email = await this.changes.provedBy(tx, guid, code);
      if (email === null) return 'codeWrong' as const;
      const account = (await this.accounts.byGuid(tx, guid))!;
      await this.tokens.voidAll(tx, guid);
      if (!(await this.accounts.setLogin(tx, kindOf(account.userType), guid, email))) return 'emailTaken' as const;
      await this.sessions.endAll(tx, guid, session);
      await this.confirming.adoptEmployees(tx, { ...account, login: email });
      await this.outbox.post(tx, emailChangedLetter(account, email));
      return { email };
    });
    const { result } = await proving.catch((error: { code?: string }) => {
      // Of two who take one address at the same moment, the unique index lets one.
      throw error.code === '23505' ? new Failure('emailTaken', { field: 'code' }) : error;
    });
    if (typeof result === 'string') throw new Failure(result, { field: 'code' });
    return result;
  }

  private async ask(tx: Transaction, account: AccountRow, email: string, { urlOf }: Asked): Promise<void> {
    const kind = kindOf(account.userType);
    const owner = await this.accounts.byLogin(tx, kind.space, email);
    await this.outbox.post(tx, emailChangingLetter(kind, account, urlOf));
    // An unconfirmed account does not hold its address.
    if (owner?.isVerified) {
      await this.changes.voidFor(tx, account.guid);
      await this.outbox.post(tx, alreadyKnownLetter(owner, kindOf(owner.userType), urlOf));
      return;
    }
    const { code, expires } = await this.changes.begin(tx, account.guid, email);
    await this.outbox.post(tx, newEmailLetter(kind, account, email, code, expires));
  }
}
