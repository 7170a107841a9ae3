import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolDecideLateMark } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, type Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { MarkCorrections } from '../writing/mark-corrections.ts';

interface LateMark {
  item: Guid;
  judge: Guid;
  criterion: Guid;
  value: number | null;
  accepted: boolean | null;
}

@Injectable()
export class DecideLateMark {
  constructor(
    private readonly work: JudgingWork,
    private readonly corrections: MarkCorrections,
  ) {}

  /** Decided once: the same decision again is silent, another one is staleVersion. */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof VotingProtocolDecideLateMark>): Promise<void> {
    const { lateMarkGuid: guid, accept, reason } = body;
    await this.work.exclusive(scope, async (tx, event) => {
      const [late] = await tx.query<LateMark>(
        `select item_guid as item, judge_guid as judge, criterion_guid as criterion, value, accepted
           from judging.late_mark where guid = $1 and program_guid = $2 and competition_guid = $3 for update`,
        [guid, program, event.competition],
      );
      if (!late) throw new Failure('notFound');
      if (late.accepted === accept) return;
      if (late.accepted !== null) throw new Failure('staleVersion');
      const { item, judge, criterion, value } = late;
      if (accept) {
        const why = `Поздняя оценка принята${reason ? `: ${reason}` : ''}`;
        await this.corrections.write(tx, event, actorName(scope.actor), [
          { item, judge, criterion, value, reason: why },
        ]);
      }
      await tx.query(
        'update judging.late_mark set decided_at = clock_timestamp(), accepted = $2, reason = $3 where guid = $1',
        [guid, accept, reason],
      );
      tx.emit(event.competition, 'mark.lateDecided', { program, item, judge, criterion, accepted: accept, reason });
    });
  }
}
