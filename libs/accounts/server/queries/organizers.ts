import { Injectable } from '@nestjs/common';
import { Failure, formatPhone, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface OrganizerInfo {
  companyName: string;
  logoPath: string | null;
}

/** Where an organizer can be found; empty if he gave nothing. */
export interface OrganizerFace extends OrganizerInfo {
  guid: Guid;
  /** With the country code, so that it can be dialled from anywhere. */
  phone: string;
  telegram: string;
  vk: string;
  site: string;
  whatsApp: string;
  email: string;
  city: string;
}

/** What other rooms show of an organizer. */
@Injectable()
export class Organizers {
  async infoOf(reader: Reader, organizer: Guid): Promise<OrganizerInfo> {
    const [row] = await reader.query<OrganizerInfo>(
      'select company_name as "companyName", logo_path as "logoPath" from accounts.account where guid = $1',
      [organizer],
    );
    if (!row) throw new Failure('notFound');
    return row;
  }

  /** Where his own letters go: never shown to anybody else. */
  async mailboxOf(reader: Reader, organizer: Guid): Promise<string> {
    const [row] = await reader.query<{ login: string }>(
      `select login from accounts.account where guid = $1 and closed_at is null and is_verified`,
      [organizer],
    );
    if (!row) throw new Failure('notFound');
    return row.login;
  }

  /** SHA-256 of the logo in his profile; empty when its file is gone, null without one. */
  async logoOf(reader: Reader, organizer: Guid): Promise<string | null> {
    const [row] = await reader.query<{ sha256: string }>(
      `select coalesce(f.sha256, '') as sha256
         from accounts.account a left join files.v_file f on f.guid = a.logo_guid
        where a.guid = $1 and a.logo_guid is not null`,
      [organizer],
    );
    return row?.sha256 ?? null;
  }

  /** For one organizer, whose guid is not disclosed. */
  async faceOf(reader: Reader, organizer: Guid): Promise<Omit<OrganizerFace, 'guid'>> {
    const face = (await this.facesOf(reader, [organizer])).get(organizer);
    if (!face) throw new Failure('notFound');
    const { guid: _, ...told } = face;
    return told;
  }

  async facesOf(reader: Reader, organizers: readonly Guid[]): Promise<Map<Guid, OrganizerFace>> {
    const rows = await reader.query<OrganizerFace & { country: string }>(
      `select guid, company_name as "companyName", logo_path as "logoPath", phone, country_code as country, telegram,
              vk, site, whats_app as "whatsApp", contact_email as email, city
       from accounts.account where guid = any ($1::uuid[])`,
      [organizers],
    );
    return new Map(
      rows.map(({ country, ...face }) => [face.guid, { ...face, phone: formatPhone(face.phone, country) }]),
    );
  }
}
