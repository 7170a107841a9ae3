import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, VotingProtocolGetLateMarks } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

type LateMark = AnswerOf<typeof VotingProtocolGetLateMarks>[number];

@Injectable()
export class ListLateMarks {
  constructor(private readonly database: Database) {}

  /** Undecided ones, oldest first. */
  async run(scope: Scope, program: Guid): Promise<LateMark[]> {
    const rows = await this.database.query<Omit<LateMark, 'at'> & { at: Date }>(
      `select l.guid, l.item_guid as "itemGuid", i.number, i.performer, l.judge_guid as "judgeGuid",
              j.full_name as "judgeName", l.criterion_guid as "pointGuid", coalesce(c.title, '') as criterion, l.value,
              m.value as "currentValue", l.at
         from judging.late_mark l
         join program.v_item i on i.guid = l.item_guid
         join jury.v_judge j on j.guid = l.judge_guid
         left join jury.v_criterion c on c.guid = l.criterion_guid
         left join judging.mark m
           on m.item_guid = l.item_guid and m.judge_guid = l.judge_guid and m.criterion_guid = l.criterion_guid
        where l.program_guid = $1 and l.competition_guid = $2 and l.decided_at is null
        order by l.at, l.guid`,
      [program, eventOf(scope).competition],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
