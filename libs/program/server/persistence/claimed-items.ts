// An application that has stood in programs before its owner came carries him to its items, with their results and papers.

import type { ClaimFollower } from '@rampa/applications/server';
import type { Guid } from '@rampa/kernel';

/** It counts as taken: a synchronization does not offer it again. A participant whom the organizer has set stays. */
export const claimItems: ClaimFollower = async (tx, { competition, member, applications }) => {
  // As every writer of items does: the programs first, in one order.
  await tx.query(
    `select from program.program where guid in (
       select program_guid from program.item where competition_guid = $1 and application_guid = any ($2::uuid[]))
      order by guid for update`,
    [competition, applications],
  );
  const items = await tx.query<{ guid: Guid; program: Guid }>(
    `update program.item
        set participant_guid = $3, source = source || jsonb_build_object('participantUserGuid', $3::uuid)
      where competition_guid = $1 and application_guid = any ($2::uuid[]) and source_block_guid is not null
        and participant_guid is null and source ->> 'participantUserGuid' is null
      returning guid, program_guid as program`,
    [competition, applications, member],
  );
  for (const [program, of] of Map.groupBy(items, (item) => item.program))
    tx.emit(competition, 'items.changed', { program, items: of.map(({ guid }) => guid) });
};
