// The order of an event's documents, changed by one at a time.

import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

/** The documents in their order, which nobody else changes until this transaction ends. */
export async function lockDocuments(tx: Transaction, competition: Guid): Promise<Guid[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`documents ${competition}`]);
  const rows = await tx.query<{ guid: Guid }>(
    'select guid from competitions.document where competition_guid = $1 order by position, guid',
    [competition],
  );
  return rows.map(({ guid }) => guid);
}

/** From 0 on, in this order. */
export async function placeDocuments(tx: Transaction, guids: readonly Guid[]): Promise<void> {
  await tx.query(
    `update competitions.document d set position = place.at - 1
       from unnest($1::uuid[]) with ordinality as place (guid, at)
      where d.guid = place.guid and d.position <> place.at - 1`,
    [guids],
  );
}
