// The chair's decisions on ties: one in force for a set; withdrawn ones are kept.

import type { Guid } from '@rampa/kernel';
import type { EventScope, Reader, Transaction } from '@rampa/platform/server';

export interface DecisionRow {
  guid: Guid;
  /** Best first. */
  items: Guid[];
  reason: string;
  at: Date;
}

/** Decisions about any of these performances, the newest last. */
export function decisionsAbout(
  reader: Reader,
  competition: Guid,
  performances: readonly Guid[],
): Promise<DecisionRow[]> {
  return reader.query<DecisionRow>(
    `select guid, item_guids as items, reason, at from judging.chair_decision
      where competition_guid = $1 and item_guids && $2::uuid[] order by at, guid`,
    [competition, performances],
  );
}

/** Takes back every decision that names one of these performances; answers how many. `clearedWith`: see clearings.ts. */
export async function withdrawDecisions(
  tx: Transaction,
  { competition }: EventScope,
  performances: readonly Guid[],
  actor: string,
  because: string,
  clearedWith: Guid | null = null,
): Promise<number> {
  const [row] = await tx.query<{ withdrawn: number }>(
    `with gone as (
       delete from judging.chair_decision where competition_guid = $1 and item_guids && $2::uuid[] returning *
     ), kept as (
       insert into judging.withdrawn_decision
         (guid, competition_guid, group_key, item_guids, reason, actor, at, withdrawn_by, withdrawn_because, cleared_with)
       select guid, competition_guid, group_key, item_guids, reason, actor, at, $3, $4, $5 from gone
     )
     select count(*)::int as withdrawn from gone`,
    [competition, performances, actor, because, clearedWith],
  );
  return row!.withdrawn;
}

/** Restores the decisions that a clearing withdrew, unless their performances have a newer one; returns how many. */
export async function restoreDecisions(tx: Transaction, program: Guid): Promise<number> {
  const [row] = await tx.query<{ restored: number }>(
    `with back as (
       delete from judging.withdrawn_decision w
        where w.cleared_with = $1
          and not exists (select from judging.chair_decision d
                           where d.competition_guid = w.competition_guid and d.item_guids && w.item_guids)
       returning *
     ), given as (
       insert into judging.chair_decision (guid, competition_guid, group_key, item_guids, reason, actor, at)
       select guid, competition_guid, group_key, item_guids, reason, actor, at from back
     )
     select count(*)::int as restored from back`,
    [program],
  );
  return row!.restored;
}
