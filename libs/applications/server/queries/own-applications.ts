import type { OwnApplicationsOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';

interface Row {
  guid: Guid;
  number: number | null;
  state: string;
  sentAt: Date | null;
}

export const ownApplications: OwnApplicationsOf = async (reader, competition, member) => {
  const rows = await reader.query<Row>(
    `select guid, number, state, date_subscribe as "sentAt" from applications.application
      where competition_guid = $1 and member_guid = $2 and deleted_at is null order by created_at, guid`,
    [competition, member],
  );
  return rows.map(({ sentAt, ...row }) => ({ ...row, dateSubsribe: sentAt?.toISOString() ?? null }));
};
