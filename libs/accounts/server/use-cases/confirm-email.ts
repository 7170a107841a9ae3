import { Injectable } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import { actorName, ANONYMOUS, UnitOfWork } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import { atFixedSteps } from '../attempts/fixed-steps.ts';
import { AccountRows } from '../kinds/account-rows.ts';
import { normalEmail } from '../kinds/email.ts';
import type { AccountKind } from '../kinds/kinds.ts';
import { ConfirmationCodes } from '../proofs/confirmation-codes.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';
import { Confirming } from './confirming.ts';
import type { Visit } from './visit.ts';

@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly tokens: LetterTokens,
    private readonly codes: ConfirmationCodes,
    private readonly confirming: Confirming,
    private readonly attempts: Attempts,
  ) {}

  async byToken(kind: AccountKind, { token }: { token: string }, visit: Visit): Promise<Record<string, never>> {
    await this.work.run({ actor: actorName(ANONYMOUS) }, async (tx) =>
      this.confirming.run(tx, await this.tokens.take(tx, token, 'confirm', kind), visit.urlOf),
    );
    return {};
  }

  /** A wrong code, a used one and an unknown address get the same answer. */
  byCode(kind: AccountKind, given: { email: string; code: string }, visit: Visit): Promise<Record<string, never>> {
    return atFixedSteps(async () => {
      const email = normalEmail(given.email);
      await this.attempts.begin(['code', `${kind.space} ${email}`], ['codesFrom', visit.address]);
      // The counted try must be committed whatever the answer is, so nothing may throw inside.
      const { result: isRight } = await this.work.run({ actor: actorName(ANONYMOUS) }, async (tx) => {
        const account = await this.accounts.byLogin(tx, kind.space, email);
        if (!account || !(await this.codes.isRight(tx, account.guid, given.code))) return false;
        await this.confirming.run(tx, account.guid, visit.urlOf);
        return true;
      });
      if (!isRight) throw new Failure('codeWrong', { field: 'code' });
      return {};
    });
  }
}
