import { Injectable } from '@nestjs/common';
import { missingOf, PROFILE_WORDS } from '@rampa/accounts/domain';
import type { AnswerOf, ParticipantCheckProfile, Profile } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { accountOf } from '../sessions/own-account.ts';
import { ProfileRows } from './profile-rows.ts';

@Injectable()
export class GetProfile {
  constructor(
    private readonly database: Database,
    private readonly rows: ProfileRows,
  ) {}

  run(scope: Scope): Promise<Profile> {
    return this.rows.of(this.database, accountOf(scope).account);
  }

  async check(scope: Scope): Promise<AnswerOf<typeof ParticipantCheckProfile>> {
    const { userType, name, phone, countryCode, city, organizer } = await this.run(scope);
    const said = { fullName: name, companyName: organizer?.companyName ?? '', phone, country: countryCode, city };
    const missing = missingOf(userType, said).map((field) => ({ field, title: PROFILE_WORDS[field] }));
    return { profileFilled: missing.length === 0, missing };
  }
}
