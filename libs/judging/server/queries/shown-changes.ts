// Marks and abstentions that judges have changed after the hall had seen the total, for the desk.

import type { ProtocolView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

type Change = ProtocolView['shownChanges'][number];

/**
 * The last change first; a change that was taken back is left out. What the organizer alone has corrected is his own deed:
 * it stands in the journal.
 */
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
     having (array_agg(h.shown_value order by h.id))[1] is distinct from m.value and bool_or(h.actor like 'judge:%')
      order by max(h.id) desc`,
    [program],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

type Word = ProtocolView['shownAbstentions'][number];

/** The last word first. Of one who abstains no more the mark tells, as soon as he has given one. */
export async function shownAbstentionsOf(reader: Reader, program: Guid): Promise<Word[]> {
  const rows = await reader.query<Omit<Word, 'at'> & { at: Date }>(
    `select w.item_guid as "itemGuid", w.judge_guid as "judgeGuid", w.abstains, w.at
       from (
         select item_guid, judge_guid, true as abstains, after_showing as at from judging.abstention
          where after_showing is not null
         union all
         select s.item_guid, s.judge_guid, false, s.at from judging.shown_abstention s
          where not exists (select from judging.abstention a
                             where a.item_guid = s.item_guid and a.judge_guid = s.judge_guid)
            and not exists (select from judging.mark m
                             where m.item_guid = s.item_guid and m.judge_guid = s.judge_guid and m.value is not null)
       ) w
       join program.v_item i on i.guid = w.item_guid
      where i.program_guid = $1
      order by w.at desc, w.item_guid, w.judge_guid`,
    [program],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
