import { Injectable } from '@nestjs/common';
import { actorName, ANONYMOUS, MailOutbox, UnitOfWork } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { atFixedSteps } from '../attempts/fixed-steps.ts';
import { AccountRows } from '../kinds/account-rows.ts';
import { emailOf } from '../kinds/email.ts';
import { kindOf, type AccountKind } from '../kinds/kinds.ts';
import { restoreLetter } from '../letters/passwords.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';
import type { Visit } from './visit.ts';

@Injectable()
export class RecoverPassword {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly attempts: Attempts,
    private readonly tokens: LetterTokens,
    private readonly outbox: MailOutbox,
  ) {}

  /** A person who asks on the page of another kind gets the link of his own kind. */
  run(kind: AccountKind, given: { email: string }, visit: Visit): Promise<Record<string, never>> {
    return atFixedSteps(async () => {
      const email = emailOf(given.email, 'email');
      await this.attempts.begin(['recovery', `${kind.space} ${email}`], ['lettersFrom', visit.address]);
      await this.work.run({ actor: actorName(ANONYMOUS) }, async (tx) => {
        const account = await this.accounts.byLogin(tx, kind.space, email);
        if (!account || account.isClosed) return;
        const { token, expires } = await this.tokens.issue(tx, account.guid, 'restore');
        await this.outbox.post(tx, restoreLetter(kindOf(account.userType), account, token, expires, visit.urlOf));
      });
      return {};
    });
  }
}
