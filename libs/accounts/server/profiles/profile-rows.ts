import { Injectable } from '@nestjs/common';
import type { Profile } from '@rampa/contract';
import { Failure, formatPhone, type CountryCode, type Guid, type UserType } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { Organizers } from '../queries/organizers.ts';

interface Row {
  guid: Guid;
  userType: UserType;
  name: string;
  title: string;
  email: string;
  logoPath: string | null;
  phone: string;
  countryCode: CountryCode;
  city: string;
  organizerGuid: Guid | null;
  version: number;
}

const SELECT = `select guid, user_type as "userType", full_name as name, title, login as email,
    logo_path as "logoPath", phone, country_code as "countryCode", city, organizer_guid as "organizerGuid",
    profile_version as version
  from accounts.account where guid = $1`;

/** A profile as its owner reads it. */
@Injectable()
export class ProfileRows {
  constructor(private readonly organizers: Organizers) {}

  async of(reader: Reader, account: Guid): Promise<Profile> {
    const [row] = await reader.query<Row>(SELECT, [account]);
    if (!row) throw new Failure('notFound');
    const { organizerGuid, ...profile } = row;
    return {
      ...profile,
      phone: formatPhone(row.phone, row.countryCode),
      organizer: organizerGuid === null ? null : await this.faceOf(reader, organizerGuid),
    };
  }

  private async faceOf(reader: Reader, organizer: Guid): Promise<Profile['organizer']> {
    const found = (await this.organizers.facesOf(reader, [organizer])).get(organizer);
    if (!found) return null;
    const { guid: _, ...face } = found;
    return face;
  }
}
