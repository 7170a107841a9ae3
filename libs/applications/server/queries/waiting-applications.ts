import { Injectable } from '@nestjs/common';
import { InvitationLetters, Memberships } from '@rampa/accounts/server';
import type { WaitingEvent } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';

/** Events. */
const MOST = 50;

@Injectable()
export class WaitingApplications {
  constructor(
    private readonly database: Database,
    private readonly letters: InvitationLetters,
    private readonly memberships: Memberships,
  ) {}

  /** Under his confirmed address; the archive takes nobody in, nor does an event that is closed to him. */
  of(scope: Scope): Promise<WaitingEvent[]> {
    const member = memberOf(scope)!;
    return this.database.snapshot(async (reader) => {
      const rows = await reader.query<WaitingEvent>(
        `select c.guid as "competitionGuid", c.title, coalesce(o.company_name, '') as "companyName",
                c.begin_date as "beginDate", c.end_date as "endDate", c.city, count(*)::int as count
           from applications.application a
           join competitions.v_competition c on c.guid = a.competition_guid
           left join accounts.v_account o on o.guid = c.organizer_guid
          where a.owner_email = $1 and a.deleted_at is null and c.archived_at is null
          group by c.guid, c.title, o.company_name, c.begin_date, c.end_date, c.city
          order by c.begin_date, c.guid limit ${MOST}`,
        [await this.letters.addressOf(reader, member)],
      );
      const states = await Promise.all(
        rows.map(({ competitionGuid }) => this.memberships.stateOf(reader, competitionGuid, member)),
      );
      return rows.filter((_, at) => states[at] !== 'blocked');
    });
  }
}
