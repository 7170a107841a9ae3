import { Injectable } from '@nestjs/common';
import { Failure, type FailureCode } from '@rampa/kernel';
import { actorName, ANONYMOUS, Database, UnitOfWork } from '@rampa/platform/server';
import { Attempts } from '../attempts/attempts.ts';
import type { Counted } from '../attempts/limits.ts';
import { AccountRows, type AccountRow } from '../kinds/account-rows.ts';
import { normalEmail } from '../kinds/email.ts';
import { kindOf, type AccountKind } from '../kinds/kinds.ts';
import { Passwords } from '../sessions/passwords.ts';
import { Sessions, type SignedIn } from '../sessions/sessions.ts';
import type { Visit } from './visit.ts';

@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRows,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
  ) {}

  /**
   * An unknown login and a wrong password get the same answer after the same time; details follow only a right
   * password.
   */
  async run(kind: AccountKind, given: { login: string; password: string }, visit: Visit): Promise<SignedIn> {
    const login = normalEmail(given.login);
    const attempt = await this.attempts.begin(...countedOf(kind, login, visit));
    const signIn = await this.attempts.begin(['signIns', `${kind.space} ${login}`]).catch(async (error) => {
      await attempt.forgive();
      throw error;
    });
    const account = await this.accounts.byLogin(this.database, kind.space, login);
    const isRight = await this.passwords.verify(account?.passwordHash ?? null, given.password).catch(async (error) => {
      await Promise.all([attempt.forgive(), signIn.forgive()]); // the password was not checked
      throw error;
    });
    await (isRight ? attempt : signIn).forgive();
    if (!account || !isRight) throw new Failure('wrongLogin');
    const refusal = refusalOf(kind, account);
    if (refusal) throw refusal;
    const owner = { account: account.guid, device: visit.device };
    return (await this.work.run({ actor: actorName(ANONYMOUS) }, (tx) => this.sessions.open(tx, owner))).result;
  }
}

/** On a device that its owner has used before, strangers' tries do not count, so that nobody can lock him out. */
function countedOf({ space }: AccountKind, login: string, visit: Visit): Counted[] {
  const known = visit.knownAs(space, login);
  if (known) return [['loginOnDevice', `${space} ${login} ${known}`]];
  return [
    ['loginHere', `${space} ${login} ${visit.address}`],
    ['login', `${space} ${login}`],
    ['loginsFrom', visit.address],
  ];
}

function refusalOf(kind: AccountKind, account: AccountRow): Failure | null {
  if (account.userType !== kind.userType) {
    const { cabinet } = kindOf(account.userType);
    return new Failure('otherDoor', {
      message: `Почта и пароль верны, но это ${cabinet}. Войдите на его странице.`,
      customData: { kind: kindOf(account.userType).name },
    });
  }
  const code = closedBecause(account);
  return code && new Failure(code);
}

function closedBecause({ isVerified, employeeState, isClosed }: AccountRow): FailureCode | null {
  if (isClosed) return 'accountClosed';
  if (!isVerified) return 'emailUnconfirmed';
  if (employeeState === 'waiting') return 'employeeWaiting';
  return employeeState === 'dismissed' ? 'employeeDismissed' : null;
}
