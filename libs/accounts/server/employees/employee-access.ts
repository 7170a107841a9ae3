import { Injectable } from '@nestjs/common';
import type { Guid, Section } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';

export interface SectionReader {
  guid: Guid;
  login: string;
  fullName: string;
}

@Injectable()
export class EmployeeAccess {
  /** Who has rights of his own in the one event has the same in the other. */
  async copy(tx: Transaction, from: Guid, to: Guid): Promise<void> {
    await tx.query(
      `insert into accounts.employee_access (employee_guid, competition_guid, config)
       select employee_guid, $2, config from accounts.employee_access where competition_guid = $1`,
      [from, to],
    );
  }

  /** Who sees this section of an event (2: changes it), with confirmed addresses. */
  readersOf(
    reader: Reader,
    { organizer, competition }: { organizer: Guid; competition: Guid },
    section: Section,
    least: 1 | 2 = 1,
  ): Promise<SectionReader[]> {
    return reader.query<SectionReader>(
      `select a.guid, a.login, a.full_name as "fullName" from accounts.account a
        where a.is_verified and a.closed_at is null
          and (a.guid = $1 or (a.organizer_guid = $1 and a.employee_state = 'approved' and (
                select (e.config ->> $3)::int from accounts.employee_access e
                 where e.employee_guid = a.guid and (e.competition_guid = $2 or e.competition_guid is null)
                 order by e.competition_guid nulls last limit 1) >= $4))
        order by a.guid`,
      [organizer, competition, section, least],
    );
  }

  /** Whether work that goes on without its caller may go on: he changes this section of the event still. */
  async mayStill(reader: Reader, account: Guid, event: { organizer: Guid; competition: Guid }, section: Section) {
    const [row] = await reader.query<{ may: boolean }>(
      `select a.guid = $2 or coalesce(a.organizer_guid = $2 and a.employee_state = 'approved' and (
                select (e.config ->> $4)::int from accounts.employee_access e
                 where e.employee_guid = a.guid and (e.competition_guid = $3 or e.competition_guid is null)
                 order by e.competition_guid nulls last limit 1) = 2, false) as may
         from accounts.account a where a.guid = $1 and a.closed_at is null`,
      [account, event.organizer, event.competition, section],
    );
    return row?.may ?? false;
  }
}
