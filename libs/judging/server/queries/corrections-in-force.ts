// Marks whose last change is the organizer's: a correction, or a late mark that he accepted.

import type { MarkCorrection } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { CLEARED, RESTORED } from '../persistence/clearings.ts';

/**
 * Of the program, or of one performance, in the order in which they were made. Marks that the judge has changed since
 * or a clearing has taken are left out. The organizer's marks have no device, so most cells need no look-up.
 */
export function correctionsInForce(reader: Reader, program: Guid, item: Guid | null = null): Promise<MarkCorrection[]> {
  return reader.query<MarkCorrection>(
    `select m.item_guid as item, m.judge_guid as judge, m.criterion_guid as criterion, p.value as before, h.value, h.reason
       from judging.mark m
       join program.v_item i on i.guid = m.item_guid
       join lateral (
         select h.id, h.value, h.reason from judging.mark_history h
          where h.item_guid = m.item_guid and h.judge_guid = m.judge_guid and h.criterion_guid = m.criterion_guid
            and h.version = m.version and h.submission_guid is null and h.reason <> all ($3::text[])
          order by h.id desc limit 1
       ) h on true
       left join lateral (
         select p.value from judging.mark_history p
          where p.item_guid = m.item_guid and p.judge_guid = m.judge_guid and p.criterion_guid = m.criterion_guid
            and p.id < h.id and p.version > 0
          order by p.id desc limit 1
       ) p on true
      where i.program_guid = $1 and ($2::uuid is null or i.guid = $2) and m.device = ''
      order by h.id`,
    [program, item, [CLEARED, RESTORED]],
  );
}
