import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import { CLOSED_STATES, counted, Failure, type Guid, inQuotes, type ProtocolState } from '@rampa/kernel';
import { actorName, type EventScope, Files, type Scope, type Transaction } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { JudgeEntity } from '../persistence/judge.entity.ts';

@Injectable()
export class DeleteJudge {
  constructor(
    private readonly work: JudgingWork,
    private readonly links: FastLinks,
    private readonly files: Files,
  ) {}

  /** His marks go only with `force`, and never from under written results; history keeps them. His link ends at once, his photo goes. */
  async run(scope: Scope, judge: Guid, force: boolean): Promise<void> {
    const { result } = await this.work.taking(scope, async (tx, event) => {
      const marks = await this.refuseMarks(tx, event, judge, force);
      if (marks > 0) await this.takeMarks(tx, scope, judge);
      const own = { guid: judge, competitionGuid: event.competition };
      const former = await tx.manager.findOneBy(JudgeEntity, own);
      await tx.manager.update(JudgeEntity, own, { removedAt: new Date(), photoGuid: null });
      const gone = await this.files.remove(tx, [former?.photoGuid ?? null]);
      await this.links.revokeForJudge(tx, judge);
      tx.emit(event.competition, 'judges.changed', { judge, removed: true, marks });
      return gone;
    });
    await this.files.sweep(result);
  }

  /** How many marks he gave. Failures hasMarks, protocolLocked. */
  private async refuseMarks(tx: Transaction, event: EventScope, judge: Guid, force: boolean): Promise<number> {
    const rows = await tx.query<{ title: string; state: ProtocolState; marks: number }>(
      `select p.title, coalesce(t.state, 'Draft') as state, count(*)::int as marks
         from judging.mark m
         join program.v_item i on i.guid = m.item_guid
         join program.v_program p on p.guid = i.program_guid
         left join judging.protocol t on t.program_guid = p.guid
        where m.judge_guid = $1 and i.competition_guid = $2 and m.value is not null
        group by p.guid, p.title, t.state`,
      [judge, event.competition],
    );
    const marks = rows.reduce((sum, row) => sum + row.marks, 0);
    if (marks > 0 && !force) {
      throw new Failure('hasMarks', {
        message: `Удалить нельзя: судья уже поставил ${counted(marks, 'оценку', 'оценки', 'оценок')}.`,
        customData: { marks },
      });
    }
    const closed = rows.find(({ state }) => CLOSED_STATES.has(state));
    if (closed) {
      throw new Failure('protocolLocked', {
        message: `Оценки судьи уже вошли в закрытый протокол ${inQuotes(closed.title)}. Сначала откройте его снова.`,
      });
    }
    return marks;
  }

  private async takeMarks(tx: Transaction, scope: Scope, judge: Guid): Promise<void> {
    await tx.query(
      `with gone as (
         delete from judging.mark where judge_guid = $1 returning item_guid, judge_guid, criterion_guid, version
       )
       insert into judging.mark_history (item_guid, judge_guid, criterion_guid, value, version, actor, reason)
       select item_guid, judge_guid, criterion_guid, null, version + 1, $2, 'Судья удалён' from gone`,
      [judge, actorName(scope.actor)],
    );
  }
}
