// What applications decide of an event's settings: who is accepted, and whether the event may still be deleted.

import type { AcceptedMember, DeletionVeto } from '@rampa/competitions/server';
import { counted, Failure } from '@rampa/kernel';

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
