import { Injectable } from '@nestjs/common';
import type { AwardGroupCreate, BodyOf } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { AwardGroupEntity } from '../persistence/award-group.entity.ts';
import { refuseSharedNominations } from '../writing/award-sets.ts';

@Injectable()
export class CreateAwardGroup {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  async run(scope: Scope, { title, nominations: given }: BodyOf<typeof AwardGroupCreate>): Promise<{ guid: Guid }> {
    const guid = newGuid();
    const nominations = [...new Set(given)];
    await this.work.exclusive(scope, async (tx, event) => {
      const { competition } = event;
      await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominations');
      await refuseSharedNominations(tx, event, guid, nominations);
      const [last] = await tx.query<{ next: number }>(
        'select coalesce(max(position), 0) + 1 as next from judging.award_group where competition_guid = $1',
        [competition],
      );
      const position = last!.next;
      await tx.manager.insert(AwardGroupEntity, { guid, competitionGuid: competition, title, nominations, position });
      tx.emit(competition, 'awards.changed', { group: guid });
    });
    return { guid };
  }
}
