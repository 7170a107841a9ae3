// What an application gets when it comes in: its number, its first status, the moment.

import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import type { ApplicationRow } from '../persistence/application-tables.ts';
import type { Deed } from './application-writing.ts';

type Coming = Pick<ApplicationRow, 'number' | 'statusGuid' | 'state' | 'competitionGuid'>;

/** `revision`: of the deed itself. What stands in it when it comes first is not new to the organizer. */
export async function coming(
  tx: Transaction,
  { number, statusGuid, state, competitionGuid }: Coming,
  revision: number,
) {
  const given = {
    number: number ?? (await nextNumber(tx, competitionGuid)),
    dateSubscribe: new Date(),
    statusGuid: statusGuid ?? (await initialStatus(tx, competitionGuid)),
  };
  const deed: Deed = { kind: 'state', before: { state }, after: { state: 'Subscribed', number: given.number } };
  const first = number === null ? { confirmedRevision: revision } : {};
  return { deed, changes: { state: 'Subscribed' as const, ...given, ...first } };
}

/** In the event never twice, also when the application that got it is gone. */
async function nextNumber(tx: Transaction, competition: Guid): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    `insert into applications.numbering (competition_guid, last)
     select $1, coalesce(max(number), 0) + 1 from applications.application where competition_guid = $1
     on conflict (competition_guid) do update set last = greatest(applications.numbering.last + 1, excluded.last)
     returning last`,
    [competition],
  );
  return row!.last;
}

/** What an application has when it comes in: the first that is switched on. */
async function initialStatus(tx: Transaction, competition: Guid): Promise<Guid | null> {
  const [row] = await tx.query<{ guid: Guid }>(
    `select guid from competitions.v_status where competition_guid = $1 and kind = 'application' and is_active
      order by position, guid limit 1`,
    [competition],
  );
  return row?.guid ?? null;
}
