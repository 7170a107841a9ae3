import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolDecideLateMarks } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, type Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { MarkCorrections } from '../writing/mark-corrections.ts';

interface LateMark {
  guid: Guid;
  item: Guid;
  judge: Guid;
  criterion: Guid;
  value: number | null;
  accepted: boolean | null;
}

@Injectable()
export class DecideLateMarks {
  constructor(
    private readonly work: JudgingWork,
    private readonly corrections: MarkCorrections,
  ) {}

  /**
   * All or none. Repeating the same decision changes nothing; another decision is staleVersion. If a judge has sent
   * several marks for one cell, the last of those named becomes the mark, as it would have on the sheet; a mark of the
   * cell that was accepted meanwhile stays.
   */
  async run(
    scope: Scope,
    program: Guid,
    { lateMarkGuids, accept, reason }: BodyOf<typeof VotingProtocolDecideLateMarks>,
  ): Promise<{ decided: number }> {
    const guids = [...new Set(lateMarkGuids)];
    let decided = 0;
    await this.work.exclusive(scope, async (tx, event) => {
      const found = await tx.query<LateMark>(
        `select guid, item_guid as item, judge_guid as judge, criterion_guid as criterion, value, accepted
           from judging.late_mark where guid = any ($1::uuid[]) and program_guid = $2 and competition_guid = $3
          order by at, guid for update`,
        [guids, program, event.competition],
      );
      if (found.length < guids.length) throw new Failure('notFound');
      if (found.some(({ accepted }) => accepted === !accept)) throw new Failure('staleVersion');
      const waiting = found.filter(({ accepted }) => accepted === null);
      decided = waiting.length;
      if (waiting.length === 0) return;
      if (accept) {
        const why = `Поздняя оценка принята${reason ? `: ${reason}` : ''}`;
        const last = new Map(found.map((late) => [`${late.item} ${late.judge} ${late.criterion}`, late]));
        const marks = [...last.values()]
          .filter(({ accepted }) => accepted === null)
          .map(({ item, judge, criterion, value }) => ({ item, judge, criterion, value, reason: why }));
        if (marks.length > 0) await this.corrections.write(tx, event, actorName(scope.actor), marks);
      }
      await tx.query(
        `update judging.late_mark set decided_at = clock_timestamp(), accepted = $2, reason = $3
          where guid = any ($1::uuid[])`,
        [waiting.map(({ guid }) => guid), accept, reason],
      );
      for (const { item, judge, criterion } of waiting) {
        tx.emit(event.competition, 'mark.lateDecided', { program, item, judge, criterion, accepted: accept, reason });
      }
    });
    return { decided };
  }
}
