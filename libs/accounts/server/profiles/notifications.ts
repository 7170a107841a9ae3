// Which letters a person wants.

import { Injectable } from '@nestjs/common';
import { notificationsOf } from '@rampa/accounts/domain';
import { UserUpdateNotifications, type AnswerOf } from '@rampa/contract';
import { Failure, type Guid, type NotificationKind, type UserType } from '@rampa/kernel';
import { Database, UnitOfWork, type Reader, type Scope } from '@rampa/platform/server';
import { accountOf } from '../sessions/own-account.ts';

type Settings = AnswerOf<typeof UserUpdateNotifications>;

interface Row {
  userType: UserType;
  kept: unknown;
}

@Injectable()
export class Notifications {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Asked before a letter is written, in the transaction of the change that it tells of. */
  async isWanted(reader: Reader, account: Guid, kind: NotificationKind): Promise<boolean> {
    return (await this.settingsOf(reader, account))[kind] ?? true;
  }

  run(scope: Scope): Promise<Settings> {
    return this.settingsOf(this.database, accountOf(scope).account);
  }

  /** Throws Failure badRequest for a kind of letter that people of his kind never get. */
  async change(scope: Scope, given: Settings): Promise<Settings> {
    const { account, userType } = accountOf(scope);
    const own = new Set<string>(notificationsOf(userType).map(({ kind }) => kind));
    const foreign = Object.keys(given).find((kind) => !own.has(kind));
    if (foreign) throw new Failure('badRequest', { field: foreign, message: 'Таких писем вам не приходит.' });
    const { result } = await this.work.run({ scope }, async (tx) => {
      await tx.query('update accounts.account set notifications = notifications || $2::jsonb where guid = $1', [
        account,
        JSON.stringify(given),
      ]);
      return this.settingsOf(tx, account);
    });
    return result;
  }

  private async settingsOf(reader: Reader, account: Guid): Promise<Settings> {
    const [row] = await reader.query<Row>(
      'select user_type as "userType", notifications as kept from accounts.account where guid = $1',
      [account],
    );
    if (!row) throw new Failure('notFound');
    const kept = UserUpdateNotifications.body.parse(row.kept);
    return Object.fromEntries(notificationsOf(row.userType).map(({ kind }) => [kind, kept[kind] ?? true]));
  }
}
