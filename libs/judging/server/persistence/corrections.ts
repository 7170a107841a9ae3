// The organizer's marks: they replace what is there and record the reason in the history.

import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export interface Correction {
  item: Guid;
  judge: Guid;
  criterion: Guid;
  /** Null takes the mark away. */
  value: number | null;
  reason: string;
}

export interface CorrectedMark {
  program: Guid;
  item: Guid;
  judge: Guid;
  criterion: Guid;
  value: number | null;
  version: number;
}

/** One statement; rows in the order of their keys, each cell at most once. */
export function writeCorrections(
  tx: Transaction,
  actor: string,
  corrections: readonly Correction[],
): Promise<CorrectedMark[]> {
  return tx.query<CorrectedMark>(
    `with given as (
       select g.*, i.program_guid as program, coalesce(t.version_floor, 0) + 1 as first_version, l.epoch
         from jsonb_to_recordset($1::jsonb) g (item uuid, judge uuid, criterion uuid, value integer, reason text)
         join program.v_item i on i.guid = g.item
         join live.v_stream l on l.stream_guid = i.competition_guid
         left join judging.protocol t on t.program_guid = i.program_guid
     ), saved as (
       insert into judging.mark as m (item_guid, judge_guid, criterion_guid, value, version, epoch)
       select item, judge, criterion, value, first_version, epoch from given order by item, judge, criterion
       on conflict (item_guid, judge_guid, criterion_guid) do update
         set value = excluded.value, version = m.version + 1, device = '', device_seq = 0,
             updated_at = clock_timestamp(), epoch = excluded.epoch, offered_epoch = null, offered_version = null
       returning item_guid, judge_guid, criterion_guid, m.value, m.version
     ), noted as (
       insert into judging.mark_history (item_guid, judge_guid, criterion_guid, value, version, actor, reason)
       select s.item_guid, s.judge_guid, s.criterion_guid, s.value, s.version, $2, g.reason
         from saved s
         join given g on g.item = s.item_guid and g.judge = s.judge_guid and g.criterion = s.criterion_guid
     )
     select g.program, g.item, g.judge, g.criterion, s.value, s.version
       from saved s
       join given g on g.item = s.item_guid and g.judge = s.judge_guid and g.criterion = s.criterion_guid
      order by g.item, g.judge, g.criterion`,
    [JSON.stringify(corrections), actor],
  );
}
