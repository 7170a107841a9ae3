// Marks that judges have changed after the hall had seen them, for the desk.

import type { ProtocolView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

type Change = ProtocolView['shownChanges'][number];

/** The last change first; a change that was taken back is left out. */
export async function shownChangesOf(reader: Reader, program: Guid): Promise<Change[]> {
  const rows = await reader.query<Omit<Change, 'at'> & { at: Date }>(
    `select h.item_guid as "itemGuid", h.judge_guid as "judgeGuid", h.criterion_guid as "pointGuid",
            (array_agg(h.shown_value order by h.id))[1] as "from", m.value as "to", max(h.at) as at
       from program.v_item i
       join judging.shown_result s on s.item_guid = i.guid
       join judging.mark_history h on h.item_guid = i.guid and (h.shown_value is not null or h.shown_none)
        and h.at >= s.at
       join judging.mark m on m.item_guid = h.item_guid and m.judge_guid = h.judge_guid
        and m.criterion_guid = h.criterion_guid
      where i.program_guid = $1
      group by h.item_guid, h.judge_guid, h.criterion_guid, m.value
     having (array_agg(h.shown_value order by h.id))[1] is distinct from m.value
      order by max(h.id) desc`,
    [program],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
