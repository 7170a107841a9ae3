// An event to which people have sent applications is not deleted.

import type { DeletionVeto } from '@rampa/competitions/server';
import { counted, Failure } from '@rampa/kernel';

/** Drafts go into the bin with their event, and come back with it; those that their owner has thrown away hold up nothing. */
export const refuseSubmitted: DeletionVeto = async (reader, competition) => {
  const [row] = await reader.query<{ count: number }>(
    `select count(*)::int as count from applications.application where competition_guid = $1 and state <> 'Draft' and deleted_at is null`,
    [competition],
  );
  if (row!.count === 0) return;
  const applications = counted(row!.count, 'заявка', 'заявки', 'заявок');
  const message = `В мероприятии уже есть начатые или отправленные заявки (${applications}; начатые стоят в «Заявках», во вкладке «Не отправлены»), удалить его нельзя. Уберите его в архив: там оно никому не мешает.`;
  throw new Failure('eventUsed', { message });
};
