// The events in which marks, the jury's titles or the chair's decisions depend on a nomination.

import type { JudgedIn } from '@rampa/jury/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export async function judgedIn(
  reader: Reader,
  events: readonly Guid[],
  nominations: readonly Guid[],
): Promise<JudgedIn> {
  const judged = await reader.query<{ competition: Guid }>(
    `select distinct i.competition_guid as competition from program.v_item i
      where i.competition_guid = any ($1::uuid[]) and i.nomination_guid = any ($2::uuid[])
        and (exists (select from judging.mark m where m.item_guid = i.guid and m.value is not null)
          or exists (select from judging.late_mark l where l.item_guid = i.guid and l.decided_at is null)
          or exists (select from judging.manual_award a where a.item_guid = i.guid))`,
    [events, nominations],
  );
  const decided = await reader.query<{ competition: Guid }>(
    `select distinct competition_guid as competition from judging.chair_decision
      where competition_guid = any ($1::uuid[]) and group_key::jsonb ->> 1 = any ($2::text[])`,
    [events, nominations],
  );
  const guids = (rows: readonly { competition: Guid }[]) => new Set(rows.map(({ competition }) => competition));
  return { judged: guids(judged), decided: guids(decided) };
}
