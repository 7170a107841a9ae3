import { Injectable } from '@nestjs/common';
import { actorName, ANONYMOUS, UnitOfWork } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { atFixedSteps } from '../attempts/fixed-steps.ts';
import { AccountRows } from '../kinds/account-rows.ts';
import { emailOf } from '../kinds/email.ts';
import type { AccountKind } from '../kinds/kinds.ts';
import { Proving } from './proving.ts';
import type { Visit } from './visit.ts';

@Injectable()
export class ResendConfirmation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly attempts: Attempts,
    private readonly proving: Proving,
  ) {}

  /** Only for unconfirmed accounts; the answer does not tell whether there is one. */
  run(kind: AccountKind, given: { email: string }, visit: Visit): Promise<Record<string, never>> {
    return atFixedSteps(async () => {
      const email = emailOf(given.email, 'email');
      await this.attempts.begin(['resend', `${kind.space} ${email}`], ['lettersFrom', visit.address]);
      await this.work.run({ actor: actorName(ANONYMOUS) }, async (tx) => {
        const account = await this.accounts.byLogin(tx, kind.space, email);
        if (!account || account.isVerified || account.userType !== kind.userType) return;
        await this.proving.ask(tx, kind, account, visit.urlOf);
      });
      return {};
    });
  }
}
