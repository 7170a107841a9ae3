import { Injectable } from '@nestjs/common';
import type { AnswerOf, UserGetShort } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { configOf, Database, type Scope } from '@rampa/platform/server';
import { AccountEntity } from '../persistence/account.entity.ts';

@Injectable()
export class GetAccountShort {
  constructor(private readonly database: Database) {}

  /** A judge or a presenter has no account: his profile is another call. */
  async run(scope: Scope): Promise<AnswerOf<typeof UserGetShort>> {
    if (scope.actor.kind !== 'account') throw new Failure('forbidden');
    const account = await this.database.source.manager.findOneByOrFail(AccountEntity, { guid: scope.actor.account });
    return {
      guid: account.guid,
      login: account.login,
      name: account.companyName || account.fullName || account.login,
      userType: account.userType,
      isVerified: account.isVerified,
      profileFilled: isFilled(account),
      config: configOf(scope.actor.access, scope.competition),
    };
  }
}

function isFilled({ userType, companyName, fullName, phone, city }: AccountEntity): boolean {
  if (userType === 'Organizer') return [companyName, phone, city].every(Boolean);
  return [fullName, phone, ...(userType === 'Member' ? [city] : [])].every(Boolean);
}
