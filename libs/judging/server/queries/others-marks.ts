import { Injectable } from '@nestjs/common';
import type { OthersMarksView } from '@rampa/contract';
import { OPENINGS, seenOthers } from '@rampa/judging/domain';
import { Failure, type Guid, type ProtocolState, type SeeingOthers } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { ProtocolReads } from './protocol-reads.ts';

@Injectable()
export class OthersMarks {
  constructor(
    private readonly database: Database,
    private readonly protocols: ProtocolReads,
  ) {}

  /** Failure othersHidden until the protocol is closed and wherever the organizer does not allow it. */
  run({ actor }: Scope, program: Guid): Promise<OthersMarksView> {
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    const { judge } = actor;
    return this.database.snapshot(async (reader) => {
      const [row] = await reader.query<{ protocol: ProtocolState; seeingOthers: SeeingOthers; own: Guid[] }>(
        `select coalesce(t.state, 'Draft') as protocol, coalesce(s.seeing_others, 'none') as "seeingOthers",
                array(select i.guid from program.v_item i
                       where i.program_guid = p.guid and jury.serves(j.nominations, i.nomination_guid)) as own
           from program.v_program p
           join jury.v_judge j on j.competition_guid = p.competition_guid and j.guid = $2 and j.removed_at is null
           left join judging.protocol t on t.program_guid = p.guid
           left join jury.v_setting s on s.competition_guid = p.competition_guid
          where p.guid = $1`,
        [program, judge],
      );
      if (!row) throw new Failure('notFound');
      if (!OPENINGS.judges(row)) throw new Failure('othersHidden');
      const whole = await this.protocols.view(reader, program);
      const seen = seenOthers(whole, { judge, isNamed: row.seeingOthers === 'named', own: new Set(row.own) });
      return { decimals: whole.decimals, ...seen };
    });
  }
}
