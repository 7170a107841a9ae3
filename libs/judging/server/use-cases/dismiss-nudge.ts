import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';

@Injectable()
export class DismissNudge {
  constructor(private readonly work: JudgingWork) {}

  /** Dismisses the judge's own reminder on all his tablets; a missing one is no error. */
  async run(scope: Scope, item: Guid): Promise<void> {
    const { actor } = scope;
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    await this.work.plain(scope, async (tx, event) => {
      const [dismissed] = await tx.query<{ program: Guid }>(
        `update judging.nudge n set dismissed_at = clock_timestamp() from program.v_item i
          where n.item_guid = $1 and n.judge_guid = $2 and n.dismissed_at is null
            and i.guid = n.item_guid and i.competition_guid = $3
          returning i.program_guid as program`,
        [item, actor.judge, event.competition],
      );
      if (!dismissed) return;
      tx.emit(event.competition, 'judge.nudged', { program: dismissed.program, item, judge: actor.judge });
    });
  }
}
