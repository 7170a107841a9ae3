import { Injectable } from '@nestjs/common';
import type { BodyOf, PointArrange } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';

@Injectable()
export class ArrangePoints {
  constructor(private readonly work: JudgingWork) {}

  /** Criteria that are not named (somebody has just added one) follow in their former order. */
  async run(scope: Scope, { pointGuids }: BodyOf<typeof PointArrange>): Promise<void> {
    await this.work.exclusive(scope, async (tx, event) => {
      const moved = await tx.query<{ guid: Guid }>(
        `with placed as (
           select guid, row_number() over (order by array_position($2::uuid[], guid), position, guid) - 1 as place
             from judging.criterion where competition_guid = $1)
         update judging.criterion c set position = p.place
           from placed p where p.guid = c.guid and c.position <> p.place
         returning c.guid`,
        [event.competition, pointGuids],
      );
      for (const { guid } of moved) tx.emit(event.competition, 'criteria.changed', { criterion: guid });
    });
  }
}
