import { Injectable } from '@nestjs/common';
import { missingOf } from '@rampa/accounts/domain';
import type { AnswerOf, UserGetShort } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { configOf, Database, type RowOf, type Scope } from '@rampa/platform/server';
import { ACCOUNT } from '../persistence/account-tables.ts';

@Injectable()
export class GetAccountShort {
  constructor(private readonly database: Database) {}

  /** Judges and presenters have no account: another call returns their profile. */
  async run(scope: Scope): Promise<AnswerOf<typeof UserGetShort>> {
    if (scope.actor.kind !== 'account') throw new Failure('forbidden');
    const [account] = await this.database.query<RowOf<typeof ACCOUNT>>(
      `select ${ACCOUNT.select('a')} from accounts.account a where a.guid = $1`,
      [scope.actor.account],
    );
    if (!account) throw new Failure('notFound');
    return {
      guid: account.guid,
      login: account.login,
      name: account.companyName || account.fullName || account.login,
      logoPath: account.logoPath,
      userType: account.userType,
      isVerified: account.isVerified,
      profileFilled: missingOf(account.userType, { ...account, country: account.countryCode }).length === 0,
      config: configOf(scope.actor.access, scope.competition),
    };
  }
}
