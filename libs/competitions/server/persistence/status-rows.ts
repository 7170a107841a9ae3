// Rows of statuses, each list written by one at a time.

import { STARTING_STATUSES, STATUS_KINDS, foldedTitle, type StatusKind } from '@rampa/competitions/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { STATUS, type StatusRow } from './status-table.ts';

export function statusesOf(reader: Reader, competition: Guid, kind: StatusKind): Promise<StatusRow[]> {
  return reader.query<StatusRow>(
    `select ${STATUS.select('s')} from competitions.status s
      where s.competition_guid = $1 and s.kind = $2 order by s.position, s.guid`,
    [competition, kind],
  );
}

/** The list as it stands until this transaction ends: who else writes it waits. */
export async function lockedStatuses(tx: Transaction, competition: Guid, kind: StatusKind): Promise<StatusRow[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`statuses ${kind} ${competition}`]);
  return statusesOf(tx, competition, kind);
}

/** From 0 on, in this order. */
export async function placeStatuses(tx: Transaction, guids: readonly Guid[]): Promise<void> {
  await tx.query(
    `update competitions.status s set position = place.at - 1
       from unnest($1::uuid[]) with ordinality as place (guid, at)
      where s.guid = place.guid and s.position <> place.at - 1`,
    [guids],
  );
}

export async function addStartingStatuses(tx: Transaction, competition: Guid): Promise<void> {
  for (const kind of STATUS_KINDS) {
    for (const [position, status] of STARTING_STATUSES[kind].entries()) {
      await STATUS.insert(tx, {
        ...{ guid: newGuid(), competitionGuid: competition, kind, position },
        ...{ ...status, folded: foldedTitle(status.title) },
      });
    }
  }
}
