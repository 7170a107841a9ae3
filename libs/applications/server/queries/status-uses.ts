// Which statuses applications and their blocks have, for the room that keeps statuses; and whose application is accepted.

import type { AcceptedMember, StatusUse } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export function countIn(table: 'applications.application' | 'applications.block'): StatusUse['count'] {
  return async (reader: Reader, competition: Guid) => {
    const rows = await reader.query<{ status: Guid; count: number }>(
      `select status_guid as status, count(*)::int as count from ${table}
        where competition_guid = $1 and status_guid is not null group by status_guid`,
      [competition],
    );
    return new Map(rows.map(({ status, count }) => [status, count]));
  };
}

/** Sent, and of a status that counts as accepted. */
export const acceptedMember: AcceptedMember = async (reader: Reader, competition: Guid, member: Guid) => {
  const [row] = await reader.query(
    `select from applications.application a join competitions.v_status s on s.guid = a.status_guid
      where a.competition_guid = $1 and a.member_guid = $2 and a.state = 'Subscribed' and s.is_accepted limit 1`,
    [competition, member],
  );
  return row !== undefined;
};
