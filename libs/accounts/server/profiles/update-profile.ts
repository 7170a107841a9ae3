import { Injectable } from '@nestjs/common';
import { normalLink, profileFaults, type LinkKind } from '@rampa/accounts/domain';
import type { BodyOf, OrganizerUpdateProfile, Profile } from '@rampa/contract';
import { Failure, phoneDigits } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { emailOf } from '../kinds/email.ts';
import { accountOf } from '../sessions/own-account.ts';
import { ProfileRows } from './profile-rows.ts';

type Contacts = BodyOf<typeof OrganizerUpdateProfile>['organizer'];
/** Fields that only an organizer has: his contacts. */
type Given = Omit<BodyOf<typeof OrganizerUpdateProfile>, 'organizer'> & { organizer?: Contacts };

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ProfileRows,
  ) {}

  /** Failures profileInvalid (names every wrong field), letterAddress, staleVersion. */
  async run(scope: Scope, given: Given): Promise<Profile> {
    const { account } = accountOf(scope);
    const faults = profileFaults(given);
    if (faults.length > 0) throw new Failure('profileInvalid', faults);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const columns = { ...personOf(given), ...contactsOf(given) };
      const names = Object.keys(columns);
      // Column names come from the two lists below, never from the caller.
      const changed = await tx.query(
        `with changed as (
           update accounts.account set profile_version = profile_version + 1,
             ${names.map((name, index) => `${name} = $${index + 3}`).join(', ')}
           where guid = $1 and profile_version = $2 returning guid)
         select guid from changed`,
        [account, given.version, ...Object.values(columns)],
      );
      if (changed.length === 0) throw new Failure('staleVersion');
      return this.rows.of(tx, account);
    });
    return result;
  }
}

function personOf({ name, title, countryCode, phone, city }: Given): Record<string, string> {
  return {
    ...{ full_name: name, title, country_code: countryCode, city },
    phone: phone === '' ? '' : phoneDigits(phone, countryCode)!,
  };
}

function contactsOf({ organizer, countryCode }: Given): Record<string, string> {
  if (!organizer) return {};
  const link = (kind: LinkKind) => normalLink(kind, organizer[kind], countryCode)!;
  return {
    ...{ company_name: organizer.companyName, telegram: link('telegram'), vk: link('vk') },
    ...{ site: link('site'), whats_app: link('whatsApp') },
    contact_email: organizer.email === '' ? '' : emailOf(organizer.email, 'organizer.email'),
  };
}
