// What the organizer has set about the mobile program.

import { Injectable } from '@nestjs/common';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { MobileAccess } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';

@Injectable()
export class MobileAccesses {
  constructor(
    private readonly database: Database,
    private readonly addresses: PublicAddress,
  ) {}

  read(scope: Scope, request: Addressed): Promise<MobileAccess> {
    return this.of(this.database, eventOf(scope).competition, request);
  }

  async of(reader: Pick<Reader, 'query'>, competition: Guid, request: Addressed): Promise<MobileAccess> {
    const [row] = await reader.query<{ key: string | null; isOpen: boolean | null; programs: Guid[] }>(
      `select e.key, e.is_open as "isOpen",
              array(select m.program_guid from program.mobile_program m
                      join program.program p on p.guid = m.program_guid
                     where p.competition_guid = $1 and m.is_open order by p.position, p.guid) as programs
         from (select) as one left join program.mobile_event e on e.competition_guid = $1`,
      [competition],
    );
    const { key, isOpen, programs } = row!;
    const shown =
      key === null ? { url: null, qr: null } : this.addresses.shown(`/public/mobile-program/${key}/main`, request);
    return { isOpen: isOpen ?? false, mobileProgramKey: key, ...shown, programGuids: programs };
  }
}
