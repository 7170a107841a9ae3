// What applications decide of an event's settings: who is accepted, whether the event may still be deleted, which statuses
// are in use.

import type { AcceptedMember, DeletionVeto, StatusUse } from '@rampa/competitions/server';
import { counted, Failure, type Guid } from '@rampa/kernel';

/** Sent, and with a status that says so: one of the two alone is not enough. */
export const isAccepted: AcceptedMember = async (reader, competition, member) => {
  const rows = await reader.query(
    `select from applications.application a
       join competitions.v_status s on s.guid = a.status_guid and s.competition_guid = a.competition_guid
      where a.competition_guid = $1 and a.member_guid = $2 and a.state = 'Subscribed' and s.is_accepted limit 1`,
    [competition, member],
  );
  return rows.length > 0;
};

/** Drafts go into the bin with their event, and come back with it. */
export const refuseSubmitted: DeletionVeto = async (reader, competition) => {
  const [row] = await reader.query<{ count: number }>(
    `select count(*)::int as count from applications.application where competition_guid = $1 and state <> 'Draft'`,
    [competition],
  );
  if (row!.count === 0) return;
  const applications = counted(row!.count, 'заявка', 'заявки', 'заявок');
  const message = `В мероприятии уже есть поданные заявки (${applications}), удалить его нельзя. Уберите его в архив: там оно никому не мешает.`;
  throw new Failure('eventUsed', { message });
};

export const statusesInUse: StatusUse = {
  async count(reader, competition) {
    const rows = await reader.query<{ status: Guid; count: number }>(
      `select status_guid as status, count(*)::int as count from applications.application
        where competition_guid = $1 and status_guid is not null group by status_guid`,
      [competition],
    );
    return new Map(rows.map(({ status, count }) => [status, count]));
  },

  async replace(tx, competition, status, by) {
    await tx.query(
      `update applications.application set status_guid = $3, updated_at = now()
        where competition_guid = $1 and status_guid = $2`,
      [competition, status, by],
    );
  },
};
