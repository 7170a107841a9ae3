import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { Files, type Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { JUDGE } from '../persistence/jury-tables.ts';
import { JudgeMarks } from '../ports/judge-marks.ts';

@Injectable()
export class DeleteJudge {
  constructor(
    private readonly work: JudgingWork,
    private readonly links: FastLinks,
    private readonly files: Files,
    private readonly marks: JudgeMarks,
  ) {}

  /**
   * His marks are deleted only with `force`, and never under written results; history keeps them. His link ends at
   * once, and his photo is deleted.
   */
  async run(scope: Scope, judge: Guid, force: boolean): Promise<void> {
    const { result } = await this.work.taking(scope, async (tx, event) => {
      const marks = await this.marks.take(tx, event, judge, force);
      const own = { guid: judge, competitionGuid: event.competition };
      const former = await JUDGE.find(tx, own);
      await JUDGE.update(tx, own, { removedAt: new Date(), photoGuid: null });
      const gone = await this.files.remove(tx, [former?.photoGuid ?? null]);
      await this.links.revokeForJudge(tx, judge);
      tx.emit(event.competition, 'judges.changed', { judge, removed: true, marks });
      return gone;
    });
    await this.files.sweep(result);
  }
}
