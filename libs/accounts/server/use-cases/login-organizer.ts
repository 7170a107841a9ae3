import { Injectable } from '@nestjs/common';
import type { BodyOf, OrganizerLogin } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, UnitOfWork } from '@rampa/platform/server';
import { LoginAttempts } from '../sessions/login-attempts.ts';
import { Passwords } from '../sessions/passwords.ts';
import { Sessions, type SignedIn } from '../sessions/sessions.ts';

@Injectable()
export class LoginOrganizer {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly attempts: LoginAttempts,
    private readonly sessions: Sessions,
  ) {}

  /** An unknown login and a wrong password get the same answer after the same time. */
  async run(body: BodyOf<typeof OrganizerLogin>, address: string): Promise<SignedIn> {
    const attempt = await this.attempts.begin(body.login, address);
    // The expression of the unique index: organizers and their employees share one space of logins.
    const [account] = await this.database.query<{ guid: Guid; password_hash: string; is_verified: boolean }>(
      `select guid, password_hash, is_verified from accounts.account
       where (case user_type when 'Member' then 1 else 0 end) = 0 and lower(login) = lower($1)`,
      [body.login],
    );
    const isRight = await this.passwords.verify(account?.password_hash ?? null, body.password);
    if (!account || !isRight) throw new Failure('wrongLogin');
    await attempt.forgive();
    if (!account.is_verified) {
      throw new Failure('forbidden', { message: 'Сначала подтвердите почту: ссылка в письме, которое мы прислали.' });
    }
    const actor = actorName({ kind: 'anonymous' });
    return (await this.work.run({ actor }, (tx) => this.sessions.open(tx, { account: account.guid }))).result;
  }
}
