import { groupKeyOf } from '@rampa/judging/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';

/**
 * Throws Failure panelsDiffer when somebody abstained for some performances of a summed group only: a sum would punish
 * it. `picked`: the group fields that divide performances.
 */
export async function refuseUnequalPanels(
  reader: Reader,
  event: EventScope,
  picked: readonly Guid[],
  concerns: (nomination: Guid | null) => boolean,
): Promise<void> {
  const rows = await reader.query<{
    tour: number;
    nomination: Guid | null;
    groupValues: Record<string, string>;
    absent: number;
  }>(
    `select p.tour, i.nomination_guid as nomination, i.group_values as "groupValues", count(a.judge_guid)::int as absent
       from program.v_item i
       join program.v_program p on p.guid = i.program_guid
       left join (judging.abstention a join jury.v_judge j on j.guid = a.judge_guid and j.removed_at is null)
         on a.item_guid = i.guid and jury.serves(j.nominations, i.nomination_guid)
      where i.competition_guid = $1 and i.kind = 'performance' and not i.is_withdrawn and i.activity <> 'Skipped'
      group by i.guid, i.nomination_guid, i.group_values, p.tour`,
    [event.competition],
  );
  const sizes = new Map<string, number>();
  for (const { tour, nomination, groupValues, absent } of rows) {
    if (!concerns(nomination)) continue;
    const key = groupKeyOf({ tour: String(tour), nomination }, picked, groupValues);
    if ((sizes.get(key) ?? absent) !== absent) throw new Failure('panelsDiffer', { field: 'scheme.method' });
    sizes.set(key, absent);
  }
}
