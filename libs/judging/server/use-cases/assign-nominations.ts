import { Injectable } from '@nestjs/common';
import { counted, Failure, type Guid } from '@rampa/kernel';
import type { EventScope, Scope, Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { JudgeEntity } from '../persistence/judge.entity.ts';

@Injectable()
export class AssignNominations {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  /** An empty list means every nomination. A nomination in which he gave marks stays his. */
  async run(scope: Scope, judge: Guid, given: readonly Guid[]): Promise<void> {
    const nominations = [...new Set(given)];
    await this.work.exclusive(scope, async (tx, event) => {
      await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominationGuids');
      await this.refuseMarksElsewhere(tx, event, judge, nominations);
      await tx.manager.update(JudgeEntity, { guid: judge, competitionGuid: event.competition }, { nominations });
      tx.emit(event.competition, 'judges.changed', { judge, nominations });
    });
  }

  private async refuseMarksElsewhere(tx: Transaction, event: EventScope, judge: Guid, nominations: readonly Guid[]) {
    if (nominations.length === 0) return;
    const [row] = await tx.query<{ items: number }>(
      `select count(distinct i.guid)::int as items
         from judging.mark m join program.v_item i on i.guid = m.item_guid
        where m.judge_guid = $1 and i.competition_guid = $2 and m.value is not null
          and (i.nomination_guid is null or i.nomination_guid <> all ($3::uuid[]))`,
      [judge, event.competition, nominations],
    );
    if (row!.items === 0) return;
    throw new Failure('hasMarks', {
      field: 'nominationGuids',
      message: `Судья уже оценил ${counted(row!.items, 'выступление', 'выступления', 'выступлений')} в номинациях, которых нет в списке.`,
    });
  }
}
