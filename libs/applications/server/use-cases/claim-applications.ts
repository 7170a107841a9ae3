// What the organizer has begun for somebody by his address is his from the moment when he takes part in the event.

import type { WhenJoined } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { officeOf, openStream } from '@rampa/platform/server';

export const claimApplications: WhenJoined = async (tx, { competition, member, email }) => {
  const claimed = await tx.query<{ guid: Guid; revision: number }>(
    `with claimed as (
       update applications.application set member_guid = $2, owner_email = null, updated_at = now()
        where competition_guid = $1 and owner_email = $3 returning guid, revision)
     select guid, revision from claimed`,
    [competition, member, email],
  );
  if (claimed.length === 0) return;
  await openStream(tx, member, 'user');
  for (const { guid, revision } of claimed)
    for (const stream of [member, officeOf(competition)])
      tx.emit(stream, 'application.changed', { application: guid, revision, blocks: [] });
};
