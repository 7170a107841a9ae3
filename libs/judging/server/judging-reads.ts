// The facade: what higher rooms read of judging.

import { Injectable } from '@nestjs/common';
import type { ProtocolView } from '@rampa/contract';
import type { Method } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ProtocolReads, type GroupName } from './queries/protocol-reads.ts';
import { loadRules, schemeOf } from './scoring/event-rules.ts';

export interface JudgeSent {
  guid: Guid;
  fullName: string;
  /** All that he must give is given, or he abstains. Never which marks. */
  sent: boolean;
  /** Nothing is awaited of him. */
  abstained: boolean;
}

/** A performance and the title that it has now. */
export interface TitledItem {
  item: Guid;
  award: Guid;
}

@Injectable()
export class JudgingReads {
  constructor(private readonly protocols: ProtocolReads) {}

  /** `reader` must be a snapshot. Failure notFound. */
  protocol(reader: Reader, program: Guid): Promise<ProtocolView> {
    return this.protocols.view(reader, program);
  }

  /** Names of the groups that compete in the program, and no results of them. Failure notFound. */
  groups(reader: Reader, program: Guid): Promise<GroupName[]> {
    return this.protocols.groupsOf(reader, program);
  }

  /** How results of the nomination are counted. */
  async methodOf(reader: Reader, competition: Guid, nomination: Guid | null): Promise<Method> {
    return schemeOf(await loadRules(reader, competition), nomination).method;
  }

  /** Those of the performances whose title goes with the place: not by points, nor by the jury's own decision. */
  async titledByPlace(reader: Reader, titled: readonly TitledItem[]): Promise<ReadonlySet<Guid>> {
    const rows = await reader.query<{ item: Guid }>(
      `select t.item from unnest($1::uuid[], $2::uuid[]) as t (item, award)
         join judging.award_setting s on s.guid = t.award and s.kind in ('rank', 'thresholdThenRank')
        where not exists (select from judging.manual_award m where m.item_guid = t.item)`,
      [titled.map(({ item }) => item), titled.map(({ award }) => award)],
    );
    return new Set(rows.map(({ item }) => item));
  }

  async hasMarks(reader: Reader, item: Guid): Promise<boolean> {
    const [row] = await reader.query<{ has: boolean }>(
      'select exists (select from judging.mark where item_guid = $1 and value is not null) as has',
      [item],
    );
    return row!.has;
  }

  /** Judges of the performance in their order; none for what is no performance. */
  judgesSent(reader: Reader, item: Guid): Promise<JudgeSent[]> {
    return reader.query<JudgeSent>(
      `select j.guid, j.full_name as "fullName",
              absent.abstained, absent.abstained
              or (required.criteria > 0 and required.criteria = (
                   select count(*) from judging.mark m join judging.criterion c on c.guid = m.criterion_guid
                    where m.item_guid = i.guid and m.judge_guid = j.guid and m.value is not null and c.is_required
                      and (c.nominations = '{}' or i.nomination_guid = any (c.nominations)))) as sent
         from program.v_item i
         join judging.judge j on j.competition_guid = i.competition_guid and j.removed_at is null
          and (j.nominations = '{}' or i.nomination_guid = any (j.nominations))
         cross join lateral (
           select exists (select from judging.abstention a
                           where a.item_guid = i.guid and a.judge_guid = j.guid) as abstained) absent
         cross join lateral (
           select count(*) as criteria from judging.criterion c
            where c.competition_guid = i.competition_guid and c.is_required
              and (c.nominations = '{}' or i.nomination_guid = any (c.nominations))) required
        where i.guid = $1 and i.kind = 'performance' order by j.position, j.guid`,
      [item],
    );
  }
}
