import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AdjustmentGetByProgram, AnswerOf } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

type Adjustment = AnswerOf<typeof AdjustmentGetByProgram>[number];

@Injectable()
export class ListAdjustments {
  constructor(private readonly database: Database) {}

  /** In the order in which they were given. */
  async run(scope: Scope, program: Guid): Promise<Adjustment[]> {
    const rows = await this.database.query<Omit<Adjustment, 'at'> & { at: Date }>(
      `select a.guid, a.item_guid as "itemGuid", a.kind, a.amount, a.reason, a.at,
              a.criterion_guid as "criterionGuid"
         from judging.adjustment a join program.v_item i on i.guid = a.item_guid
        where i.program_guid = $1 and a.competition_guid = $2 order by a.at, a.guid`,
      [program, eventOf(scope).competition],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
