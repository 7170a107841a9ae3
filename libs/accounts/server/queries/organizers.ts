import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface OrganizerInfo {
  companyName: string;
  logoPath: string | null;
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
}
