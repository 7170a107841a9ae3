import { Injectable } from '@nestjs/common';
import type { AnswerOf, UserGetShort } from '@rampa/contract';
import { Failure, SECTIONS, type Section } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { AccountEntity } from '../persistence/account.entity.ts';

@Injectable()
export class GetAccountShort {
  constructor(private readonly database: Database) {}

  /** A judge or a presenter has no account: his profile is another call. */
  async run(scope: Scope): Promise<AnswerOf<typeof UserGetShort>> {
    if (scope.actor.kind !== 'account') throw new Failure('forbidden');
    const account = await this.database.source.manager.findOneByOrFail(AccountEntity, { guid: scope.actor.account });
    const isOwner = account.userType === 'Organizer';
    return {
      guid: account.guid,
      login: account.login,
      name: account.companyName || account.fullName || account.login,
      userType: account.userType,
      isVerified: account.isVerified,
      profileFilled: isFilled(account),
      // The owner may change everything; what employees may comes with their page configuration.
      config: Object.fromEntries(SECTIONS.map((section) => [section, isOwner ? 2 : 0])) as Record<Section, number>,
    };
  }
}

function isFilled({ userType, companyName, fullName, phone, city }: AccountEntity): boolean {
  if (userType === 'Organizer') return [companyName, phone, city].every(Boolean);
  return [fullName, phone].every(Boolean);
}
